import { BookOpen } from 'lucide-react';
import { feature } from '../../platform/feature.ts';
import { paths, to } from '../../platform/paths.ts';

/** Queries with names and allergens of items and other recipes. */
const contents = ['recipes', 'recipe', 'recipeCosting'] as const;

/** Recipes: the list, one recipe, and its costs. */
export const recipes = feature({
  routes: [
    {
      area: 'manager',
      path: paths.recipes,
      page: async () => (await import('./RecipesPage.tsx')).RecipesPage,
    },
    {
      area: 'manager',
      path: paths.recipe,
      page: async () => (await import('./RecipePage.tsx')).RecipePage,
    },
  ],
  navigation: [
    {
      area: 'manager',
      path: paths.recipes,
      label: { en: 'Recipes', es: 'Recetas' },
      icon: BookOpen,
      order: 50,
      phoneBar: false,
    },
  ],
  layers: {
    recipe: async () => (await import('./RecipeLayer.tsx')).RecipeLayer,
  },
  invalidatedBy: {
    INVENTORY_UPDATED: ['recipes', 'recipe'],
    INVENTORY_EDITED: contents,
    DELIVERY_RECEIVED: ['recipes', 'recipe'],
    RECIPE_UPDATED: [...contents, 'recipeCategories'],
  },
  pagedFields: ['recipes'],
  destination: {
    recipe: (id, role) => to.layer(role === 'cook' ? paths.cook : paths.recipes, 'recipe', id),
  },
  activityTexts: () => import('./activity-texts.ts'),
  offline: {
    label: { en: 'Recipes', es: 'Recetas' },
    load: async (load) => (await import('./load-for-offline.ts')).loadForOffline(load),
  },
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    recipe: true;
  }
}
