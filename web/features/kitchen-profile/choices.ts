import { type Choice, sorted } from '../../ui/format/countries.ts';
import { formatLocalTime } from '../../ui/format/times.ts';
import { isSafeRollover, rolloverChoices, safeRollovers } from '#schema/rollover.ts';

/** Money that nobody pays with: accounting units, and currencies named with the years of their use. */
const unpayable = ['XDR', 'XSU', 'XXX', 'XTS'];
const formerName = /\(\d{4}/;

/** Every currency in use, sorted by name. */
export function currencies(language: string): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  const all = Intl.supportedValuesOf('currency').flatMap((value) => {
    const name = names.of(value) ?? value;
    return unpayable.includes(value) || formerName.test(name) ? [] : [{ value, label: `${name} (${value})` }];
  });
  return sorted(all, language);
}

/** Every time zone by its IANA name; the current one too, if the browser does not list it. */
export function timeZones(present: string): readonly Choice[] {
  const all = new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')]);
  return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/**
 * The times that are offered as day rollover in a zone, including the current one if it is safe; and the safe ranges, null when
 * every time is safe.
 */
export function rolloverTimes(
  timeZone: string,
  present: string,
  language: string,
): { times: readonly Choice[]; safe: string | null } {
  const now = new Date();
  const clock = (time: string) => formatLocalTime(time, language);
  const choices = rolloverChoices(timeZone, now);
  const times = choices.includes(present) || !isSafeRollover(timeZone, present, now) ? choices : [...choices, present];
  const ranges = safeRollovers(timeZone, now);
  const safe =
    ranges.length > 1 || ranges[0]?.from !== '00:00'
      ? ranges.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
      : null;
  return { times: times.toSorted().map((value) => ({ value, label: clock(value) })), safe };
}
