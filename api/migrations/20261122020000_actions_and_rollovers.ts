import { Migration } from '@mikro-orm/migrations';
import { nearestRollover } from '#schema/rollover.ts';

/** Until now corrective actions were columns of the reading itself. */
const actions = [
  `create table "line_check_action" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "answer_id" uuid not null, "action" text not null, "by_user_id" uuid not null, "acted_at" timestamptz(3) not null, primary key ("id"))`,
  'create index "line_check_action_organization_id_answer_id_acted_at_index" on "line_check_action" ("organization_id", "answer_id", "acted_at")',
  'alter table "line_check_action" add constraint "line_check_action_key" unique ("organization_id", "id")',
  `insert into line_check_action (id, organization_id, answer_id, action, by_user_id, acted_at)
    select gen_random_uuid(), organization_id, id, corrective_action, by_user_id, answered_at
    from line_check_answer where corrective_action is not null`,
  'alter table "line_check_answer" drop column "corrective_action"',
  // A run's figures are counted from its readings: this one left out readings that were followed by a better one.
  'alter table "line_check" drop column "failed_count"',
  'alter table "line_check_action" add constraint "line_check_action_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
  'alter table "line_check_action" add constraint "line_check_action_answer_id_wall" foreign key (organization_id, answer_id) references "line_check_answer" (organization_id, id) deferrable initially deferred',
  'alter table "line_check_action" add constraint "line_check_action_by_user_id_wall" foreign key (organization_id, by_user_id) references "app_user" (organization_id, id) deferrable initially deferred',
  'alter table "line_check_action" enable row level security',
  'alter table "line_check_action" force row level security',
  `create policy "line_check_action_organization_policy" on "line_check_action" using ("organization_id" = current_setting('app.organization')::uuid)`,
];

/** Read across all organizations, so row level security is not forced on the owner until the end of this migration. */
const readAcross = ['organization', 'app_user', 'line_check_answer'];

/** Corrective actions get their own table, and rollovers must be at times that no clock change skips or repeats. */
export class ActionsAndRollovers extends Migration {
  override async up(): Promise<void> {
    for (const table of readAcross) await this.execute(`alter table "${table}" no force row level security`);
    for (const statement of actions) await this.execute(statement);
    await this.moveRollovers();
    for (const table of readAcross) await this.execute(`alter table "${table}" force row level security`);
  }

  /** Changes every rollover that is not safe in its time zone to the nearest safe one. */
  private async moveRollovers(): Promise<void> {
    const now = new Date();
    const kitchens = await this.execute('select id, time_zone, day_rollover from organization');
    for (const { id, time_zone: timeZone, day_rollover: dayRollover } of kitchens) {
      const safe = nearestRollover(String(timeZone), String(dayRollover), now);
      if (safe === dayRollover) continue;
      await this.execute(
        'update organization set day_rollover = ?, updated_at = now(), version = version + 1 where id = ?',
        [safe, String(id)],
      );
    }
  }
}
