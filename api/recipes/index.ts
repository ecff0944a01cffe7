import type { Feature } from '../feature.ts';
import { Recipe } from './recipe.entity.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeStep } from './recipe-step.entity.ts';

export const recipes: Feature = { entities: [Recipe, RecipeIngredient, RecipeStep] };
