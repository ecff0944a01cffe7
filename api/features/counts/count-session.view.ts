import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { CountSession } from './count-session.entity.ts';

/** A counted place; both null for the items without a place. */
@ObjectType()
export class CountedPlace {
  @Field(() => ID, { nullable: true })
  storageLocationId!: string | null;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;
}

/** A count with its names and figures. */
@ObjectType('CountSession')
export class CountSessionView extends CountSession {
  @Field(() => String)
  startedByName!: string;

  @Field(() => String, { nullable: true })
  submittedByName!: string | null;

  @Field(() => String, { nullable: true })
  postedByName!: string | null;

  @Field(() => String, { nullable: true })
  reversedByName!: string | null;

  @Field(() => [CountedPlace])
  places!: CountedPlace[];

  @Field(() => Int)
  countedLines!: number;

  @Field(() => Int)
  skippedLines!: number;

  @Field(() => Int)
  recountLines!: number;

  /** Who counted its lines. */
  @Field(() => [String])
  counters!: string[];

  @Field(() => Decimal, { nullable: true })
  postedValue!: string | null;

  @Field(() => Int, { nullable: true })
  unknownCosts!: number | null;
}
