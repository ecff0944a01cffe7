import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { InputOf } from '../../../platform/context/parse.ts';
import { Input, inputType } from '../../../platform/graphql/input-type.ts';
import { ParSuggestion } from './par-suggestion.types.ts';
import * as suggestions from './par-suggestions.service.ts';

const AcceptParSuggestionInput = inputType('AcceptParSuggestionInput', inputs.acceptParSuggestionInput);
const DismissParSuggestionInput = inputType('DismissParSuggestionInput', inputs.dismissParSuggestionInput);

@Resolver(() => ParSuggestion)
export class ParSuggestionsResolver {
  @Query(() => [ParSuggestion], {
    description:
      'What the last 28 business days say about the par of each current line, with or without a suggestion; at most 500.',
  })
  parSuggestions(@Ctx() ctx: Context): Promise<ParSuggestion[]> {
    return suggestions.parSuggestions(ctx);
  }

  @Mutation(() => ParSuggestion)
  acceptParSuggestion(
    @Ctx() ctx: Context,
    @Input(AcceptParSuggestionInput) input: InputOf<typeof inputs.acceptParSuggestionInput>,
  ): Promise<ParSuggestion> {
    return suggestions.acceptParSuggestion(ctx, input);
  }

  @Mutation(() => ParSuggestion)
  dismissParSuggestion(
    @Ctx() ctx: Context,
    @Input(DismissParSuggestionInput) input: InputOf<typeof inputs.dismissParSuggestionInput>,
  ): Promise<ParSuggestion> {
    return suggestions.dismissParSuggestion(ctx, input);
  }
}
