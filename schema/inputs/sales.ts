import { z } from 'zod';
import { limits } from '../limits.ts';
import { saleKinds } from '../sales-vocabulary.ts';
import { issue } from './issue.ts';
import { externalId, id, localDate, money, positiveQuantity, quantity, shortText } from './parts.ts';

/** One line of a till: a dish and how many of it, under the till's own id of the line. */
export const saleLine = z
  .strictObject({
    /** The till's id of this line, unique in the kitchen. The same id again corrects the line. */
    externalId,
    businessDate: localDate,
    kind: z.enum(saleKinds).optional(),
    /** The code of the dish at the till; or `recipeId`. */
    plu: shortText.nullish(),
    recipeId: id.nullish(),
    /** How many; for a void it may be left out. */
    quantity: positiveQuantity.nullish(),
    /** Without tax. Left out: the menu price × quantity. */
    netAmount: money.nullish(),
    /** A refund whose food went back to stock, such as an unopened bottle. */
    restock: z.boolean().nullish(),
  })
  .meta({ id: 'SaleLineInput' });

const dayFigures = {
  businessDate: localDate,
  /** All sales of the day without tax; left out: unchanged; null: the sum of its dishes. */
  netSales: money.nullish(),
  covers: z.int(issue('field.wholeNumber')).min(0).max(limits.coversMax).nullish(),
  /** Whether everything sold that day is recorded. */
  complete: z.boolean().optional(),
};

const salesDay = z.strictObject(dayFigures).meta({ id: 'SalesDayFiguresInput' });

/** Lines of a till, and optionally the figures of their days. */
export const recordSales = z.strictObject({
  lines: z.array(saleLine).max(limits.saleLinesMax, issue('sales.tooManyLines', { count: limits.saleLinesMax })),
  days: z.array(salesDay).max(limits.salesBackdateDays).nullish(),
});

const handLine = z.strictObject({ recipeId: id, quantity }).meta({ id: 'SoldDishInput' });

/** A day entered by hand: how many of each dish; dishes that are left out are unchanged, 0 removes one. */
export const saveSalesDay = z.strictObject({
  ...dayFigures,
  /** The version of the day on the screen, 0 for a day without data; a stale one is refused. */
  version: z.int().min(0).nullish(),
  dishes: z.array(handLine).max(limits.menuDishesMax, issue('sales.tooManyLines', { count: limits.menuDishesMax })),
});

export const salesDate = z.strictObject({ businessDate: localDate });

export type SaleLineInput = z.output<typeof saleLine>;
