import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import * as inputs from '#schema/inputs/recipes.ts';
import type { Context } from '../../platform/context/context.ts';
import { selectedRowFields } from '../../platform/graphql/selected-fields.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { Input, inputType, OptionalInput } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import * as archiving from './changes/recipe-archiving.service.ts';
import { updateMenuPrice } from './changes/menu-price.service.ts';
import * as editing from './changes/recipe-editing.service.ts';
import * as recipes from './recipes.service.ts';
import { RecipeView } from './recipe.view.ts';
import { IngredientOption, RecipeCost, RecipeCosting, RecipeSearchResult } from './book/recipe-cost.types.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { ifPermitted } from '../../platform/context/access.ts';

const RecipeConnection = connectionOf(RecipeView, 'Recipe');
const RecipesFilter = inputType('RecipesFilter', inputs.recipesFilter);
const CreateRecipeInput = inputType('CreateRecipeInput', inputs.createRecipe);
const UpdateRecipeInput = inputType('UpdateRecipeInput', inputs.updateRecipe);
const MenuPriceInput = inputType('MenuPriceInput', inputs.recipePrice);
const RecipeRefInput = inputType('RecipeRefInput', inputs.recipeRef);
const RecipeCostingInput = inputType('RecipeCostingInput', inputs.recipeCosting);

@Resolver(() => RecipeView)
export class RecipesResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Net price of a portion in minor units; null without one, and for cooks.',
  })
  menuPrice(@Root() row: RecipeView, @Ctx() ctx: Context): number | null {
    return ifPermitted(ctx, 'recipes.costs', row.menuPrice);
  }

  @FieldResolver(() => Decimal, { nullable: true })
  targetFoodCostPercent(@Root() row: RecipeView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'recipes.costs', row.targetFoodCostPercent);
  }

  @FieldResolver(() => RecipeCost, { nullable: true, description: 'What it costs; null for cooks.' })
  cost(@Root() row: RecipeView, @Ctx() ctx: Context): RecipeCost | null {
    return ifPermitted(ctx, 'recipes.costs', row.cost);
  }

  @Query(() => RecipeConnection, { description: 'By name.' })
  recipes(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @OptionalInput('filter', RecipesFilter) filter: InputOf<typeof inputs.recipesFilter> | null | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<RecipeView>> {
    return recipes.recipePage(ctx, filter ?? {}, page, {
      row: selectedRowFields(info),
      line: selectedRowFields(info, 'ingredients'),
    });
  }

  @Query(() => RecipeView)
  recipe(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<RecipeView> {
    return recipes.recipe(ctx, id);
  }

  @Query(() => [String], { description: 'The categories in use, at most 100.' })
  recipeCategories(@Ctx() ctx: Context): Promise<string[]> {
    return recipes.categories(ctx);
  }

  @Query(() => [RecipeSearchResult], { description: 'At most 20; names before ingredients.' })
  recipeSearch(@Ctx() ctx: Context, @Arg('query', () => String) query: string): Promise<RecipeSearchResult[]> {
    return recipes.search(ctx, { query });
  }

  @Query(() => [IngredientOption], { description: 'At most 20; for the recipe editor.' })
  ingredientOptions(@Ctx() ctx: Context, @Arg('search', () => String) search: string): Promise<IngredientOption[]> {
    return recipes.ingredients(ctx, { search });
  }

  @Query(() => RecipeCosting, { description: 'What ingredients would cost and contain, before they are saved.' })
  async recipeCosting(
    @Ctx() ctx: Context,
    @Input(RecipeCostingInput) input: InputOf<typeof inputs.recipeCosting>,
  ): Promise<RecipeCosting> {
    return recipes.costing(ctx, input);
  }

  @Mutation(() => RecipeView)
  createRecipe(
    @Ctx() ctx: Context,
    @Input(CreateRecipeInput) input: InputOf<typeof inputs.createRecipe>,
  ): Promise<RecipeView> {
    return editing.createRecipe(ctx, input);
  }

  @Mutation(() => RecipeView)
  updateRecipe(
    @Ctx() ctx: Context,
    @Input(UpdateRecipeInput) input: InputOf<typeof inputs.updateRecipe>,
  ): Promise<RecipeView> {
    return editing.updateRecipe(ctx, input);
  }

  @Mutation(() => RecipeView)
  updateMenuPrice(
    @Ctx() ctx: Context,
    @Input(MenuPriceInput) input: InputOf<typeof inputs.recipePrice>,
  ): Promise<RecipeView> {
    return updateMenuPrice(ctx, input);
  }

  @Mutation(() => RecipeView)
  archiveRecipe(
    @Ctx() ctx: Context,
    @Input(RecipeRefInput) input: InputOf<typeof inputs.recipeRef>,
  ): Promise<RecipeView> {
    return archiving.archiveRecipe(ctx, input);
  }

  @Mutation(() => RecipeView)
  restoreRecipe(
    @Ctx() ctx: Context,
    @Input(RecipeRefInput) input: InputOf<typeof inputs.recipeRef>,
  ): Promise<RecipeView> {
    return archiving.restoreRecipe(ctx, input);
  }

  @Subscription(() => RecipeView, { subscribe: subscribeToIds('RECIPE_UPDATED', 'recipes.read') })
  recipeUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<RecipeView> {
    return recipes.recipe(ctx, id);
  }
}
