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
      fields: {
        code: 'The code of a default category; null for one that the kitchen added.',
        countVariancePercent:
          'A counted line of its items that differs from what is expected by more percent must be reviewed; null for the limit of the kitchen.',
        countVarianceAmount:
          'A counted line of its items whose difference is worth more must be reviewed; minor units of the kitchen’s currency, null for the limit of the kitchen, and for cooks.',
      },
    },
    CreateItemCategoryInput: { about: 'A new category, at the end of the order.', of: 'ItemCategory' },
    UpdateItemCategoryInput: {
      about: 'Renames a category, sets its limits, or archives it. Fields left out do not change.',
      of: 'ItemCategory',
    },
    OrderItemCategoriesInput: {
      about: 'The order of the categories.',
      fields: { ids: 'The ids of all categories that are not archived, in their new order.' },
    },
  },
};
