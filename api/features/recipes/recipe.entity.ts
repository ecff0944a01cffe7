import { Check, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RecipeKind, Unit } from '#schema/vocabulary.ts';
import { Archivable } from '../../platform/database/archivable.ts';
import { OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './recipes.enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** How something is made. A prep recipe fills `outputItemId`; a menu recipe is sold. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'recipe' })
@Check({ name: 'recipe_portions', expression: "yield_unit <> 'portion' or portions is null" })
@Check({ name: 'recipe_target', expression: 'target_food_cost_percent > 0' })
@Index({ properties: ['organizationId', 'kind', 'name'] })
@Index({ properties: ['organizationId', 'outputItemId'] })
@Unique({ properties: ['organizationId', 'name'] })
@Index({ properties: ['organizationId', 'updatedAt', 'id'] })
@Unique({ properties: ['organizationId', 'externalId'] })
export class Recipe extends Archivable {
  @Field(() => Date)
  override updatedAt: Date = new Date();

  /** Its id in another program. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  externalId: string | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  nameEs: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Field(() => enums.RecipeKind)
  @Property({ type: 'text', default: 'prep' })
  kind: RecipeKind = 'prep';

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  category: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  stationId: string | null = null;

  /** The prepared item that a batch puts into stock. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  outputItemId: string | null = null;

  /** What one batch makes, in `yieldUnit`. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  yieldQuantity!: string;

  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  yieldUnit!: Unit;

  /** Portions per batch. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  portions: string | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  prepMinutes: number | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  shelfLifeHours: number | null = null;

  /** Its codes at the till; each belongs to one recipe of the kitchen. */
  @Field(() => [String])
  @Property({ type: 'text[]', defaultRaw: `'{}'` })
  pluCodes: string[] = [];

  /** Net price of one portion, minor units. */
  @Property({ type: 'integer', nullable: true })
  menuPrice: number | null = null;

  @Property({ type: 'decimal', precision: 5, scale: 2, nullable: true })
  targetFoodCostPercent: string | null = null;

  /** Since when its food cost is above the target; managers were notified then. Written apart from edits of the recipe. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  overTargetSince: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    recipe: Recipe;
  }
}
