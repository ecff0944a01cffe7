import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const createRecipe = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { pluCodes } }';

describe('the codes of a dish at the till', () => {
  test('belong to one recipe of the kitchen', async () => {
    const manager = await (await Kitchen.create(api)).signIn('manager');
    const dish = {
      kind: 'menu',
      yieldQuantity: '1',
      yieldUnit: 'portion',
      pluCodes: ['007', '8'],
      lines: [],
      steps: [],
    };
    const first = await manager.request(createRecipe, { input: { name: 'Burger', ...dish } });
    expect(first).toEqual({ createRecipe: { pluCodes: ['007', '8'] } });
    expect(await manager.refused(createRecipe, { input: { name: 'Copy', ...dish, pluCodes: ['8'] } })).toBe('CONFLICT');
  });
});
