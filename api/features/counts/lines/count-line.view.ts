import { Field, ObjectType } from 'type-graphql';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import { CountLine } from './count-line.entity.ts';

/** A counted line with its names and, for those who may see them, what is expected and how far it differs. */
@ObjectType('CountLine')
export class CountLineView extends CountLine {
  @Field(() => String)
  countedByName!: string;

  @Field(() => String, { nullable: true })
  acceptedByName!: string | null;

  @Field(() => String, { nullable: true })
  lotCode!: string | null;

  @Field(() => Decimal, { nullable: true })
  expectedQuantity!: string | null;

  @Field(() => Decimal, { nullable: true })
  variance!: string | null;

  @Field(() => Decimal, { nullable: true })
  variancePercent!: string | null;

  @Field(() => Decimal, { nullable: true })
  varianceValue!: string | null;

  /** Whether it must be reviewed; null for viewers who may not see what is expected. */
  @Field(() => Boolean, { nullable: true })
  overLimit!: boolean | null;
}
