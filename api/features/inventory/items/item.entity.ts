import { Check, Formula, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ConversionFact } from '#schema/units.ts';
import type { Allergen, ItemKind, TcsClass, Unit } from '#schema/vocabulary.ts';
import { Archivable } from '../../../platform/database/archivable.ts';
import { OwnedEntity } from '../../../platform/database/organization-owned.ts';
import { Node } from '../../../platform/graphql/node.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../inventory.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** Something the kitchen stocks. Quantities of it everywhere are in `unit`. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'item' })
@Check({ name: 'item_yield', expression: 'default_yield_percent > 0' })
@Index({ properties: ['organizationId', 'categoryId', 'name'] })
@Index({ properties: ['organizationId', 'archivedAt'] })
@Unique({ properties: ['organizationId', 'name'] })
@Index({ properties: ['organizationId', 'updatedAt', 'id'] })
@Unique({ properties: ['organizationId', 'externalId'] })
export class Item extends Archivable {
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

  @Field(() => ID)
  @Property({ type: 'uuid' })
  categoryId!: string;

  @Field(() => enums.ItemKind)
  @Property({ type: 'text', default: 'raw' })
  kind: ItemKind = 'raw';

  /** The stock unit; fixed after the first movement. */
  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  unit!: Unit;

  /** How many `unit` one purchase pack holds. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  packQuantity: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  packDescription: string | null = null;

  /** Below this the item is low. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4, default: '0' })
  parLevel: string = '0';

  /** Above this the item is overstocked. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 4, nullable: true })
  maxLevel: string | null = null;

  /** Usable share of the purchased quantity, 1-100. */
  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 5, scale: 2, default: '100' })
  defaultYieldPercent: string = '100';

  /** Allows conversion between mass and volume. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  densityGramsPerMl: string | null = null;

  /** Its conversions in the order they were added; loaded with every entity. */
  @Formula(
    ({ id, organizationId }) => `(select coalesce(json_agg(json_build_object(
      'fromQuantity', c.from_quantity::text, 'fromUnit', c.from_unit, 'toQuantity', c.to_quantity::text, 'toUnit', c.to_unit)
      order by c.at, c.id), '[]'::json)
      from item_conversion c where c.organization_id = ${organizationId} and c.item_id = ${id})`,
    { type: 'json' },
  )
  conversions?: readonly ConversionFact[];

  @Field(() => enums.TcsClass)
  @Property({ type: 'text', default: 'none' })
  tcsClass: TcsClass = 'none';

  /** Null until they are entered; an empty list means none. */
  @Field(() => [graph.Allergen], { nullable: true })
  @Property({ type: 'text[]', nullable: true })
  allergens: Allergen[] | null = null;

  /** Who entered the allergens last, also that there are none; null while they are unknown, and before this was recorded. */
  @Property({ type: 'uuid', nullable: true })
  allergensById: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  allergensAt: Date | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  storageLocationId: string | null = null;

  /** The preferred supplier. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  supplierId: string | null = null;

  /** Hours from receipt to use-by; from preparation too, while `preparedShelfLifeHours` is null. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  shelfLifeHours: number | null = null;

  /** Hours from preparation to use-by. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  preparedShelfLifeHours: number | null = null;

  /** Hours from opening to use-by. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  openedShelfLifeHours: number | null = null;

  /** Hours in the freezer. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  frozenShelfLifeHours: number | null = null;

  /** Hours from thawing to use-by. */
  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  thawedShelfLifeHours: number | null = null;

  /** Minor units of the currency per `unit`: the newest of posted price, batch cost and entered cost; null while unknown. */
  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  lastUnitCost: string | null = null;

  /** The cost that a person entered, and when: a later delivery or batch replaces it. */
  @Property({ type: 'decimal', precision: 14, scale: 6, nullable: true })
  enteredUnitCost: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  enteredCostAt: Date | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    item: Item;
  }
}
