import { afterAll, beforeAll, expect, test } from 'vitest';
import { Kitchen } from '../../../testing/factories.ts';
import { beginCheck, farRollover, type RunningCheck } from '../../../testing/line-checks.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let check: RunningCheck;

beforeAll(async () => {
  api = await startApi();
  const kitchen = await Kitchen.create(api, { dayRollover: farRollover(), lineCheckFrequency: 'custom' });
  check = await beginCheck(await kitchen.signIn('manager'), await kitchen.signIn('cook'));
});
afterAll(() => api.stop());

test.each([
  ['600', 'C', true],
  ['600.1', 'C', false],
  ['-80', 'C', true],
  ['-80.1', 'C', false],
  ['601', 'F', true],
  ['1112', 'F', true],
  ['1112.1', 'F', false],
  ['-112', 'F', true],
  ['-112.1', 'F', false],
])('a reading of %s °%s is what a thermometer can show: %s', async (temperature, temperatureUnit, isShown) => {
  const input = { lineCheckId: check.id, itemId: check.items[0], temperature, temperatureUnit };
  const sentence = 'temperature: Enter a temperature a thermometer can show.';
  expect(await check.refusal('answerLineCheck', input)).toBe(isShown ? undefined : sentence);
});
