import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Unit, UseSource } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';
import * as enums from '../prep.enums.ts';
import { UseForecast } from '../forecast/use-forecast.types.ts';
import { PrepItem } from './prep-item.entity.ts';
import { PrepTaskView } from '../tasks/prep-task.view.ts';

/** A line of the par sheet calculated for one day. Exact decimal text, in the item's unit. */
@ObjectType('PrepItem')
export class PrepItemView extends PrepItem {
  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => String, { nullable: true })
  recipeName!: string | null;

  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => Decimal, { description: "The day's par." })
  par!: string;

  @Field(() => LocalDate, {
    description: 'The business day that its figures are for: the planned one, or the later one that it is thawed for.',
  })
  day!: string;

  @Field(() => Decimal, {
    nullable: true,
    description: 'What is usable in the freezer now, in the unit of the item; null for what is made.',
  })
  frozen!: string | null;

  @Field(() => Boolean, {
    description: 'Whether a closing count takes its item: a prepared one without a line that thaws it.',
  })
  countedAtClosing!: boolean;

  @Field(() => ID, { name: 'prepListId', description: 'The list it is on.' })
  listId!: string;

  @Field(() => String, { name: 'prepListName', nullable: true })
  listName!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'What the day is expected to use; null while unknown.' })
  expectedUse!: string | null;

  @Field(() => enums.UseSource, {
    nullable: true,
    description: 'Where the expected use comes from; null while it is unknown.',
  })
  useSource!: UseSource | null;

  @Field(() => UseForecast, { description: 'The expected use of the day by the record, with its arithmetic.' })
  forecast!: UseForecast;

  @Field(() => Boolean, {
    description:
      'Whether it is what earlier days or lists leave: what the current stock does not show of their use is subtracted.',
  })
  projected!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the par replaces an unknown expected use: the whole par is assumed to be used.',
  })
  assumesPar!: boolean;

  @Field(() => Decimal, {
    description: 'Usable stock, without expired lots and lots set aside: current for today, projected for a later day.',
  })
  onHand!: string;

  @Field(() => Decimal, {
    description: 'What open tasks of that day will still make; for today also those of days before.',
  })
  planned!: string;

  @Field(() => Decimal, { description: 'Par − on hand − planned in the unit of the item, never below zero.' })
  short!: string;

  @Field(() => Decimal, {
    description: 'How much is short, rounded to batches, which may be more, less or nothing; in the unit of the item.',
  })
  toMake!: string;

  @Field(() => [Decimal], {
    description: 'How much each new task makes, in the unit of the item: several when one makes no more than its most.',
  })
  runs!: readonly string[];

  @Field(() => Boolean, {
    description:
      'Whether the par of its mode is unknown because the expected use is: then the entered par of the weekday is used.',
  })
  parAssumed!: boolean;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Below this it is made up to par, in the unit of the item; null when every shortfall is made.',
  })
  refillBelow!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'What the day itself still needs, in the unit of the item; null while its use is unknown.',
  })
  needed!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description:
      'The most worth making: what is still used of a batch within its shelf life, in the unit of the item; null while unknown and without a limit.',
  })
  useful!: string | null;

  @Field(() => Date, { nullable: true, description: 'The use-by of a batch made when it is due; null without one.' })
  usefulUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether less is made than par requires, because more would expire unused.' })
  capped!: boolean;

  @Field(() => Boolean, { description: "Whether the day's list has a task of this line, open or done." })
  hasTask!: boolean;
}

/** What became of the tasks of a build that was undone. */
@ObjectType()
export class UndonePrepBuild {
  @Field(() => Int)
  removed!: number;

  @Field(() => [String])
  kept!: readonly string[];
}

/** The result of building a day's list. Each line of the par sheet has new tasks or is in one of the other groups. */
@ObjectType()
export class BuiltPrepList {
  @Field(() => LocalDate)
  date!: string;

  /** The new tasks. */
  @Field(() => [PrepTaskView])
  tasks!: PrepTaskView[];

  /** Lines that have enough without open work. */
  @Field(() => Int)
  enough!: number;

  /** Lines whose open work covers the shortfall. */
  @Field(() => Int)
  alreadyPlanned!: number;

  /** The names of lines whose shortfall is rounded to no batch. */
  @Field(() => [String])
  roundedToNothing!: string[];

  /** The names of lines of which less than par is made, or nothing, because more would expire unused. */
  @Field(() => [String])
  wouldExpire!: string[];
}
