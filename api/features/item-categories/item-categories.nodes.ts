import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { itemCategoriesById } from './item-categories.service.ts';
import { ItemCategory } from './item-category.entity.ts';

export const itemCategoryNodes: readonly NodeKind[] = [
  {
    type: ItemCategory,
    table: 'item_category',
    permission: 'inventory.read',
    namedBy: ['categoryId'],
    find: itemCategoriesById,
  },
];
