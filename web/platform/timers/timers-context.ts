import { useNames } from '../../ui/i18n/useNames.ts';
import { createContext, useContext } from 'react';
import { createStore } from '../../ui/store.ts';
import { type Translate, useTexts } from '../../ui/i18n/texts.ts';
import { useStored } from '../../ui/useStored.ts';
import { type Timer } from './timer.ts';
import { timerTexts } from './timer-texts.ts';
import type { Timers } from './timers.ts';

/** The kitchen's timers; null where no one may use them. */
export const TimersContext = createContext<Timers | null>(null);

export function useTimers(): Timers | null {
  return useContext(TimersContext);
}

const none = createStore<readonly Timer[]>([]);

/** The timers on the screen, the next to ring first. */
export function useShownTimers(): readonly Timer[] {
  return useStored(useTimers()?.shown ?? none);
}

/** Those that ring now. */
export function useRingingTimers(): readonly Timer[] {
  return useStored(useTimers()?.ringing ?? none);
}

type Words = Translate<keyof typeof timerTexts.en>;

/** `Chicken stock, step 3`. */
export function timerName({ label, step }: Pick<Timer, 'label' | 'step'>, t: Words): string {
  if (label === null) return t('unnamed');
  return step === null ? label : t('ofStep', { label, step });
}

export function useTimerName(): (timer: Pick<Timer, 'label' | 'step'>) => string {
  const t = useTexts(timerTexts);
  const localName = useNames();
  return ({ label, step }) => timerName({ label: localName(label), step }, t);
}
