import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './item-categories.descriptions.ts';
import { itemCategoryNodes } from './item-categories.nodes.ts';
import { ItemCategoriesResolver } from './item-categories.resolver.ts';
import { ItemCategory } from './item-category.entity.ts';
import { addDefaultCategories } from './default-categories.data.ts';

export const itemCategories = feature({
  entities: [ItemCategory],
  resolvers: [ItemCategoriesResolver],
  nodes: itemCategoryNodes,
  auditSubjects: { ItemCategory: { name: columnOf('item_category'), editedByManagers: true } },
  descriptions,
  demo: { rows: (demo) => demo.nameAll(ItemCategory, addDefaultCategories(demo.tx)) },
});
