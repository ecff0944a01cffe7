import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  arguments: { 'Query.savedViews.screen': 'The screen.' },
  types: {
    Query: {
      fields: { savedViews: "The caller's own saved views of one screen, by name; at most 50." },
    },
    Mutation: {
      fields: {
        createSavedView: 'Saves a view of a screen for the caller; at most 50 for one person.',
        updateSavedView: 'Renames a saved view, or replaces what it shows.',
        deleteSavedView: 'Deletes a saved view; returns its id.',
      },
    },
    SavedView: {
      about: 'A named combination of filters, order and columns of one screen. Only the person who saved it sees it.',
      fields: {
        id: 'The id of the view: a UUID, the same for ever.',
        screen: 'The screen that it belongs to.',
        name: 'Its name: unique for the person and the screen, whatever the case.',
        query:
          'Filters, order and columns: the parameters of the address of the screen, such as `state=low&sort=name`.',
      },
    },
    ViewScreen: {
      about: 'A screen that has saved views.',
      fields: {
        inventory: 'The items.',
        recipes: 'The recipes.',
        deliveries: 'Past deliveries.',
        tasks: 'The tasks of a day.',
      },
    },
    CreateSavedViewInput: { about: 'A new view.', of: 'SavedView' },
    UpdateSavedViewInput: { about: 'Changes to a view. What is left out stays as it is.', of: 'SavedView' },
    DeleteSavedViewInput: { about: 'The view to delete.', of: 'SavedView' },
  },
};
