import { Migration } from '@mikro-orm/migrations';

/** Since when the food cost of a recipe is above its target, so that managers are notified once. */
export class RecipeOverTarget extends Migration {
  override up(): void {
    this.addSql('alter table "recipe" add "over_target_since" timestamptz(3) null');
  }
}
