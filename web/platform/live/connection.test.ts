import { expect, test, vi } from 'vitest';
import { connection } from './connection.ts';

test('the error of a device’s clock is known after a reload without a network', async () => {
  connection.set({ clockOffset: 90_000 });
  vi.resetModules();
  const reloaded = await import('./connection.ts');
  expect(reloaded.connection).not.toBe(connection);
  expect(reloaded.connection.read().clockOffset).toBe(90_000);
});
