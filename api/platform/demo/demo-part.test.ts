import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StorageLocation } from '../../features/stations/storage-location.entity.ts';
import { Station } from '../../features/stations/station.entity.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { findKitchen } from '../../features/organizations/organizations.queries.ts';
import { DemoKitchen } from './demo-kitchen.ts';
import { addDemoRows, type DemoPart } from './demo-part.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const grill: DemoPart = {
  rows: (demo) => void demo.add(Station, 'Grill', { name: 'Grill', kind: 'line', colour: '#b91c1c' }),
};
const shelf: DemoPart = {
  needs: [Station],
  rows: (demo) =>
    void demo.add(StorageLocation, 'Shelf', { name: demo.row(Station, 'Grill').name, kind: 'dry', sort: 0 }),
};

function add(parts: readonly DemoPart[]): Promise<DemoKitchen> {
  return kitchen.write(async (tx) => {
    const demo = new DemoKitchen(tx, await findKitchen(tx));
    addDemoRows(demo, parts);
    return demo;
  });
}

describe('demo rows of features', () => {
  test('are created after the rows that they need, in whatever order the features come', async () => {
    const demo = await add([shelf, grill]);
    expect(demo.row(StorageLocation, 'Shelf').name).toBe('Grill');
  });

  test('that no feature brings are named', async () => {
    await expect(add([shelf])).rejects.toThrow('No feature brings demo rows of Station.');
  });

  test('that are used under an unknown name are named', async () => {
    const typo: DemoPart = { needs: [Station], rows: (demo) => void demo.idOf(Station, 'Gril') };
    await expect(add([typo, grill])).rejects.toThrow('The demo data has no Station named Gril.');
  });
});
