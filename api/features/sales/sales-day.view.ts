import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { SaleResult, SalesDayState } from '#schema/sales-vocabulary.ts';
import { Decimal, Json, LocalDate } from '../../platform/graphql/scalars.ts';
import type { Message } from '#schema/messages.ts';
import * as enums from './sales.enums.ts';

/** A dish of the menu and how many were sold on a day. */
@ObjectType()
export class SoldDish {
  @Field(() => ID)
  recipeId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  category!: string | null;

  @Field(() => [String])
  pluCodes!: string[];

  @Field(() => Int, { nullable: true, description: 'Net price of one portion, minor units; null without one.' })
  menuPrice!: number | null;

  @Field(() => Boolean)
  archived!: boolean;

  @Field(() => Decimal, { description: 'How many were entered by hand.' })
  byHand!: string;

  @Field(() => Decimal, {
    description: 'How many came from a till or a file, less refunds; below 0 with more refunds than sales.',
  })
  fromTill!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Minor units without tax; null when nothing was sold, or a price is unknown.',
  })
  netAmount!: number | null;

  @Field(() => Boolean, { description: 'Whether an amount in the recipe is unknown.' })
  useUnknown!: boolean;
}

/** A business day with what is known of its sales; one without any is in state `no_data`. */
@ObjectType('SalesDay')
export class SalesDayView {
  @Field(() => LocalDate)
  businessDate!: string;

  @Field(() => Int, { description: 'Incremented when the day is saved; 0 for a day without data.' })
  version!: number;

  @Field(() => enums.SalesDayState)
  state!: SalesDayState;

  @Field(() => Int, {
    nullable: true,
    description: 'Minor units without tax, as entered or the sum of the dishes; null while unknown.',
  })
  netSales!: number | null;

  @Field(() => Int, { nullable: true, description: 'Minor units, as entered; null when it is the sum of the dishes.' })
  enteredNetSales!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many guests there were; null when not entered.' })
  covers!: number | null;

  @Field(() => Decimal, { description: 'How many dishes were sold.' })
  sold!: string;
}

/** A business day with the dishes of the menu. */
@ObjectType()
export class SalesDayDetail extends SalesDayView {
  @Field(() => [SoldDish])
  dishes!: SoldDish[];

  @Field(() => Boolean, { description: 'Whether it can still be changed.' })
  open!: boolean;
}

/** The result of one line. */
@ObjectType()
export class SaleLineResult {
  @Field(() => String)
  externalId!: string;

  @Field(() => enums.SaleResult)
  result!: SaleResult;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, or a warning; null when there is neither.',
  })
  message!: string | null;

  @Field(() => Json, { nullable: true, description: 'The message by key, for every language; null without one.' })
  messageContent!: Message | null;
}

/** The results of the lines of `recordSales`. */
@ObjectType()
export class RecordedSales {
  @Field(() => [SaleLineResult], { description: 'One for each line, in order.' })
  lines!: SaleLineResult[];

  @Field(() => Int, { description: 'How many lines were refused; the others are recorded.' })
  refused!: number;

  @Field(() => [SalesDayView], { description: 'The days of the lines, as they are now.' })
  days!: SalesDayView[];
}
