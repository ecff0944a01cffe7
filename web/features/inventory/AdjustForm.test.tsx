import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { AdjustForm } from './AdjustForm.tsx';
import type { ItemPartsFragment, LotRowFragment } from './inventory.generated.ts';

const item: Pick<ItemPartsFragment, 'id' | 'name' | 'unit'> = { id: 'i1', name: 'Cod loin', unit: 'kg' };
const lot: Pick<LotRowFragment, 'id' | 'lotCode' | 'quantity' | 'unit' | 'useBy'> = {
  id: 'l1',
  lotCode: 'K7QF3A',
  quantity: '5',
  unit: 'kg',
  useBy: '2026-11-25T04:00:00Z',
};

/** What is sent when the form is filled in by `fill` and saved. */
async function sent(fill: (user: ReturnType<typeof renderScreen>['user']) => Promise<void>): Promise<string> {
  const calls = fakeServer({ AdjustStock: () => refusal('Enough seen.', 'CONFLICT') });
  const { user } = renderScreen(<AdjustForm item={item} lots={[lot]} onDone={() => undefined} />, { viewer: manager });
  await user.type(screen.getByLabelText(/On hand now/), '4');
  await user.type(screen.getByLabelText(/Reason/), 'Weekly count');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).not.toEqual([]));
  return JSON.stringify(calls.at(-1)?.body);
}

describe('counting', () => {
  test('one lot sends that lot', async () => {
    const body = await sent((user) => user.selectOptions(screen.getByLabelText('What was counted'), 'l1'));
    expect(body).toContain('"lotId":"l1","countedQuantity":"4"');
  });

  test('the whole item sends no lot', async () => {
    expect(await sent(() => Promise.resolve())).not.toContain('lotId');
  });

  test('what was found is dated to the end of its last business day', async () => {
    const body = await sent((user) => user.type(screen.getByLabelText(/Use-by of what was found/), '2026-11-24'));
    expect(body).toContain(`"useBy":"${new Date('2026-11-25T04:00').toISOString()}"`);
  });
});
