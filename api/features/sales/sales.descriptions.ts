import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

const figures = {
  businessDate: 'The business day.',
  netSales: "All sales of the day without tax, in minor units of the kitchen's currency; null: the sum of its dishes.",
  covers: 'How many guests there were.',
  complete: 'Whether everything sold that day is recorded.',
};

export const descriptions: Descriptions = {
  arguments: { 'Query.salesDay.date': 'The business day.' },
  types: {
    Query: {
      fields: {
        salesDay: 'One business day with every dish of the menu, and how many were sold.',
        salesDays: 'Every business day of a period with the state of its sales, days without data included.',
      },
    },
    Mutation: {
      fields: {
        recordSales:
          'Records lines of a till, each once by its external id, and removes from stock what the dishes used. A line that cannot be recorded is refused with a reason; the others are recorded.',
        saveSalesDay: 'Records how many of each dish were sold on a day, entered by hand.',
      },
    },
    SaleKind: {
      about: 'What a line of a till is.',
      fields: {
        sale: 'Sold.',
        refund: 'Paid back to the guest. What it used stays used, unless `restock` is set.',
        void: 'Never sold: the line with this id is removed, and what it used returns to stock. Final.',
      },
    },
    SalesDayState: {
      about: 'Whether the sales of a business day are known.',
      fields: {
        no_data: 'Nothing is recorded: the sales are unknown, not zero.',
        partial: 'Some sales are recorded, not all.',
        complete: 'All sales are recorded; with none, nothing was sold.',
      },
    },
    SaleResult: {
      about: 'What became of a line.',
      fields: {
        recorded: 'It is new.',
        corrected: 'It replaced the line with the same id; stock and figures follow the difference.',
        unchanged: 'It was recorded before, with the same figures.',
        refused: 'It could not be recorded; the message says why.',
      },
    },
    SoldDish: {
      about: 'A dish of the menu and how many were sold on a day.',
      fields: {
        recipeId: 'The id of the recipe.',
        name: 'The name of the dish.',
        category: 'Its category; null without one.',
        pluCodes: 'Its codes at the till.',
        archived: 'Whether the recipe is archived.',
      },
    },
    SalesDay: {
      about: 'A business day with what is known of its sales.',
      fields: { businessDate: 'The business day.', state: 'Whether its sales are known.' },
    },
    SalesDayDetail: {
      about: 'A business day with the dishes of the menu.',
      fields: {
        businessDate: 'The business day.',
        state: 'Whether its sales are known.',
        dishes: 'The dishes of the menu, and others that were sold, by category and name.',
      },
    },
    RecordedSales: { about: 'What became of the lines of `recordSales`.' },
    SaleLineResult: {
      about: 'What became of one line.',
      fields: { externalId: 'The id of the line.', result: 'What became of it.' },
    },
    RecordSalesInput: {
      about: 'Lines of a till.',
      fields: {
        lines: 'At most 500.',
        days: 'The figures of their days, if known.',
      },
    },
    SaleLineInput: {
      about: 'A line of a till: a dish, and how many.',
      fields: {
        externalId: "The till's id of the line, unique in the kitchen. The same id again corrects the line.",
        businessDate: 'The business day, up to 92 days ago.',
        kind: 'What it is; `sale` when left out.',
        plu: 'The code of the dish at the till; or `recipeId`.',
        recipeId: 'The id of the menu recipe; or `plu`.',
        quantity: 'How many portions; may be left out of a void.',
        netAmount: "Without tax, in minor units of the kitchen's currency; the menu price × quantity when left out.",
        restock: 'Whether the food of a refund went back to stock, such as an unopened bottle.',
      },
    },
    SalesDayFiguresInput: { about: 'The figures of a day; what is left out stays.', fields: figures },
    SoldDishInput: {
      about: 'A dish, and how many were sold.',
      fields: { recipeId: 'The id of the menu recipe.', quantity: 'How many portions; 0 removes it.' },
    },
    SaveSalesDayInput: {
      about: 'A day entered by hand.',
      fields: { ...figures, dishes: 'How many of each dish; those left out are unchanged.' },
    },
  },
};
