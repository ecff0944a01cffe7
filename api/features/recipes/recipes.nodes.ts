import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { Recipe } from './recipe.entity.ts';
import { recipesById } from './recipes.service.ts';

export const recipeNodes: readonly NodeKind[] = [
  {
    type: Recipe,
    table: 'recipe',
    permission: 'recipes.read',
    namedBy: ['recipeId', 'subRecipeId'],
    find: recipesById,
  },
];
