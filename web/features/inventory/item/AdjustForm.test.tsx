import { beforeAll, describe, expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { english, type MessageKey } from '#schema/messages.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import { loadSpanishMessages } from '../../../ui/i18n/server-messages.ts';
import { spanish } from '../../../ui/i18n/messages.es.ts';
import { AdjustForm } from './AdjustForm.tsx';
import type { ItemPartsFragment, LotRowFragment } from '../inventory.generated.ts';

const item: Pick<ItemPartsFragment, 'id' | 'name' | 'unit'> = { id: 'i1', name: 'Cod loin', unit: 'kg' };
const lot: Pick<LotRowFragment, 'id' | 'lotCode' | 'quantity' | 'unit' | 'useBy'> = {
  id: 'l1',
  lotCode: 'K7QF3A',
  quantity: '5',
  unit: 'kg',
  useBy: '2026-11-25T04:00:00Z',
};

/** The request body after filling in the form with `fill` and saving it. */
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
  test('of one lot sends that lot', async () => {
    const body = await sent((user) => user.selectOptions(screen.getByLabelText('What was counted'), 'l1'));
    expect(body).toContain('"lotId":"l1","countedQuantity":"4"');
  });

  test('of the whole item sends no lot', async () => {
    expect(await sent(() => Promise.resolve())).not.toContain('lotId');
  });

  test('sets the use-by of found stock to the end of that business day', async () => {
    const body = await sent((user) => user.type(screen.getByLabelText(/Use-by of what was found/), '2026-11-24'));
    expect(body).toContain(`"useBy":"${new Date('2026-11-25T04:00').toISOString()}"`);
  });
});

describe('a correction that the server would refuse', () => {
  beforeAll(loadSpanishMessages);

  test.each([
    { language: 'en', templates: english, save: 'Save' },
    { language: 'es', templates: spanish, save: 'Guardar' },
  ] as const)(
    'says why in the words of the server ($language) and sends nothing',
    async ({ language, templates, save }) => {
      const calls = fakeServer({});
      const { user } = renderScreen(<AdjustForm item={item} lots={[]} onDone={() => undefined} />, {
        viewer: manager,
        language,
      });
      await user.click(screen.getByRole('button', { name: save }));
      const refused: MessageKey[] = ['field.decimal', 'stock.sayWhyCorrected'];
      for (const key of refused) expect(await screen.findByText(templates[key])).toBeVisible();
      expect(calls).toEqual([]);
    },
  );
});
