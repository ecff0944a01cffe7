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
import { can } from '#schema/permissions.ts';
import type { Allergen } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import { askedOfRows } from '../../platform/graphql/asked.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { liveIds } from '../../platform/live/stream.ts';
import { Recipe } from './recipe.entity.ts';
import { costFigures, type RecipeCostFigures } from './recipe-cost.policy.ts';
import {
  IngredientOptionType,
  RecipeCosting,
  RecipeCostType,
  RecipeLinkType,
  RecipeSearchResult,
} from './recipe-cost.type.ts';
import * as archiving from './recipe-archiving.service.ts';
import * as editing from './recipe-editing.service.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeStep } from './recipe-step.entity.ts';
import type { IngredientOption, RecipeHit, RecipeLink, RecipeParts } from './recipes.queries.ts';
import * as recipes from './recipes.service.ts';
import type { CostedIngredient, CostedRecipe } from './recipes.service.ts';

const RecipeConnection = connectionOf(Recipe);
const RecipesFilter = inputType('RecipesFilter', inputs.recipesFilter);
const CreateRecipeInput = inputType('CreateRecipeInput', inputs.createRecipe);
const UpdateRecipeInput = inputType('UpdateRecipeInput', inputs.updateRecipe);
const RecipeRefInput = inputType('RecipeRefInput', inputs.recipeRef);
const RecipeCostingInput = inputType('RecipeCostingInput', inputs.recipeCosting);

const seesCosts = (ctx: Context) => can(ctx.viewer?.grants, 'recipes.costs');

const partsOf = (fields: ReadonlySet<string>): RecipeParts => ({
  steps: fields.has('steps'),
  usedBy: fields.has('usedBy'),
  lines: ['ingredients', 'cost', 'allergens', 'allergenGaps'].some((field) => fields.has(field)),
});

@Resolver(() => Recipe)
export class RecipesResolver {
  @FieldResolver(() => String, { nullable: true })
  stationName(@Root() row: CostedRecipe): string | null {
    return row.stationName;
  }

  @FieldResolver(() => String, { nullable: true })
  outputItemName(@Root() row: CostedRecipe): string | null {
    return row.outputItemName;
  }

  @FieldResolver(() => [graph.Allergen], {
    nullable: true,
    description:
      'Of every ingredient, through all that the kitchen makes itself. Null while unknown, which is not none.',
  })
  allergens(@Root() row: CostedRecipe): readonly Allergen[] | null {
    return row.facts.allergens;
  }

  @FieldResolver(() => [String], {
    description: 'The names of what nobody knows the allergens of; empty when they are known.',
  })
  allergenGaps(@Root() row: CostedRecipe): readonly string[] {
    return row.facts.allergenGaps;
  }

  @FieldResolver(() => [RecipeIngredient])
  ingredients(@Root() row: CostedRecipe): readonly CostedIngredient[] {
    return row.ingredients;
  }

  @FieldResolver(() => [RecipeStep])
  steps(@Root() row: CostedRecipe): readonly RecipeStep[] {
    return row.steps;
  }

  @FieldResolver(() => [RecipeLinkType])
  usedBy(@Root() row: CostedRecipe): readonly RecipeLink[] {
    return row.usedBy;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Net price of a portion in minor units; null without one, and for cooks.',
  })
  menuPrice(@Root() row: CostedRecipe, @Ctx() ctx: Context): number | null {
    return seesCosts(ctx) ? row.menuPrice : null;
  }

  @FieldResolver(() => Decimal, { nullable: true })
  targetFoodCostPercent(@Root() row: CostedRecipe, @Ctx() ctx: Context): string | null {
    return seesCosts(ctx) ? row.targetFoodCostPercent : null;
  }

  @FieldResolver(() => RecipeCostType, { nullable: true, description: 'What it costs; null for cooks.' })
  cost(@Root() row: CostedRecipe, @Ctx() ctx: Context): RecipeCostFigures | null {
    return seesCosts(ctx) ? costFigures(row.facts, row) : null;
  }

  @Query(() => RecipeConnection, { description: 'By name.' })
  recipes(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => RecipesFilter, { nullable: true }) filter: object | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<CostedRecipe>> {
    return recipes.recipePage(ctx, filter ?? {}, page, partsOf(askedOfRows(info)));
  }

  @Query(() => Recipe)
  recipe(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<CostedRecipe> {
    return recipes.recipe(ctx, id);
  }

  @Query(() => [String], { description: 'The categories in use, at most 100.' })
  recipeCategories(@Ctx() ctx: Context): Promise<string[]> {
    return recipes.categories(ctx);
  }

  @Query(() => [RecipeSearchResult], { description: 'At most 20; names before ingredients.' })
  recipeSearch(@Ctx() ctx: Context, @Arg('query', () => String) query: string): Promise<RecipeHit[]> {
    return recipes.search(ctx, { query });
  }

  @Query(() => [IngredientOptionType], { description: 'At most 20; for the recipe editor.' })
  ingredientOptions(@Ctx() ctx: Context, @Arg('search', () => String) search: string): Promise<IngredientOption[]> {
    return recipes.ingredients(ctx, { search });
  }

  @Query(() => RecipeCosting, { description: 'What ingredients would cost and contain, before they are saved.' })
  async recipeCosting(
    @Ctx() ctx: Context,
    @Arg('input', () => RecipeCostingInput) input: unknown,
  ): Promise<RecipeCosting> {
    return recipes.costing(ctx, input);
  }

  @Mutation(() => Recipe)
  createRecipe(@Ctx() ctx: Context, @Arg('input', () => CreateRecipeInput) input: unknown): Promise<CostedRecipe> {
    return editing.createRecipe(ctx, input);
  }

  @Mutation(() => Recipe)
  updateRecipe(@Ctx() ctx: Context, @Arg('input', () => UpdateRecipeInput) input: unknown): Promise<CostedRecipe> {
    return editing.updateRecipe(ctx, input);
  }

  @Mutation(() => Recipe)
  archiveRecipe(@Ctx() ctx: Context, @Arg('input', () => RecipeRefInput) input: unknown): Promise<CostedRecipe> {
    return archiving.archiveRecipe(ctx, input);
  }

  @Mutation(() => Recipe)
  restoreRecipe(@Ctx() ctx: Context, @Arg('input', () => RecipeRefInput) input: unknown): Promise<CostedRecipe> {
    return archiving.restoreRecipe(ctx, input);
  }

  @Subscription(() => Recipe, { subscribe: liveIds('RECIPE_UPDATED', 'recipes.read') })
  recipeUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<CostedRecipe> {
    return recipes.recipe(ctx, id);
  }
}
