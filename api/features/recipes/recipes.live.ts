import { changeShape, type LiveMessages, pick } from '../../platform/live/live-messages.ts';

export const recipeMessages: LiveMessages = {
  RECIPE_UPDATED: {
    about: 'A recipe changed.',
    shape: changeShape,
    webhooks: ({ liveData }) => [{ type: 'recipe.updated', data: pick(liveData, ['id', 'version']) }],
  },
};
