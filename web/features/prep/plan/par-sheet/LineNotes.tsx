import { Span } from '@chakra-ui/react';
import { Decimal } from 'decimal.js';
import type { ReactNode } from 'react';
import { formatDecimal } from '../../../../ui/format/decimal.ts';
import { formatDate } from '../../../../ui/format/days.ts';
import { useKitchen } from '../../../../ui/format/kitchen.ts';
import { formatClock, formatDay } from '../../../../ui/format/times.ts';
import { useLanguage } from '../../../../ui/i18n/language.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../../ui/kitchen/unit-texts.ts';
import type { ParLineFragment } from '../../plan.generated.ts';
import { thawTexts } from '../../thaw-texts.ts';
import { planTexts } from '../plan-texts.ts';
import { forecastTexts } from './forecast-texts.ts';

interface LineProps {
  readonly line: ParLineFragment;
}

/** A figure with its notes below it, also where the cell is beside its heading. */
export function Noted({ children }: { readonly children: ReactNode }) {
  return <Span display="block">{children}</Span>;
}

export function Small({ children }: { readonly children: ReactNode }) {
  return (
    <Span display="block" textStyle={{ base: 'sm', md: 'xs' }} minW={{ md: '3rem' }} color="fg.muted">
      {children}
    </Span>
  );
}

/** Whether a special day closes the kitchen on the day of a line. */
export function isClosed({ forecast }: ParLineFragment): boolean {
  return Number(forecast.factor) === 0;
}

/** Where the par comes from, unless it is entered for the weekday. */
export function ParNote({ line }: LineProps) {
  const t = useTexts(planTexts);
  const forecastText = useTexts(forecastTexts);
  const { parMode, parAssumed, refillBelow, minDays, maxDays, unit, forecast } = line;
  const amount = useAmount(unit);
  if (isClosed(line)) return <Small>{forecastText('closedPar', { names: forecast.events.join(', ') })}</Small>;
  if (parMode === 'weekday') return null;
  if (parAssumed) return <Small>{t('assumedPar')}</Small>;
  if (parMode === 'forecast') return <Small>{t('byForecast')}</Small>;
  return (
    <>
      <Small>{t('byDays', { min: minDays ?? 1, max: maxDays ?? 1 })}</Small>
      {refillBelow === null ? null : <Small>{t('refillBelow', { amount: amount(refillBelow) })}</Small>}
    </>
  );
}

/** Why the quantity to make differs from the shortfall, and in how many tasks. */
export function MakeNotes({ line }: LineProps) {
  const t = useTexts(planTexts);
  const amount = useAmount(line.unit);
  const { day } = useMoment();
  const isRounded = Number(line.toMake) === 0 && Number(line.short) > 0 && !line.capped;
  const until = line.usefulUntil === null ? '' : day(line.usefulUntil);
  return (
    <>
      {isRounded ? <Small>{t('roundedAway', { short: amount(line.short) })}</Small> : null}
      {line.capped && Number(line.useful) === 0 ? <Small>{t('cappedNone', { until })}</Small> : null}
      {line.capped && Number(line.useful) > 0 ? (
        <Small>{t('cappedNote', { useful: amount(line.useful ?? '0'), until })}</Small>
      ) : null}
      {line.runs.length > 1 ? (
        <Small>{t('runsNote', { n: line.runs.length, runs: line.runs.map(amount).join(' + ') })}</Small>
      ) : null}
    </>
  );
}

/** What the day needs, and until when a batch made now is usable, unless `MakeNotes` shows that. Unknown parts are left out. */
export function NeedNote({ line: { needed, usefulUntil, capped, unit } }: LineProps) {
  const t = useTexts(planTexts);
  const amount = useAmount(unit);
  const { day, clock } = useMoment();
  const parts = [
    needed === null || Number(needed) === 0 ? null : t('neededNote', { needed: amount(needed) }),
    usefulUntil === null || capped ? null : t('usefulNote', { until: `${day(usefulUntil)}, ${clock(usefulUntil)}` }),
  ];
  const shown = parts.filter((part) => part !== null).join(' · ');
  return shown === '' ? null : <Small>{shown}</Small>;
}

/** The day that a line that thaws is for. */
export function ThawNote({ line: { thawDays, day } }: LineProps) {
  const t = useTexts(thawTexts);
  const language = useLanguage();
  if (thawDays === null) return null;
  return <Small>{t('thawNote', { day: formatDate(day, language) })}</Small>;
}

/** What is in the freezer for a line that thaws, and whether that is less than is to be taken out, planned or not. */
export function FrozenNote({ line: { frozen, toMake, planned, unit } }: LineProps) {
  const t = useTexts(thawTexts);
  const amount = useAmount(unit);
  if (frozen === null) return null;
  if (new Decimal(toMake).plus(planned).lte(frozen))
    return <Small>{t('frozenNote', { amount: amount(frozen) })}</Small>;
  return (
    <Span display="block" textStyle={{ base: 'sm', md: 'xs' }} color="fg.error" fontWeight="medium">
      {t('frozenShort', { amount: amount(frozen) })}
    </Span>
  );
}

function useAmount(unit: string): (value: string) => string {
  const language = useLanguage();
  const unitName = useUnitName();
  // A unit stays with its figure.
  return (value) => `${formatDecimal(value, language)}\u{a0}${unitName(unit, value)}`;
}

function useMoment() {
  const language = useLanguage();
  const { timeZone } = useKitchen();
  return {
    day: (at: string) => formatDay(new Date(at), language, timeZone),
    clock: (at: string) => formatClock(new Date(at), language, timeZone),
  };
}
