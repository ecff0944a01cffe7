import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connection.ts';
import { HandoverCard } from './handover-card.entity.ts';
import { HandoverFacts } from './handover-facts.types.ts';

/** A card with the names of its people, and its facts. */
@ObjectType('HandoverCard')
export class HandoverCardView extends HandoverCard {
  @Field(() => HandoverFacts)
  declare facts: HandoverFacts;

  @Field(() => String)
  closedByName!: string;

  @Field(() => String, { nullable: true })
  signedByName!: string | null;
}

export const HandoverCardConnection = connectionOf(HandoverCardView, 'HandoverCard');
