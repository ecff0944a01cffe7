import type { Feature } from '../../platform/feature.ts';
import { itemCategoryNodes } from './item-categories.nodes.ts';
import { ItemCategoriesResolver } from './item-categories.resolver.ts';
import { ItemCategory } from './item-category.entity.ts';

export const itemCategories: Feature = {
  entities: [ItemCategory],
  resolvers: [ItemCategoriesResolver],
  nodes: itemCategoryNodes,
};
