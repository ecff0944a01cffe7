import { Migration } from '@mikro-orm/migrations';

/**
 * A percentage such as 0.004 was accepted and stored as 0, so that amounts and costs were divided by zero. Those are taken out: the
 * item's usable share applies, or all of it, and there is no target.
 */
export class PercentagesAboveZero extends Migration {
  override up(): void {
    this.everyRow(
      'recipe_ingredient',
      'update "recipe_ingredient" set "yield_percent" = null where "yield_percent" = 0',
    );
    this.everyRow('item', 'update "item" set "default_yield_percent" = 100 where "default_yield_percent" = 0');
    this.everyRow(
      'recipe',
      'update "recipe" set "target_food_cost_percent" = null where "target_food_cost_percent" = 0',
    );
    this.everyRow(
      'recipe_version',
      `update "recipe_version" set "lines" = (
        select jsonb_agg(case when (line->>'yield_percent')::numeric = 0 then line || '{"yield_percent": null}'::jsonb else line end order by place)
        from jsonb_array_elements("lines") with ordinality as part (line, place)
      ) where "lines"::text ~ '"yield_percent": "0(\\.0+)*"'`,
    );
    this.addSql('alter table "recipe_ingredient" add constraint "recipe_ingredient_yield" check (yield_percent > 0)');
    this.addSql('alter table "item" add constraint "item_yield" check (default_yield_percent > 0)');
    this.addSql('alter table "recipe" add constraint "recipe_target" check (target_food_cost_percent > 0)');
  }

  private everyRow(table: string, statement: string): void {
    this.addSql(`alter table "${table}" no force row level security`);
    this.addSql(statement);
    // Its foreign keys wait for the end of the transaction, and no table changes before.
    this.addSql('set constraints all immediate');
    this.addSql('set constraints all deferred');
    this.addSql(`alter table "${table}" force row level security`);
  }
}
