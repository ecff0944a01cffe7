/** One option of a long picker. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

export function sorted(choices: Choice[], language: string): Choice[] {
  return choices.toSorted((a, b) => a.label.localeCompare(b.label, language));
}

/** Named like countries in the browser's data, but none. */
const notCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** False for former codes, which mean another one, as UK means GB. */
function isCountry(code: string): boolean {
  return !notCountries.includes(code) && new Intl.Locale(`und-${code}`).region === code;
}

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

/** The country of the browser's own language settings, such as MX of es-MX; null when none of them names one. */
export function browserCountry(): string | null {
  for (const tag of navigator.languages) {
    const { region } = new Intl.Locale(tag);
    if (region !== undefined && isCountry(region)) return region;
  }
  return null;
}
