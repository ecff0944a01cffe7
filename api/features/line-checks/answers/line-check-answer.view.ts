import { Field, ObjectType } from 'type-graphql';
import { LineCheckAction } from './line-check-action.entity.ts';
import { LineCheckAnswer } from './line-check-answer.entity.ts';

/** A corrective action, with its author's name. */
@ObjectType('LineCheckAction')
export class LineCheckActionView extends LineCheckAction {
  @Field(() => String)
  byName!: string;
}

/** An action as part of its reading. */
export type ActionRow = Omit<LineCheckActionView, 'organizationId' | 'updatedAt'>;

/** A reading with its author's name and its corrective actions. */
@ObjectType('LineCheckAnswer')
export class LineCheckAnswerView extends LineCheckAnswer {
  @Field(() => String)
  byName!: string;

  @Field(() => [LineCheckActionView], { description: 'Its corrective actions, oldest first.' })
  actions!: readonly ActionRow[];

  @Field(() => String, { nullable: true, description: 'All its actions on one line; null without any.' })
  correctiveAction!: string | null;
}
