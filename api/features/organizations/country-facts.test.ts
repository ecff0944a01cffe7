import currencies from 'cldr-core/supplemental/currencyData.json' with { type: 'json' };
import measures from 'cldr-core/supplemental/measurementData.json' with { type: 'json' };
import times from 'cldr-core/supplemental/timeData.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf, knownCountries } from './country-facts.policy.ts';
import { Client } from '../../testing/client.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const countries = [...knownCountries];

/** The legal currencies of a country today. */
function currenciesOf(country: string): string[] {
  const list =
    Object.entries(currencies.supplemental.currencyData.region).find(([code]) => code === country)?.[1] ?? [];
  return list.flatMap((entry: object) =>
    Object.entries(entry).flatMap(([code, use]) => (use._to || use._tender === 'false' ? [] : [code])),
  );
}

describe('the facts of a country', () => {
  test('are known for every country that pays with a currency', () => {
    const paying = Object.keys(currencies.supplemental.currencyData.region).filter(
      (code) => code !== 'ZZ' && currenciesOf(code).length > 0,
    );
    expect(countries.toSorted()).toEqual(paying.toSorted());
  });

  test('have a currency of the country', () => {
    for (const country of countries) expect([country, ...currenciesOf(country)]).toContain(factsOf(country).currency);
  });

  test('have pounds and °F where Unicode CLDR has them', () => {
    const { measurementSystem: system, 'measurementSystem-category-temperature': degrees } =
      measures.supplemental.measurementData;
    const of = (list: object, country: string) => new Map(Object.entries(list)).get(country);
    for (const country of countries) {
      const us = of(system, country) === 'US';
      expect([country, factsOf(country).measureSystem]).toEqual([country, us ? 'us' : 'metric']);
      const fahrenheit = (of(degrees, country) ?? of(system, country)) === 'US';
      expect([country, factsOf(country).temperatureUnit]).toEqual([country, fahrenheit ? 'F' : 'C']);
    }
  });

  test('have the clock that Unicode CLDR prefers', () => {
    for (const country of countries) {
      const preferred = new Map<string, { _preferred: string }>(Object.entries(times.supplemental.timeData)).get(
        country,
      );
      const h12 = /^[hK]/.test(preferred?._preferred ?? 'H');
      expect([country, factsOf(country).hourClock]).toEqual([country, h12 ? 'h12' : 'h24']);
    }
  });
});

describe('a new kitchen', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  async function registered(input: object): Promise<unknown> {
    api.app.limiter.forgetAll();
    const client = new Client(api);
    const username = `p${Math.random().toString(36).slice(2, 10)}`;
    const person = { username, password: 'steamed mussels', name: 'Ana', role: 'admin', organizationName: 'La Mesa' };
    expect((await client.post('/api/register', { ...person, ...input })).status).toBe(200);
    const { organization } = await client.request<{ organization: unknown }>(
      '{ organization { country currency measureSystem temperatureUnit hourClock jurisdiction } }',
    );
    return organization;
  }

  test.each([
    ['US', 'USD', 'us', 'F', 'h12', 'FDA_2022'],
    ['GB', 'GBP', 'metric', 'C', 'h24', 'UK'],
    ['DE', 'EUR', 'metric', 'C', 'h24', 'FDA_2022'],
    ['MX', 'MXN', 'metric', 'C', 'h12', 'FDA_2022'],
  ])('in %s begins with its currency, measures, degrees, clock and food code', async (country, ...facts) => {
    const [currency, measureSystem, temperatureUnit, hourClock, jurisdiction] = facts;
    const expected = { country, currency, measureSystem, temperatureUnit, hourClock, jurisdiction };
    expect(await registered({ country })).toEqual(expected);
  });

  test('with a currency of its own keeps that one', async () => {
    expect(await registered({ country: 'DE', currency: 'USD' })).toMatchObject({ country: 'DE', currency: 'USD' });
  });

  test('without a country begins as before', async () => {
    const expected = { country: 'US', currency: 'USD', measureSystem: 'metric', temperatureUnit: 'C', hourClock: null };
    expect(await registered({})).toMatchObject(expected);
  });
});
