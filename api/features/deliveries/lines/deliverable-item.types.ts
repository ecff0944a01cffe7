import { Field, ID, ObjectType } from 'type-graphql';
import * as graph from '../../../platform/graphql/enums.ts';
import * as inventoryEnums from '../../inventory/inventory.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import type { TcsClass, Unit } from '#schema/vocabulary.ts';

/** An item that can be put on a delivery. Quantities are in its unit. */
@ObjectType()
export class DeliverableItem {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => Decimal, { nullable: true })
  packQuantity!: string | null;

  @Field(() => String, { nullable: true })
  packDescription!: string | null;

  @Field(() => inventoryEnums.TcsClass)
  tcsClass!: TcsClass;

  @Field(() => Decimal, { nullable: true, description: 'Minor units per unit; null while unknown, and for cooks.' })
  lastUnitCost!: string | null;

  @Field(() => Decimal)
  parLevel!: string;

  @Field(() => Decimal)
  onHand!: string;

  @Field(() => Decimal, {
    description: 'How much of it is usable: not expired, not in quarantine. In the unit of the item.',
  })
  usable!: string;

  @Field(() => Decimal, { description: 'How much is on deliveries that are still expected, in the unit of the item.' })
  onOrder!: string;

  @Field(() => Decimal, {
    description: 'How much is missing to par, rounded up to whole packs; in the unit of the item.',
  })
  suggestedQuantity!: string;
}
