import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';
import { PrepItem } from './prep-item.entity.ts';
import { PrepTaskView } from './prep-task.view.ts';

/** A line of the par sheet reckoned for one day. Exact decimal text, in the item's unit. */
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

  @Field(() => Boolean, { description: 'Whether expected use was taken off what is on hand now.' })
  projected!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a par stood in for an expected use that is unknown: each par is taken to be used up.',
  })
  assumesPar!: boolean;

  @Field(() => Decimal, {
    description: 'Usable stock, without expired lots and lots set aside: of now for today, projected to a day ahead.',
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

/** What building a day's list came to: every line of the par sheet is in one of the four. */
@ObjectType()
export class BuiltPrepList {
  @Field(() => LocalDate)
  date!: string;

  /** The tasks newly made. */
  @Field(() => [PrepTaskView])
  tasks!: PrepTaskView[];

  /** Lines of the par sheet that have enough without any open work. */
  @Field(() => Int)
  enough!: number;

  /** Lines whose open work makes all that is missing. */
  @Field(() => Int)
  alreadyPlanned!: number;

  /** What is short of par by so little that its rounding rule makes no batch of it, by name. */
  @Field(() => [String])
  roundedToNothing!: string[];
}
