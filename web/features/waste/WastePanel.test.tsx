import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { savedFiles, textOf } from '../../testing/saved-files.ts';
import { type WasteEntry, wasteEntry } from './waste-entry.fixtures.ts';
import type { WasteListQuery } from './waste.generated.ts';
import { WastePanel } from './WastePanel.tsx';

const files = savedFiles();

const page = (nodes: readonly WasteEntry[], endCursor: string | null) =>
  data<WasteListQuery>({
    wasteEntries: {
      __typename: 'WasteEntryConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  });
const isSecond = (body: unknown) => JSON.stringify(body).includes('"after":"c1"');

async function exportWith(second: () => Response) {
  fakeServer({ WasteList: ({ body }) => (isSecond(body) ? second() : page([wasteEntry()], 'c1')) });
  const { user } = renderScreen(<WastePanel />, { viewer: manager });
  const button = await screen.findByRole('button', { name: 'CSV' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

describe('waste saved as CSV', () => {
  test('contains the pages that are not on screen yet', async () => {
    await exportWith(() => page([wasteEntry({ id: 'w2', itemName: 'Butter' })], null));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await textOf(files[0]);
    expect([text.includes('Tomato'), text.includes('Butter')]).toEqual([true, true]);
  });

  test('is not saved when a page cannot be loaded', async () => {
    await exportWith(() => refusal('Something went wrong on our side. Nothing was changed.', 'INTERNAL'));
    expect(await screen.findByText('The list could not be read to its end. Try again.')).toBeInTheDocument();
    expect(files).toHaveLength(0);
  });
});
