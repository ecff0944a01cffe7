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

  @Field(() => Boolean, { description: 'Whether expected use was subtracted from the current stock.' })
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

  @Field(() => Boolean, { description: "Whether the day's list has a task of this line, open or done." })
  hasTask!: boolean;
}

/** The result of building a day's list: each line of the par sheet is in one of the four groups. */
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
}
