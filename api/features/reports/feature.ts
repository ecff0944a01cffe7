import { feature } from '../../platform/feature.ts';
import { descriptions } from './reports.descriptions.ts';
import { FoodCostResolver } from './food-cost/food-cost.resolver.ts';
import { MenuEngineeringResolver } from './menu-engineering/menu-engineering.resolver.ts';
import { ReportsResolver } from './reports.resolver.ts';
import { UsageResolver } from './usage/usage.resolver.ts';

export const reports = feature({
  resolvers: [ReportsResolver, UsageResolver, FoodCostResolver, MenuEngineeringResolver],
  descriptions,
});
