import { Field, ObjectType } from 'type-graphql';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** The temperature limit at receiving, in both units of the food code. A reading is judged in the unit it was entered in. */
@ObjectType()
export class ReceivingTemperatureRule {
  @Field(() => String, { description: '`max`: the highest temperature that passes; `min`: the lowest.' })
  bound!: string;

  @Field(() => Decimal)
  celsius!: string;

  @Field(() => Decimal)
  fahrenheit!: string;
}
