import { limits } from '#schema/limits.ts';
import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';
import { limitTexts, readingTexts } from '../line-checks/line-checks.descriptions.ts';

const reportTo = `The last business day, included; a period has at most ${limits.reportDaysMax} days.`;

const compliance = {
  due: 'How many runs were due.',
  missed: 'How many runs were missed.',
} as const;

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        receivedTemperatures:
          'How warm the items of confirmed deliveries arrived, oldest first, for managers. From and to are business days, at most 92.',
        lineCheckReport: 'How line checks were done in a period, for managers.',
        lineCheckReportRuns:
          'The runs behind a figure of the line check report, the latest due first. A token needs checks_read, too.',
        prepReportTasks:
          'The tasks behind a figure of the prep report, the latest due first. A token needs prep_read, too.',
        wasteReportEntries:
          'The entries behind a figure of the waste report, the latest first. A token needs waste_read, too.',
        prepReport: 'How prep was done in a period, for managers.',
        wasteReport: 'What was thrown away in a period, for managers.',
        foodCostReport:
          'Theoretical and actual food cost against net sales, by weeks or periods, for managers. Days that are not over are left out.',
        menuEngineeringReport:
          'Popularity and margin of the dishes of the menu, for managers. Days that are not over are left out.',
        usageReport: 'What every item used in a period against what it should have used, for managers.',
        usageMovements:
          'The rows of the ledger behind a figure of the usage report, newest first. A token needs inventory_read, too.',
      },
    },
    FoodCostPartName: {
      about: 'What a row of the food cost report covers.',
      fields: { week: 'A week of the kitchen.', period: 'A period of the kitchen: a week, a 4-4-5 period or a month.' },
    },
    FoodCostFigures: { about: 'Net sales and food cost of some business days.' },
    MenuClass: {
      about: 'A dish by popularity and margin, compared with the others.',
      fields: {
        star: 'Popular, with a high margin.',
        plowhorse: 'Popular, with a low margin.',
        puzzle: 'Not popular, with a high margin.',
        dog: 'Neither.',
      },
    },
    MenuGap: {
      about: 'Why a dish has no class.',
      fields: {
        not_sold: 'None was sold, or as many were refunded.',
        no_price: 'What it sold for is unknown.',
        no_cost: 'The cost of its recipe is unknown.',
      },
    },
    MenuDish: {
      about: 'A dish of the menu in a period.',
      fields: {
        recipeId: 'The id of the recipe.',
        name: 'The name of the dish.',
        category: 'The category of the dish; null without one.',
        archived: 'Whether the dish is no longer on the menu.',
      },
    },
    UsageRowFigure: {
      about: 'A figure of the use of an item.',
      fields: {
        opening: 'Before the period; with opening stock entered in it.',
        purchases: 'Received, with later corrections of its cost.',
        made: 'Made by prep.',
        transfers: 'Moved between places and lots.',
        sales: 'Used by the dishes sold.',
        prep: 'Used by prep.',
        waste: 'Thrown away.',
        unexplained: 'The differences that counts and corrections found.',
        theoretical: 'Sales and prep.',
        actual: 'Sales, prep, waste and unexplained.',
        used: 'Sales, prep, waste and unexplained less what was made: of all items, what a kitchen used of what it bought.',
        closing: 'Everything up to the end of the period.',
      },
    },
    UsageFilter: {
      about: 'A figure of an item, or of all.',
      fields: { figure: 'Which figure.', itemId: 'The id of the item; of all items when left out.' },
    },
    UsageFigure: { about: 'A quantity of an item and its value, with the rows of the ledger behind them.' },
    UsageReport: {
      about: 'Actual against theoretical use of a period.',
      fields: { items: 'Every item that has moved, by name.', totals: 'The sums of the kitchen, in money.' },
    },
    UsageTotals: { about: 'The sums of the whole kitchen, in money.' },
    UsageItem: {
      about: 'What an item used in a period, and what it should have used.',
      fields: {
        itemId: 'The id of the item.',
        name: 'The name of the item.',
        unit: 'The unit of its quantities.',
        purchases: 'Received, with later corrections of its cost.',
      },
    },
    HaccpLogEntry: {
      about: 'A recorded reading with everything that an inspector needs.',
      fields: {
        ...limitTexts,
        ...readingTexts,
        text: 'What was written; null when it is no text.',
        id: 'The id of the reading: a UUID.',
        lineCheckId: 'The id of the run.',
        checkName: 'The name of the line check.',
        itemName: 'What was checked.',
        kind: 'What was read or answered.',
        critical: 'Whether a reading out of range is a danger.',
        answeredAt: 'When it was read.',
        receivedAt: 'When the server received it: later than it was read when it had to wait for the network.',
        personName: 'Who read it.',
      },
    },
    ReceivedTemperature: {
      about: 'How warm an item of a confirmed delivery arrived.',
      fields: {
        id: 'The id of the line of the delivery: a UUID.',
        deliveryId: 'The id of the delivery.',
        deliveryNumber: 'The number of the delivery in this kitchen, such as D-0001.',
        supplierName: 'Who delivered it.',
        businessDate: 'The business day on which it was received.',
        itemName: 'What was received.',
        receivedQuantity: 'How much came, in `unit`.',
        rejectedQuantity: 'How much of it was sent back, in `unit`.',
        rejectReason: 'Why it was sent back; null when nothing was.',
        temperature: 'As entered, in `temperatureUnit`.',
        temperatureUnit: 'The unit in which it was entered.',
        temperatureRule: 'The limit for this kind of food; null when it needs no reading.',
        temperatureResult: 'pass, cool_down or fail; null without a limit.',
        overrideReason: 'Why a manager accepted it out of its limit; null when nobody had to.',
        personName: 'Who received it; null when they are no longer known.',
        receivedAt: 'When it was received.',
        reversed: 'Whether the delivery was reversed later.',
      },
    },
    ReceivedTemperatureConnection: { about: 'A page of temperatures of deliveries.' },
    HaccpLogEntryConnection: { about: 'A page of the HACCP log.' },
    HaccpAction: {
      about: 'What was done about a reading out of range.',
      fields: {
        id: 'The id of the action: a UUID.',
        action: 'What was done, as text.',
        actedAt: 'When it was recorded.',
        personName: 'Who did it.',
      },
    },
    HaccpRecheck: {
      about: 'A later reading of the same item after one out of range.',
      fields: {
        ...readingTexts,
        text: 'What was written; null when it is no text.',
        id: 'The id of the reading: a UUID.',
        answeredAt: 'When it was read.',
        personName: 'Who read it.',
      },
    },
    ComplianceDay: { about: 'The line checks of one business day.', fields: compliance },
    ComplianceGroup: {
      about: 'The runs of one line check.',
      fields: { ...compliance, name: 'The name of the line check.' },
    },
    LineCheckReport: {
      about: 'How line checks were done in a period.',
      fields: { checks: 'By line check.', days: 'By business day, oldest first.' },
    },
    PrepReport: {
      about: 'How prep was done in a period.',
      fields: { days: 'By business day, oldest first.', stations: 'By station.' },
    },
    PrepDay: {
      about: 'The prep of one business day.',
      fields: { completed: 'How many tasks were completed.', skipped: 'How many tasks were skipped.' },
    },
    PrepGroup: {
      about: 'The prep of one station or person.',
      fields: { completed: 'How many tasks were completed.', skipped: 'How many tasks were skipped.' },
    },
    PrepTaskConnection: { about: 'A page of prep tasks.' },
    LineCheckConnection: { about: 'A page of runs of line checks.' },
    PrepReportFigure: {
      about: 'Which tasks a figure of the prep report counts.',
      fields: {
        planned: 'All but cancelled ones.',
        completed: 'Those that were completed.',
        on_time: 'Those completed by the time they were due.',
        late: 'Those completed after they were due, or still open past it.',
        skipped: 'Those that were skipped.',
        open: 'Those still to be done.',
      },
    },
    WasteReportFigure: {
      about: 'Which entries a figure of the waste report counts.',
      fields: { entries: 'All entries that count as waste.', unknown_costs: 'Those without a known cost.' },
    },
    LineCheckReportFigure: {
      about: 'Which runs a figure of the line check report counts.',
      fields: {
        due: 'All that were due.',
        on_time: 'Those submitted by the time they were due.',
        late: 'Those submitted after they were due, or still open past it.',
        missed: 'Those that were missed.',
        failed: 'Those with a reading out of range.',
      },
    },
    PrepReportFilter: {
      about: 'The tasks behind a figure.',
      fields: {
        figure: 'The figure.',
        stationId: 'Only tasks of this station; null for those without one; all when left out.',
        personId:
          'Only tasks that this person completed or, not completed, is assigned to; null for those of nobody; all when left out.',
      },
    },
    WasteReportFilter: {
      about: 'The entries behind a figure.',
      fields: {
        figure: 'The figure.',
        reasonId: 'Only entries with this reason; all when left out.',
        itemId: 'Only entries of this item; all when left out.',
      },
    },
    LineCheckReportFilter: {
      about: 'The runs behind a figure.',
      fields: { figure: 'The figure.', templateId: 'Only runs of this line check; all when left out.' },
    },
    WasteDay: { about: 'The waste of one business day.' },
    WasteGroupFigures: {
      about: 'The waste of one item or for one reason.',
      fields: {
        name: 'The name of the item or reason.',
        unit: 'The unit of the quantity; null when there is none.',
      },
    },
    WasteReport: {
      about: 'What was thrown away in a period.',
      fields: { days: 'By business day, oldest first.', reasons: 'By reason.' },
    },
  },
  arguments: {
    'Query.haccpLog.to': `The last business day, included; a period has at most ${limits.logDaysMax} days.`,
    'Query.lineCheckReport.to': reportTo,
    'Query.lineCheckReportRuns.to': reportTo,
    'Query.lineCheckReportRuns.filter': 'The figure whose rows to read.',
    'Query.prepReport.to': reportTo,
    'Query.prepReportTasks.to': reportTo,
    'Query.prepReportTasks.filter': 'The figure whose rows to read.',
    'Query.wasteReportEntries.to': reportTo,
    'Query.wasteReportEntries.filter': 'The figure whose rows to read.',
    'Query.wasteReport.to': reportTo,
  },
};
