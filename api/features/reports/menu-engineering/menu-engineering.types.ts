import { Field, ID, ObjectType } from 'type-graphql';
import type { MenuClass, MenuGap } from '#schema/report-figures.ts';
import { Decimal, LocalDate } from '../../../platform/graphql/scalars.ts';
import { CostGap } from '../../recipes/book/recipe-cost.types.ts';
import * as enums from '../reports.enums.ts';

/** A dish of the menu in a period. */
@ObjectType()
export class MenuDish {
  @Field(() => ID)
  recipeId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  category!: string | null;

  @Field(() => Boolean)
  archived!: boolean;

  @Field(() => Decimal, { description: 'Portions sold less refunds; below 0 with more refunds than sales.' })
  sold!: string;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Its share of all portions sold, in percent; null when none was sold.',
  })
  mixPercent!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'What a portion sold for without tax, in minor units; null when none was sold, or while unknown.',
  })
  price!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the price is the average of what was paid; else it is the menu price.',
  })
  realized!: boolean;

  @Field(() => Decimal, {
    nullable: true,
    description: 'What a portion costs by the recipe as it is now, in minor units; null while unknown.',
  })
  portionCost!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Price - cost of a portion, in minor units; null while unknown.',
  })
  margin!: string | null;

  @Field(() => Decimal, { nullable: true, description: 'Of all portions sold, in minor units; null while unknown.' })
  totalMargin!: string | null;

  @Field(() => enums.MenuClass, { nullable: true, description: 'Null while the margin is unknown.' })
  class!: MenuClass | null;

  @Field(() => enums.MenuGap, { nullable: true, description: 'Why it has no class; null when it has one.' })
  gap!: MenuGap | null;

  @Field(() => [CostGap], { description: 'Why its cost is unknown; empty when it is known.' })
  costGaps!: readonly CostGap[];
}

@ObjectType({ description: 'The dishes of the menu by popularity and margin.' })
export class MenuEngineeringReport {
  @Field(() => [MenuDish], { description: 'By name, at most 500: those of the menu, and whatever else was sold.' })
  dishes!: readonly MenuDish[];

  @Field(() => Decimal, { description: 'Portions of all dishes that were sold.' })
  sold!: string;

  @Field(() => Decimal, {
    nullable: true,
    description: 'The share of portions from which a dish is popular, in percent; null when nothing was sold.',
  })
  popularFrom!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'The average margin of a portion, in minor units; null while no margin is known.',
  })
  averageMargin!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Of the dishes whose margins are known, in minor units; null while none is.',
  })
  totalMargin!: string | null;

  @Field(() => [LocalDate], { description: 'The days whose sales are not complete.' })
  missingDays!: readonly string[];

  @Field(() => [String], { description: 'The categories of the dishes, in order.' })
  categories!: readonly string[];
}

/** The dishes and what their classes are measured by. */
export type MenuFigures = Omit<MenuEngineeringReport, 'missingDays' | 'categories'>;
