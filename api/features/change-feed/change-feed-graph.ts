import { Field, Int, ObjectType } from 'type-graphql';
import type { LiveEventType } from '#schema/live.ts';
import * as enums from './change-feed.enums.ts';
import { Json } from '../../platform/graphql/scalars.ts';

@ObjectType({ description: 'What a program missed.' })
export class LiveEvents {
  @Field(() => Int, { description: 'The number to go on from: up to it everything has been told.' })
  seq!: number;

  @Field(() => Boolean, { description: 'False when it is too much: read everything anew, and go on from `seq`.' })
  complete!: boolean;

  @Field(() => [Json], { description: 'As on /ws, oldest first: { type, data, seq }. Empty when it is too much.' })
  messages!: readonly unknown[];
}

@ObjectType({ description: 'One message of the change feed.', simpleResolvers: true })
export class LiveEvent {
  @Field(() => enums.LiveEventType, { description: 'What it tells.' })
  type!: LiveEventType;

  @Field(() => Int, { description: 'The number up to which everything has been told: give it as `after` next time.' })
  seq!: number;

  @Field(() => Json, {
    nullable: true,
    description:
      'What changed, as in the /ws message of this type; { time, build } in a PING; null in CAUGHT_UP and GAP, which carry nothing.',
  })
  data!: unknown;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;
}
