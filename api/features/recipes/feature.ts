import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './recipes.descriptions.ts';
import { recipeMessages } from './recipes.live.ts';
import { recipeNodes } from './recipes.nodes.ts';
import { Recipe } from './recipe.entity.ts';
import { overTargetJob } from './over-target.job.ts';
import { RecipeVersion } from './changes/recipe-version.entity.ts';
import { RecipeIngredient } from './parts/recipe-ingredient.entity.ts';
import { RecipeIngredientsResolver } from './parts/recipe-ingredients.resolver.ts';
import { RecipeStep } from './parts/recipe-step.entity.ts';
import { recipeRoutes } from './recipes.rest.ts';
import { RecipesResolver } from './recipes.resolver.ts';
import { recipesImport } from './import/recipes-import.writes.ts';
import { recipesDemo } from './demo/recipes.demo.ts';

export const recipes = feature({
  entities: [Recipe, RecipeIngredient, RecipeStep, RecipeVersion],
  resolvers: [RecipesResolver, RecipeIngredientsResolver],
  nodes: recipeNodes,
  routes: recipeRoutes,
  auditSubjects: { Recipe: { name: columnOf('recipe'), kitchenWork: true, editedByManagers: true } },
  jobs: [overTargetJob],
  liveMessages: recipeMessages,
  descriptions,
  linksLeftOut: {
    'RecipeIngredient.recipeId': 'Read with its recipe.',
    'RecipeStep.recipeId': 'Read with its recipe.',
  },
  importKinds: [recipesImport],
  demo: recipesDemo,
});
