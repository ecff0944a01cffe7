import { Migration } from '@mikro-orm/migrations';

/** Recurring tasks, and what their tasks on the prep lists take from them. */
export class RecurringTasks extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'create table "recurring_task" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "location_id" uuid not null, "archived_at" timestamptz(3) null, "name" text not null, "kind" text not null, "station_id" uuid null, "prep_list_id" uuid null, "weekdays" text[] null, "month_day" smallint null, "due_time" text not null, "minutes" int not null, "needs_note" boolean not null default false, "carries_over" boolean not null default false, "instructions" text null, "paused_at" timestamptz(3) null, "starts_on" date not null, primary key ("id"))',
    );
    this.addSql('alter table "recurring_task" add constraint "recurring_task_key" unique ("organization_id", "id")');
    this.addSql(
      'alter table "prep_task" add "recurring_task_id" uuid null, add "recurring_kind" text null, add "instructions" text null, add "needs_note" boolean not null default false, add "carries_over" boolean not null default true',
    );
    this.addSql(
      'alter table "prep_task" add constraint "prep_task_organization_id_recurring_task_id_busin_97014_unique" unique ("organization_id", "recurring_task_id", "business_date")',
    );
    this.addSql('alter table "recurring_task" enable row level security');
    this.addSql('alter table "recurring_task" force row level security');
    this.addSql(
      `create policy "recurring_task_organization_policy" on "recurring_task" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "recurring_task" add constraint "recurring_task_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "recurring_task" add constraint "recurring_task_location_id_wall" foreign key (organization_id, location_id) references "location" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "recurring_task" add constraint "recurring_task_station_id_wall" foreign key (organization_id, station_id) references "station" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "recurring_task" add constraint "recurring_task_prep_list_id_wall" foreign key (organization_id, prep_list_id) references "prep_list" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "prep_task" add constraint "prep_task_recurring_task_id_wall" foreign key (organization_id, recurring_task_id) references "recurring_task" (organization_id, id) deferrable initially deferred',
    );
  }
}
