import { describe, expect, test } from 'vitest';
import { countries } from '../../ui/format/countries.ts';
import { currencies } from './choices.ts';

describe('the pickers of the kitchen profile', () => {
  test('have each country once', () => {
    const labels = countries('en').map(({ label }) => label);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
    expect(labels).toEqual(expect.arrayContaining(['Spain', 'United Kingdom', 'United States']));
  });

  test.each(['Pseudo-Accents', 'Unknown Region', 'Eurozone', 'United Nations'])('have no country named %s', (name) => {
    expect(countries('en').map(({ label }) => label)).not.toContain(name);
  });

  test('have no former currency, and none for accounts only', () => {
    const labels = currencies('en').map(({ label }) => label);
    expect(labels).toContain('Euro (EUR)');
    expect(labels.filter((label) => /\d{4}|Special Drawing/.test(label))).toEqual([]);
  });
});
