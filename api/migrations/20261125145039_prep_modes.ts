import { Migration } from '@mikro-orm/migrations';

/** Where the par of a line comes from and how much is made at once; when a prep list is built by itself, and when it was last. */
export class PrepModes extends Migration {
  override up(): void {
    this.addSql(
      `alter table "prep_item" add "par_mode" text not null default 'weekday', add "min_days" smallint null, add "max_days" smallint null, add "min_quantity" numeric(14,4) null, add "max_quantity" numeric(14,4) null`,
    );
    this.addSql(
      'alter table "prep_list" add "build_time" text null, add "built_through" date null, add "built_date" date null, add "built_at" timestamptz(3) null, add "built_tasks" int null',
    );
  }
}
