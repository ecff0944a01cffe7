import { formatLocalTime } from '../../ui/format/times.ts';
import { isSafeRollover, rolloverChoices, safeRollovers } from '#schema/rollover.ts';

/** One option of a long picker. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function sorted(choices: Choice[], language: string): Choice[] {
  return choices.toSorted((a, b) => a.label.localeCompare(b.label, language));
}

/** Named like countries in the browser's data, but none. */
const notCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** Former codes stand for another one, as UK for GB. */
function isCountry(code: string): boolean {
  return !notCountries.includes(code) && new Intl.Locale(`und-${code}`).region === code;
}

/** Money that nobody pays with: accounting units, and currencies named with the years of their use. */
const unpayable = ['XDR', 'XSU', 'XXX', 'XTS'];
const formerName = /\(\d{4}/;

/** Every country with a name in the browser's data, sorted by name. */
export function countries(language: string): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const named = codes.flatMap((value) => {
    const label = names.of(value);
    return label === undefined || !isCountry(value) ? [] : [{ value, label }];
  });
  return sorted(named, language);
}

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

/** The times that are offered as day rollover in a zone, including the current one if it is safe; and the safe ranges, null when every time is safe. */
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
