import { Field, ID, ObjectType } from 'type-graphql';
import type { RejectReason, TemperatureUnit, Unit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';
import * as deliveriesEnums from '../../deliveries/deliveries.enums.ts';
import { ReceivingTemperatureRule } from '../../deliveries/receiving/temperature-rule.types.ts';

/** How warm an item of a confirmed delivery arrived, for the HACCP log. */
@ObjectType()
export class ReceivedTemperature {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  deliveryId!: string;

  @Field(() => String)
  deliveryNumber!: string;

  @Field(() => String)
  supplierName!: string;

  @Field(() => LocalDate)
  businessDate!: string;

  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => Decimal)
  receivedQuantity!: string;

  @Field(() => Decimal)
  rejectedQuantity!: string;

  @Field(() => deliveriesEnums.RejectReason, { nullable: true })
  rejectReason!: RejectReason | null;

  @Field(() => Decimal)
  temperature!: string;

  @Field(() => graph.TemperatureUnit)
  temperatureUnit!: TemperatureUnit;

  @Field(() => ReceivingTemperatureRule, { nullable: true })
  temperatureRule!: ReceivingTemperatureRule | null;

  @Field(() => String, { nullable: true })
  temperatureResult!: string | null;

  @Field(() => String, { nullable: true })
  overrideReason!: string | null;

  @Field(() => String, { nullable: true })
  personName!: string | null;

  @Field(() => Date)
  receivedAt!: Date;

  @Field(() => Boolean)
  reversed!: boolean;
}
