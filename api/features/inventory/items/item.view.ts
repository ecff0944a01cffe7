import { Field, ObjectType } from 'type-graphql';
import type { StockState } from '#schema/vocabulary.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import { type ConversionRow, ItemConversionView } from '../../units/item-conversion.view.ts';
import { Item } from './item.entity.ts';
import * as enums from '../inventory.enums.ts';
import type { OwedFigures, StockFigures } from '../stock/stock-figures.queries.ts';

/** An item with its stock; quantities in its unit, values in minor units. */
@ObjectType('Item')
export class ItemView extends Item implements StockFigures, OwedFigures {
  @Field(() => String, { description: 'The code of its category, or the id of one that the kitchen added.' })
  category!: string;

  @Field(() => String)
  categoryName!: string;

  @Field(() => String, { nullable: true })
  categoryNameEs!: string | null;

  @Field(() => [ItemConversionView], { description: 'In the order they were added; the first one decides.' })
  override conversions!: readonly ConversionRow[];

  @Field(() => Decimal, {
    description: 'How much its lots hold, including expired and quarantined ones. In the unit of the item.',
  })
  onHand!: string;

  @Field(() => Decimal, {
    description: 'How much of it is usable: not expired, not in quarantine. In the unit of the item.',
  })
  usable!: string;

  @Field(() => Decimal, {
    description: 'How much is past its use-by, in the unit of the item.',
  })
  expired!: string;

  @Field(() => Decimal, { description: 'How much is in quarantine, in the unit of the item.' })
  quarantined!: string;

  @Field(() => Decimal, {
    description:
      'How much was used beyond the record, in the unit of the item; the next delivery, batch or count settles it.',
  })
  owed!: string;

  @Field(() => enums.StockState)
  stockState!: StockState;

  @Field(() => String, { nullable: true })
  storageLocationName!: string | null;

  @Field(() => String, { nullable: true })
  supplierName!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The earliest use-by of usable stock; null without one.',
  })
  nextUseBy!: Date | null;

  @Field(() => Boolean, { description: 'Whether a lot is past its use-by or soon will be.' })
  expiring!: boolean;

  @Field(() => Boolean, { description: 'False once it has a movement.' })
  unitChangeable!: boolean;

  // The parts of its value; not for cooks.
  knownValue!: string;
  costUnknown!: boolean;
  owedValue!: string;
  owedCostUnknown!: boolean;
}
