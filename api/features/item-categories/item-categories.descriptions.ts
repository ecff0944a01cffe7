import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Mutation: {
      fields: {
        createItemCategory: 'Creates a category of items.',
        orderItemCategories: 'Puts the categories of items in order.',
        updateItemCategory: 'Changes a category of items.',
      },
    },
    ItemCategory: {
      about: 'A category of items.',
      fields: { code: 'The code of a category that every kitchen begins with; null for one of its own.' },
    },
    CreateItemCategoryInput: { about: 'A new category, at the end of the order.', of: 'ItemCategory' },
    UpdateItemCategoryInput: {
      about: 'Renames a category, or archives it. What is left out stays as it is.',
      of: 'ItemCategory',
    },
    OrderItemCategoriesInput: {
      about: 'The order of the categories.',
      fields: { ids: 'The ids of all categories in use, in their new order.' },
    },
  },
};
