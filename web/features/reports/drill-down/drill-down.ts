import { isDay } from '../../../ui/format/days.ts';
import { type Period, usePeriod } from '../period.ts';
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
} as const;

type Report = keyof typeof reportFigures;
const groups = ['day', 'station', 'person', 'reason', 'item', 'check'] as const;

/** The row of a report's table that a figure belongs to; `of` is its id or day, null for the tasks without a station or person. */
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
      return figure && group?.by === 'item' ? { report, figure, group } : null;
    }
    case 'line-checks': {
      const figure = reportFigures[report].find((each) => each === name);
      return figure ? { report, figure, group } : null;
    }
    default:
      return null;
  }
}

/** The days whose rows are behind a figure: one, for a figure of a day, else the report's. */
export function useDaysOf(group: FigureGroup | undefined): Period {
  const { period } = usePeriod();
  const day = group?.by === 'day' && group.of !== null && isDay(group.of) ? group.of : null;
  return day === null ? { from: period.from, to: period.to } : { from: day, to: day };
}
