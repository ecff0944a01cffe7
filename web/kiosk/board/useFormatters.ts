import { useCallback, useMemo } from 'react';
import { localDateTime } from '#schema/business-day.ts';
import { formatDecimal } from '../../ui/format/decimal.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import type { BoardTask } from './model/board.ts';
import { useBoardState } from './kiosk-context.ts';
import { dateTimeFormat } from '../../ui/format/intl.ts';

/** Formats times, amounts and names for the board. */
export function useFormatters() {
  const language = useLanguage();
  const unitName = useUnitName();
  const { board } = useBoardState();
  const timeZone = board?.kitchen.timeZone ?? 'UTC';
  const people = board?.people;
  // The fallback list after a render error uses this, too: an invalid time must not throw.
  const clock = useCallback(
    (at: string | number) => {
      const moment = new Date(at);
      return Number.isNaN(moment.getTime()) ? '–' : formatClock(moment, language, timeZone);
    },
    [language, timeZone],
  );
  /** With the weekday, unless it is today in the kitchen. */
  const when = useCallback(
    (at: string, now: number) => {
      const day = (moment: number) => localDateTime(timeZone, new Date(moment)).slice(0, 10);
      if (day(Date.parse(at)) === day(now)) return clock(at);
      const weekday = dateTimeFormat(language, { weekday: 'short', timeZone }).format(Date.parse(at));
      return `${weekday} ${clock(at)}`;
    },
    [clock, language, timeZone],
  );
  const number = useCallback((value: string) => formatDecimal(value, language), [language]);
  const amount = useCallback(
    (value: string, unit: string) => `${number(value)} ${unitName(unit, value)}`,
    [number, unitName],
  );
  /** What a task made, or is to make; empty for a recurring task, which makes nothing. */
  const taskAmount = useCallback(
    ({ recurringTaskId, actualQuantity, targetQuantity, unit }: BoardTask) =>
      recurringTaskId ? '' : amount(actualQuantity ?? targetQuantity, unit),
    [amount],
  );
  /** By the kitchen's setting for names on displays; empty when names are hidden. */
  const person = useCallback((id: string | null) => (id === null ? '' : (people?.[id] ?? '')), [people]);
  return useMemo(
    () => ({ language, timeZone, clock, when, number, amount, taskAmount, person }),
    [language, timeZone, clock, when, number, amount, taskAmount, person],
  );
}
