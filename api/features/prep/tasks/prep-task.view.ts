import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Allergen } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal, Json } from '../../../platform/graphql/scalars.ts';
import { PrepTask } from './prep-task.entity.ts';

/** A task that must be finished before another one. */
@ObjectType()
export class PrepTaskPrerequisite {
  @Field(() => ID)
  prepTaskId!: string;

  @Field(() => String)
  name!: string;
}

/** A task as screens read it: with the names of its ids, and the allergens of its recipe. */
@ObjectType('PrepTask')
export class PrepTaskView extends PrepTask {
  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The colour of the station, as #rrggbb; null without one.',
  })
  stationColour!: string | null;

  @Field(() => String, { nullable: true })
  assigneeName!: string | null;

  @Field(() => ID, { nullable: true })
  holderId!: string | null;

  @Field(() => String, { nullable: true })
  holderName!: string | null;

  @Field(() => String, { nullable: true })
  requestedByName!: string | null;

  @Field(() => String, { nullable: true })
  startedByName!: string | null;

  @Field(() => String, { nullable: true })
  completedByName!: string | null;

  @Field(() => String, { nullable: true })
  recipeName!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description:
      "The target in the unit of its recipe's yield, to scale the recipe to; null without a recipe, and when the units do not convert.",
  })
  recipeQuantity!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether its item is on the par sheet and made here, so that what is on hand of it can be counted with `countClosing`.',
  })
  countedAtClosing!: boolean;

  @Field(() => ID, { name: 'prepListId', description: 'The list it is on.' })
  listId!: string;

  @Field(() => String, { name: 'prepListName', nullable: true })
  listName!: string | null;

  @Field(() => [graph.Allergen], {
    nullable: true,
    description:
      "Of the item and everything in its recipe, as on the recipe's page. Null while unknown; empty means none.",
  })
  allergens!: readonly Allergen[] | null;

  @Field(() => [graph.Allergen], {
    description:
      'Those that are certain, in the order of the enum: all of them, or, while `allergens` is null, at least these.',
  })
  knownAllergens!: readonly Allergen[];

  @Field(() => [String], {
    description: 'The names of ingredients whose allergens are unknown; empty when all are known.',
  })
  allergenGaps!: readonly string[];

  @Field(() => Boolean, {
    description:
      'Whether it was unfinished when its own business day ended, so that it is on the lists of the following days.',
  })
  carriedOver!: boolean;

  @Field(() => [PrepTaskPrerequisite], {
    description:
      'While it is pending, the unfinished tasks that make a prepared ingredient of which less is usable than it needs, the first of each. It may be started all the same.',
  })
  waitsFor!: readonly PrepTaskPrerequisite[];
}

/** Counts of the tasks on today's list, those carried over included; late means unfinished past its due time. */
@ObjectType()
export class PrepStatus {
  @Field(() => Int)
  total!: number;
  @Field(() => Int)
  pending!: number;
  @Field(() => Int)
  inProgress!: number;
  @Field(() => Int)
  onHold!: number;
  @Field(() => Int)
  completed!: number;
  @Field(() => Int)
  late!: number;
}

/** One thing that happened to a task. */
@ObjectType()
export class PrepTaskEvent {
  @Field(() => ID)
  id!: string;

  /** Past tense, dotted: `prep_task.started`. */
  @Field(() => String)
  action!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String, { nullable: true })
  actorName!: string | null;

  /** Field → [before, after]. */
  @Field(() => Json, { nullable: true })
  changes!: unknown;
}
