import { Migration } from '@mikro-orm/migrations';

/** How long a task takes, apart from its latest start, which may be earlier because another task waits for it. */
export class PrepLeadMinutes extends Migration {
  override up(): void {
    this.addSql('alter table "prep_task" add "lead_minutes" int null');
    this.addSql('alter table "prep_task" no force row level security');
    this.addSql(
      'update "prep_task" set "lead_minutes" = round(extract(epoch from "due_at" - "latest_start_at") / 60) where "latest_start_at" is not null',
    );
    this.addSql('alter table "prep_task" force row level security');
  }
}
