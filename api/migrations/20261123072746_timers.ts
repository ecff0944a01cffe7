import { Migration } from '@mikro-orm/migrations';

const parents = [
  ['recipe_id', 'recipe'],
  ['prep_task_id', 'prep_task'],
  ['started_by_id', 'app_user'],
  ['stopped_by_id', 'app_user'],
] as const;

/** Timers of the kitchen, which ring on every screen. `key` keeps one person from starting the same one twice. */
export class Timers extends Migration {
  override up(): void {
    // Checking foreign keys reads both tables through row level security, so a tenant must be set; none has this id.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'create table "timer" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "label" text null, "recipe_id" uuid null, "step" smallint null, "prep_task_id" uuid null, "key" text null, "started_by_id" uuid not null, "started_at" timestamptz(3) not null, "duration_seconds" int not null, "added_seconds" int not null default 0, "ends_at" timestamptz(3) null, "paused_at" timestamptz(3) null, "remaining_seconds" int null, "done_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "stopped_by_id" uuid null, primary key ("id"))',
    );
    this.addSql(
      'create index "timer_organization_id_done_at_cancelled_at_ends_at_index" on "timer" ("organization_id", "done_at", "cancelled_at", "ends_at")',
    );
    this.addSql(
      'alter table "timer" add constraint "timer_organization_id_started_by_id_key_unique" unique ("organization_id", "started_by_id", "key")',
    );
    this.addSql('alter table "timer" add constraint "timer_key" unique ("organization_id", "id")');
    this.addSql('alter table "timer" enable row level security');
    this.addSql('alter table "timer" force row level security');
    this.addSql(
      `create policy "timer_organization_policy" on "timer" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "timer" add constraint "timer_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    for (const [column, parent] of parents) {
      this.addSql(
        `alter table "timer" add constraint "timer_${column}_wall" foreign key (organization_id, ${column}) references "${parent}" (organization_id, id) deferrable initially deferred`,
      );
    }
  }
}
