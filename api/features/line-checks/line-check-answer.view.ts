import { Field, ObjectType } from 'type-graphql';
import { LineCheckAction } from './line-check-action.entity.ts';
import { LineCheckAnswer } from './line-check-answer.entity.ts';

/** What was done about a reading, with the name of who did it. */
@ObjectType('LineCheckAction')
export class LineCheckActionView extends LineCheckAction {
  @Field(() => String)
  byName!: string;
}

/** An action as it is read with its reading. */
export type ActionRow = Omit<LineCheckActionView, 'organizationId' | 'updatedAt'>;

/** A reading with who took it and what was done about it. */
@ObjectType('LineCheckAnswer')
export class LineCheckAnswerView extends LineCheckAnswer {
  @Field(() => String)
  byName!: string;

  @Field(() => [LineCheckActionView], { description: 'What was done about it, oldest first.' })
  actions!: readonly ActionRow[];

  @Field(() => String, { nullable: true, description: 'All its actions on one line; null without any.' })
  correctiveAction!: string | null;
}
