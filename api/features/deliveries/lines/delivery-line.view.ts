import { Field, ObjectType } from 'type-graphql';
import type { TcsClass, Unit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';
import * as inventoryEnums from '../../inventory/inventory.enums.ts';
import { DeliveryCorrection } from '../posting/delivery-correction.entity.ts';
import { DeliveryLine } from './delivery-line.entity.ts';
import { ReceivingTemperatureRule } from '../receiving/temperature-rule.types.ts';

/** A correction with its author's name. */
@ObjectType('DeliveryCorrection')
export class DeliveryCorrectionView extends DeliveryCorrection {
  @Field(() => String, { nullable: true })
  byName!: string | null;
}

/** A line with its item and price comparison. */
@ObjectType('DeliveryLine')
export class DeliveryLineView extends DeliveryLine {
  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => inventoryEnums.TcsClass)
  tcsClass!: TcsClass;

  @Field(() => Decimal, { nullable: true })
  packQuantity!: string | null;

  @Field(() => String, { nullable: true })
  packDescription!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Received minus rejected, in the unit of the item; null until it is counted.',
  })
  acceptedQuantity!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Ordered but not received, in the unit of the item; null until it is counted.',
  })
  shortQuantity!: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last business day on which it may be served; null without a use-by.',
  })
  useByDate!: string | null;

  @Field(() => [DeliveryCorrectionView], { description: 'The corrections after the confirmation, oldest first.' })
  corrections!: readonly DeliveryCorrectionView[];

  @Field(() => ReceivingTemperatureRule, { nullable: true, description: 'Null when it needs no temperature reading.' })
  temperatureRule!: ReceivingTemperatureRule | null;

  @Field(() => String, {
    nullable: true,
    description: 'missing, pass, cool_down or fail; null without a rule.',
  })
  temperatureResult!: string | null;

  /** The item's last price before the delivery arrived; until it is entered when it arrived, the present one. Not for cooks. */
  lastUnitPrice!: string | null;
}
