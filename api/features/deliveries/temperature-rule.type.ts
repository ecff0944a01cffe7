import { Field, ObjectType } from 'type-graphql';
import { Decimal } from '../../platform/graphql/scalars.ts';

/** How an item must arrive: the food code's own pair. A reading is judged in the unit it was entered in. */
@ObjectType()
export class ReceivingTemperatureRule {
  @Field(() => String, { description: '`max`: at most this warm; `min`: at least.' })
  bound!: string;

  @Field(() => Decimal)
  celsius!: string;

  @Field(() => Decimal)
  fahrenheit!: string;
}
