import { analyticsPeriods } from '#schema/inputs/audit.ts';
import { Arg, Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { analytics, type Trends } from './analytics.service.ts';

@ObjectType({ description: 'A period in figures.' })
class AnalyticsTotals {
  @Field(() => Int, { description: 'How many prep tasks were planned.' })
  prepPlanned!: number;

  @Field(() => Int)
  prepCompleted!: number;

  @Field(() => Int)
  prepOnTime!: number;

  @Field(() => Int, {
    description: 'How many prep tasks were finished after they were due, or are unfinished past it.',
  })
  prepLate!: number;

  @Field(() => Float, { description: 'Minor units, of entries whose cost is recorded; without expected trim.' })
  wasteCost!: number;

  @Field(() => Int)
  wasteEntries!: number;

  @Field(() => Int, { description: 'How many entries have no recorded cost; wasteCost excludes them.' })
  wasteUnknown!: number;

  @Field(() => Int, { description: 'How many line checks were due.' })
  checksDue!: number;

  @Field(() => Int)
  checksOnTime!: number;

  @Field(() => Int)
  checksMissed!: number;

  @Field(() => Int)
  deliveries!: number;
}

@ObjectType({ description: 'One business day in figures.' })
class AnalyticsDay extends AnalyticsTotals {
  @Field(() => LocalDate)
  date!: string;
}

@ObjectType({ description: 'Trends of a period ending today, compared with the period before.' })
class Analytics {
  @Field(() => [AnalyticsDay])
  days!: AnalyticsDay[];

  @Field(() => AnalyticsTotals)
  current!: AnalyticsTotals;

  @Field(() => AnalyticsTotals)
  previous!: AnalyticsTotals;

  @Field(() => Int, { description: 'Days of both periods on which anything was recorded.' })
  daysWithData!: number;
}

@Resolver()
export class AnalyticsResolver {
  @Query(() => Analytics, {
    description: `Trends of the last ${analyticsPeriods.join(', ')} business days, for admins.`,
  })
  analytics(@Ctx() ctx: Context, @Arg('days', () => Int) days: number): Promise<Trends> {
    return analytics(ctx, days);
  }
}
