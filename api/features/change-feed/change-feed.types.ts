import { Field, Int, ObjectType } from 'type-graphql';
import type { LiveEventType } from '#schema/live.ts';
import * as enums from './change-feed.enums.ts';
import { Json } from '../../platform/graphql/scalars.ts';

@ObjectType({ description: 'The messages that a program missed.' })
export class LiveEvents {
  @Field(() => Int, { description: 'The number to continue from: everything up to it is included.' })
  seq!: number;

  @Field(() => Boolean, { description: 'False when too much was missed: reload everything, and continue from `seq`.' })
  complete!: boolean;

  @Field(() => [Json], { description: 'As on /ws, oldest first: { type, data, seq }. Empty when too much was missed.' })
  messages!: readonly unknown[];
}

@ObjectType({ description: 'One message of the change feed.', simpleResolvers: true })
export class LiveEvent {
  @Field(() => enums.LiveEventType, { description: 'The type of the message.' })
  type!: LiveEventType;

  @Field(() => Int, { description: 'Everything up to this number has been sent: pass it as `after` next time.' })
  seq!: number;

  @Field(() => Json, {
    nullable: true,
    description:
      'What changed, as in the /ws message of this type; { time, build } in a PING; null in CAUGHT_UP and GAP, which have none.',
  })
  data!: unknown;

  @Field(() => Date, { description: 'When it happened.' })
  createdAt!: Date;
}
