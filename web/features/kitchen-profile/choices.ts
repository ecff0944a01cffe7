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

/** Every country with a name in the browser's data, sorted by name. */
export function countries(language: string): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const named = codes.flatMap((value) => {
    const label = names.of(value);
    return label === undefined ? [] : [{ value, label }];
  });
  return sorted(named, language);
}

/** Every currency, sorted by name. */
export function currencies(language: string): readonly Choice[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  const all = Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${names.of(value) ?? value} (${value})`,
  }));
  return sorted(all, language);
}

/** Every time zone by its IANA name; the current one too, if the browser does not list it. */
export function timeZones(present: string): readonly Choice[] {
  const all = new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')]);
  return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

/** The times that are offered as day rollover in a zone, including the current one if it is safe; and the safe ranges, null when every time is safe. */
export function rolloverTimes(timeZone: string, present: string): { times: readonly string[]; safe: string | null } {
  const now = new Date();
  const choices = rolloverChoices(timeZone, now);
  const times = choices.includes(present) || !isSafeRollover(timeZone, present, now) ? choices : [...choices, present];
  const ranges = safeRollovers(timeZone, now);
  const safe =
    ranges.length > 1 || ranges[0]?.from !== '00:00' ? ranges.map(({ from, to }) => `${from}–${to}`).join(', ') : null;
  return { times: times.toSorted(), safe };
}
