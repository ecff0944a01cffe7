import { useCallback, useMemo } from 'react';
import { todayIn } from '../../ui/format/days.ts';
import { formatDecimal } from '../../ui/format/decimal.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import { useBoardState } from './kiosk-context.ts';

/** How the board writes times, amounts and names. */
export function useFormatters() {
  const language = useLanguage();
  const unitName = useUnitName();
  const { board } = useBoardState();
  const timeZone = board?.kitchen.timeZone ?? 'UTC';
  const people = board?.people;
  // The list that stands in for a broken board writes times, too: it may not break on the same row.
  const clock = useCallback(
    (at: string | number) => {
      const moment = new Date(at);
      return Number.isNaN(moment.getTime()) ? '–' : formatClock(moment, language, timeZone);
    },
    [language, timeZone],
  );
  /** With the weekday, when it is not today in the kitchen. */
  const when = useCallback(
    (at: string, now: number) => {
      const day = (moment: number) => todayIn(timeZone, moment);
      if (day(Date.parse(at)) === day(now)) return clock(at);
      const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone }).format(Date.parse(at));
      return `${weekday} ${clock(at)}`;
    },
    [clock, language, timeZone],
  );
  const number = useCallback((value: string) => formatDecimal(value, language), [language]);
  const amount = useCallback((value: string, unit: string) => `${number(value)} ${unitName(unit)}`, [number, unitName]);
  /** As the kitchen wants people named on its walls; empty when it wants none. */
  const person = useCallback((id: string | null) => (id === null ? '' : (people?.[id] ?? '')), [people]);
  return useMemo(
    () => ({ language, timeZone, clock, when, number, amount, person }),
    [language, timeZone, clock, when, number, amount, person],
  );
}
