import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How much of the kitchen is set up. Each count ends at 100.' })
export class SetupChecklist {
  @Field(() => Int)
  stations!: number;

  @Field(() => Int)
  storageLocations!: number;

  @Field(() => Int)
  shifts!: number;

  @Field(() => Int)
  suppliers!: number;

  @Field(() => Int)
  items!: number;

  @Field(() => Int)
  recipes!: number;

  @Field(() => Int)
  prepItems!: number;

  @Field(() => Int)
  lineChecks!: number;

  @Field(() => Int, { description: 'How many people are verified and active.' })
  staff!: number;
}

@ObjectType({ description: 'How the kitchen’s server side is doing.' })
export class KitchenHealth {
  @Field(() => Int, { description: 'How many browsers are signed in.' })
  activeSessions!: number;

  @Field(() => Date, { nullable: true })
  lastChangeAt!: Date | null;

  @Field(() => Int, { description: 'Since the business day began.' })
  changesToday!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many background jobs of this kitchen, and of the server for all kitchens, gave up within the last day; null while that cannot be read.',
  })
  failedJobs!: number | null;
}
