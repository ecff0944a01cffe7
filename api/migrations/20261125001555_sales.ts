import { Migration } from '@mikro-orm/migrations';

/** Sales by day and dish, the lines that they are made of, and the codes of dishes at the till. */
export class Sales extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      `create table "menu_sale" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "sales_day_id" uuid not null, "business_date" date not null, "recipe_id" uuid not null, "quantity" numeric(14,4) not null default '0', "net_amount" int null default 0, "booked_quantity" numeric(14,4) not null default '0', "use_unknown" boolean not null default false, primary key ("id"))`,
    );
    this.addSql(
      'create index "menu_sale_organization_id_sales_day_id_index" on "menu_sale" ("organization_id", "sales_day_id")',
    );
    this.addSql(
      'create index "menu_sale_organization_id_recipe_id_business_date_index" on "menu_sale" ("organization_id", "recipe_id", "business_date")',
    );
    this.addSql(
      'alter table "menu_sale" add constraint "menu_sale_organization_id_business_date_recipe_id_unique" unique ("organization_id", "business_date", "recipe_id")',
    );
    this.addSql('alter table "menu_sale" add constraint "menu_sale_key" unique ("organization_id", "id")');
    this.addSql(
      'create table "sale_line" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "menu_sale_id" uuid not null, "external_id" text not null, "by_hand" boolean not null default false, "kind" text not null, "quantity" numeric(14,4) not null, "net_amount" int null, "restock" boolean not null default false, "recorded_by_id" uuid null, primary key ("id"))',
    );
    this.addSql(
      'create index "sale_line_organization_id_menu_sale_id_index" on "sale_line" ("organization_id", "menu_sale_id")',
    );
    this.addSql(
      'alter table "sale_line" add constraint "sale_line_organization_id_external_id_unique" unique ("organization_id", "external_id")',
    );
    this.addSql('alter table "sale_line" add constraint "sale_line_key" unique ("organization_id", "id")');
    this.addSql(
      'create table "sales_day" ("id" uuid not null, "organization_id" uuid not null, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), "version" int not null default 1, "business_date" date not null, "complete" boolean not null default false, "net_sales" int null, "covers" int null, "recorded_by_id" uuid null, primary key ("id"))',
    );
    this.addSql(
      'alter table "sales_day" add constraint "sales_day_organization_id_business_date_unique" unique ("organization_id", "business_date")',
    );
    this.addSql('alter table "sales_day" add constraint "sales_day_key" unique ("organization_id", "id")');
    this.addSql(`alter table "recipe" add "plu_codes" text[] not null default '{}'`);
    this.addSql('alter table "menu_sale" enable row level security');
    this.addSql('alter table "menu_sale" force row level security');
    this.addSql(
      `create policy "menu_sale_organization_policy" on "menu_sale" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql('alter table "sale_line" enable row level security');
    this.addSql('alter table "sale_line" force row level security');
    this.addSql(
      `create policy "sale_line_organization_policy" on "sale_line" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql('alter table "sales_day" enable row level security');
    this.addSql('alter table "sales_day" force row level security');
    this.addSql(
      `create policy "sales_day_organization_policy" on "sales_day" using ("organization_id" = current_setting('app.organization')::uuid)`,
    );
    this.addSql(
      'alter table "menu_sale" add constraint "menu_sale_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "sale_line" add constraint "sale_line_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "sales_day" add constraint "sales_day_organization" foreign key (organization_id) references organization (id) on delete cascade deferrable initially deferred',
    );
    this.addSql(
      'alter table "menu_sale" add constraint "menu_sale_sales_day_id_wall" foreign key (organization_id, sales_day_id) references "sales_day" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "menu_sale" add constraint "menu_sale_recipe_id_wall" foreign key (organization_id, recipe_id) references "recipe" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "sale_line" add constraint "sale_line_menu_sale_id_wall" foreign key (organization_id, menu_sale_id) references "menu_sale" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "sale_line" add constraint "sale_line_recorded_by_id_wall" foreign key (organization_id, recorded_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
    this.addSql(
      'alter table "sales_day" add constraint "sales_day_recorded_by_id_wall" foreign key (organization_id, recorded_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
  }
}
