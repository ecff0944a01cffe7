import { chakra, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { MINUTE } from '#schema/milliseconds.ts';
import { useKitchen } from '../format/kitchen.ts';
import { useLanguage } from '../i18n/language.ts';
import { formatClock, formatDay, formatMoment, formatWhen, isSentLate } from '../format/times.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

const step = 15_000;
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (ticking === undefined) now = Date.now();
  ticking ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, step);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/** The current time, updated every 15 s by one shared timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

/** What `read` makes of the current time; renders again only when that changes. */
export function useAtNow<Value extends boolean | number | string>(read: (now: number) => Value): Value {
  return useSyncExternalStore(subscribe, () => read(now));
}

const Time = chakra('time');

/** An instant: `12 min ago` within the hour, else the kitchen's time of day; date and time are in its title. */
export function Timestamp({ at, clock = false }: { readonly at: string; readonly clock?: boolean }) {
  const t = useTexts(uiTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const current = useNow();
  const date = new Date(at);
  const recent = !clock && Math.abs(date.getTime() - current) < MINUTE;
  const text = clock ? formatClock(date, language, timeZone) : formatWhen(date, current, language, timeZone);
  return (
    <Time dateTime={at} title={formatMoment(date, language, timeZone)} whiteSpace={{ md: 'nowrap' }}>
      {recent ? t('justNow') : text}
    </Time>
  );
}

interface SentLateProps {
  /** When it was done. */
  readonly at: string;
  /** When the server received it. */
  readonly sentAt: string;
}

/** When something was done, and when it was sent, if it had to wait for the network; nothing for what was sent at once. */
export function SentLate({ at, sentAt }: SentLateProps) {
  const t = useTexts(uiTexts);
  const { timeZone } = useKitchen();
  const language = useLanguage();
  if (!isSentLate(at, sentAt)) return null;
  const [done, sent] = [new Date(at), new Date(sentAt)];
  const isSameDay = formatDay(done, language, timeZone) === formatDay(sent, language, timeZone);
  const write = isSameDay ? formatClock : formatMoment;
  return (
    <Text as="span" display="block" textStyle="xs" color="fg.warning" fontWeight="medium">
      {t('takenSent', { taken: write(done, language, timeZone), sent: write(sent, language, timeZone) })}
    </Text>
  );
}
