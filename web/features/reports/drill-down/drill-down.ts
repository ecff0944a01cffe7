import { isDay } from '../../../ui/format/days.ts';
import type { Period } from '../../../ui/format/chart-spans.ts';
import { usePeriod } from '../period.ts';
import {
  lineCheckReportFigures,
  prepReportFigures,
  usageRowFigures,
  wasteReportFigures,
} from '#schema/report-figures.ts';

/** The figures of each report that open their rows. */
export const reportFigures = {
  prep: prepReportFigures,
  waste: wasteReportFigures,
  usage: usageRowFigures,
  'line-checks': lineCheckReportFigures,
  'food-cost': ['net_sales'],
} as const;

type Report = keyof typeof reportFigures;
const groups = ['day', 'station', 'person', 'reason', 'item', 'check', 'days'] as const;

/**
 * The row of a report's table that a figure belongs to; `of` is its id, day or days (`2026-11-16_2026-11-22`), null for the
 * tasks without a station or person.
 */
export interface FigureGroup {
  readonly by: (typeof groups)[number];
  readonly of: string | null;
}

/** A figure of a report: of the whole period, or of one row of a table. */
export type DrillDown = {
  [R in Report]: {
    readonly report: R;
    readonly figure: (typeof reportFigures)[R][number];
    readonly group?: FigureGroup | undefined;
  };
}[Report];

/** The figure as the value of the URL parameter `rows`: `prep.late`, `prep.late.station.<id>`. */
export function drillDownText({ report, figure, group }: DrillDown): string {
  return [report, figure, ...(group ? [group.by, group.of ?? ''] : [])].join('.');
}

function parseGroup(name: string | undefined, of = ''): FigureGroup | undefined {
  const by = groups.find((group) => group === name);
  return by && { by, of: of === '' ? null : of };
}

/** The figure of a URL parameter; null when there is none of that name. */
export function parseDrillDown(text: string): DrillDown | null {
  const [report = '', name, by, of] = text.split('.');
  const group = parseGroup(by, of);
  if (by !== undefined && !group) return null;
  switch (report) {
    case 'prep': {
      const figure = reportFigures.prep.find((each) => each === name);
      return figure ? { report, figure, group } : null;
    }
    case 'waste': {
      const figure = reportFigures.waste.find((each) => each === name);
      return figure ? { report, figure, group } : null;
    }
    case 'usage': {
      const figure = reportFigures.usage.find((each) => each === name);
      return figure && (!group || (group.by === 'item' && group.of !== null)) ? { report, figure, group } : null;
    }
    case 'line-checks': {
      const figure = reportFigures[report].find((each) => each === name);
      return figure ? { report, figure, group } : null;
    }
    case 'food-cost': {
      const figure = reportFigures[report].find((each) => each === name);
      return figure && daysOfGroup(group) ? { report, figure, group } : null;
    }
    default:
      return null;
  }
}

/** The value of a group of several days. */
export const daysText = ({ from, to }: Period): string => `${from}_${to}`;

function daysOfGroup(group: FigureGroup | undefined): Period | null {
  const [from = '', to = ''] = group?.by === 'days' && group.of !== null ? group.of.split('_') : [];
  return isDay(from) && isDay(to) ? { from, to } : null;
}

/** The days whose rows are behind a figure: one or some, for a figure of a day or a week, else the report's. */
export function useDaysOf(group: FigureGroup | undefined): Period {
  const { period } = usePeriod();
  const day = group?.by === 'day' && group.of !== null && isDay(group.of) ? group.of : null;
  if (day !== null) return { from: day, to: day };
  return daysOfGroup(group) ?? { from: period.from, to: period.to };
}
