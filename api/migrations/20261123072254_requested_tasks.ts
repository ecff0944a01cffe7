import { Migration } from '@mikro-orm/migrations';

/** Who requested a task while working; null for tasks that were planned, also all from before. */
export class RequestedTasks extends Migration {
  override up(): void {
    // Checking foreign keys reads both tables through row level security, so a tenant must be set; none has this id.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql('alter table "prep_task" add "requested_by_id" uuid null');
    this.addSql(
      `alter table "prep_task" add constraint "prep_task_requested_by_id_wall" foreign key (organization_id, requested_by_id) references "app_user" (organization_id, id) deferrable initially deferred`,
    );
  }
}
