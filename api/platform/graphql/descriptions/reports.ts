import type { TypeTexts } from './words.ts';

const counted = {
  checksMissed: 'How many line checks were missed.',
  checksOnTime: 'How many line checks were submitted in time.',
  deliveries: 'How many deliveries were confirmed.',
  prepCompleted: 'How many prep tasks were completed.',
  prepOnTime: 'How many prep tasks were completed in time.',
  wasteEntries: 'How many entries of waste there were.',
} as const;

const compliance = {
  due: 'How many runs were due.',
  missed: 'How many runs were missed.',
} as const;

/** Waste, reports and analytics. */
export const reportTexts: TypeTexts = {
  Analytics: {
    fields: {
      current: 'What the days add up to.',
      previous: 'What as many days before add up to.',
      days: 'The days, oldest first.',
    },
  },
  AnalyticsDay: { fields: counted },
  AnalyticsTotals: { fields: counted },
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
  WasteEntry: {
    about: 'Something that was thrown away.',
    fields: {
      id: 'The id of the entry: a UUID, the same for ever.',
      quantity: 'How much, in `unit`.',
      unit: 'The unit in which it was entered.',
      expected: 'Whether it is of the kind that is always there, such as trim.',
      reasonId: 'The id of the reason.',
      reasonName: 'The name of the reason.',
      reasonNameEs: 'The name of the reason in Spanish; null while there is none.',
      recordedById: 'The id of who entered it.',
      recordedByName: 'Who entered it.',
      occurredAt: 'When it happened.',
      reversedAt: 'When it was taken back; null when it was not.',
      stationId: 'The id of the station where it happened; null when none was named.',
      stationName: 'The name of the station where it happened; null when none was named.',
    },
  },
  WasteEntryConnection: { about: 'A page of waste entries.' },
  WasteReason: {
    about: 'A reason for waste.',
    fields: {
      code: 'Its code, the same in every kitchen.',
      group: 'What kind of cause it is.',
      expected: 'Whether such waste is always there, such as trim.',
    },
  },
  LogWasteInput: {
    about: 'Something that was thrown away. It leaves the stock.',
    fields: {
      lotId: 'The lot that it came from; left out: the reason decides, expired lots first or usable stock first.',
      lotCode: 'The lot by the code of its label, instead of `lotId`.',
      quantity: 'How much, in `unit`; more than zero.',
      unit: 'The unit of the quantity: any that converts to the unit of the item.',
      reasonId: 'The id of the reason.',
      stationId: 'The station where it happened.',
      note: 'A note; at most 2,000 characters.',
      occurredAt: 'When it happened, up to seven days ago; now when left out.',
    },
  },
  UndoWasteInput: { about: 'An entry of waste to undo.', fields: { id: 'The id of the entry.' } },
  ReverseWasteInput: {
    about: 'An entry of waste to take back.',
    fields: { id: 'The id of the entry.', reason: 'Why it is taken back; at most 300 characters.' },
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
  WasteSummary: {
    fields: {
      todayCost: "Waste of today in minor units of the kitchen's currency; null while unknown, and for cooks.",
      todayEntries: 'How many entries there are today.',
      topItems: 'The items of which most was thrown away in the last 7 days.',
      topReasons: 'The reasons for which most was thrown away in the last 7 days.',
    },
  },
  WasteTop: { fields: { name: 'The name of the item or reason.' } },
};
