import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import * as board from './board-recipe.service.ts';
import { BoardRecipe } from './board-recipe.view.ts';

@Resolver(() => BoardRecipe)
export class BoardRecipeResolver {
  @Query(() => BoardRecipe, { nullable: true })
  boardRecipe(@Ctx() ctx: Context, @Arg('prepTaskId', () => ID) prepTaskId: string): Promise<BoardRecipe | null> {
    return board.boardRecipe(ctx, prepTaskId);
  }
}
