import { Migration } from '@mikro-orm/migrations';

/** Foreign keys with the organization get the ending that PostgreSQL itself gives foreign keys. */
export class ForeignKeyNames extends Migration {
  override up(): void {
    this.addSql(`do $$
      declare named record;
      begin
        for named in
          select conrelid::regclass as child, conname as name from pg_constraint
          where contype = 'f' and connamespace = current_schema()::regnamespace and right(conname, 5) = '_wall'
        loop
          execute format('alter table %s rename constraint %I to %I', named.child, named.name,
            left(named.name, -5) || '_fkey');
        end loop;
      end $$`);
  }
}
