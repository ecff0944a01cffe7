import { deliveryTexts } from './deliveries.ts';
import { enumTexts } from './enums.ts';
import { kitchenTexts } from './kitchen.ts';
import { lineCheckTexts } from './line-checks.ts';
import { peopleTexts } from './people.ts';
import { prepTexts } from './prep.ts';
import { recipeTexts } from './recipes.ts';
import { reportTexts } from './reports.ts';
import { rootTexts } from './root.ts';
import { stockTexts } from './stock.ts';
import { tokenTexts } from './tokens.ts';
import { webhookTexts } from './webhooks.ts';
import type { TypeTexts } from './words.ts';

/** What the types of the graph are and their fields mean, beside what is told where they are made (api/platform/graphql/describe.ts). */
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
  ...tokenTexts,
  ...webhookTexts,
};
