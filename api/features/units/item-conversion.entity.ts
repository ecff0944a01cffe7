import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ConversionSource } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './units.enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** One equality between two units of an item: `fromQuantity` of `fromUnit` are `toQuantity` of `toUnit`, such as 1 bunch = 85 g. */
@ObjectType()
@OwnedEntity({ tableName: 'item_conversion' })
@Index({ properties: ['organizationId', 'itemId', 'at'] })
export class ItemConversion extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  itemId!: string;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  fromQuantity!: string;

  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  fromUnit!: Unit;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  toQuantity!: string;

  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  toUnit!: Unit;

  /** Entered by a person, or derived from one weighing. */
  @Field(() => enums.ConversionSource)
  @Property({ type: 'text', default: 'manual' })
  source: ConversionSource = 'manual';

  @Property({ type: 'uuid', nullable: true })
  byUserId: string | null = null;

  /** When it was added; the earliest conversion takes precedence. */
  @Field(() => Date)
  @Property({ type: 'datetime', length: 3 })
  at!: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    itemConversion: ItemConversion;
  }
}
