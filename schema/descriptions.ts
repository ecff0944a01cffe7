import { deliveryTexts } from './descriptions/deliveries.ts';
import { enumTexts } from './descriptions/enums.ts';
import { kitchenTexts } from './descriptions/kitchen.ts';
import { lineCheckTexts } from './descriptions/line-checks.ts';
import { peopleTexts } from './descriptions/people.ts';
import { prepTexts } from './descriptions/prep.ts';
import { recipeTexts } from './descriptions/recipes.ts';
import { reportTexts } from './descriptions/reports.ts';
import { rootTexts } from './descriptions/root.ts';
import { stockTexts } from './descriptions/stock.ts';
import type { TypeTexts } from './descriptions/words.ts';

/** What the types of the graph are and their fields mean, beside what is told where they are made (api/graphql/describe.ts). */
export const typeTexts: TypeTexts = {
  ...rootTexts,
  ...enumTexts,
  ...stockTexts,
  ...prepTexts,
  ...recipeTexts,
  ...deliveryTexts,
  ...lineCheckTexts,
  ...kitchenTexts,
  ...peopleTexts,
  ...reportTexts,
};
