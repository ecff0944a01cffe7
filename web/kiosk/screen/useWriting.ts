import { useCallback, useMemo } from 'react';
import { formatDecimal } from '../../ui/decimal.ts';
import { useLanguage } from '../../ui/language.ts';
import { formatClock } from '../../ui/times.ts';
import { useUnitName } from '../../ui/unit-texts.ts';
import { useBoardState } from './kiosk-context.ts';

/** How the board writes times, amounts and names. */
export function useWriting() {
  const language = useLanguage();
  const unitName = useUnitName();
  const { board } = useBoardState();
  const timeZone = board?.kitchen.timeZone ?? 'UTC';
  const people = board?.people;
  const clock = useCallback(
    (at: string | number) => formatClock(new Date(at), language, timeZone),
    [language, timeZone],
  );
  const number = useCallback((value: string) => formatDecimal(value, language), [language]);
  const amount = useCallback((value: string, unit: string) => `${number(value)} ${unitName(unit)}`, [number, unitName]);
  /** As the kitchen wants people named on its walls; empty when it wants none. */
  const person = useCallback((id: string | null) => (id === null ? '' : (people?.[id] ?? '')), [people]);
  return useMemo(
    () => ({ language, timeZone, clock, number, amount, person }),
    [language, timeZone, clock, number, amount, person],
  );
}
