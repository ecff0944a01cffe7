import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { ItemParLinesQuery } from '../inventory.generated.ts';
import { ItemPars } from './ItemPars.tsx';

const stock = { id: 'i1', unit: 'l', parLevel: '2', maxLevel: null } as const;

/** The paragraph with this text, which its amounts split into elements. */
const lineWith = (text: RegExp) =>
  screen.getByText((_, element) => element?.tagName === 'P' && text.test(element.textContent));

test('a made item shows the par below which it is low, and what the par sheet requires today', async () => {
  fakeServer({
    ItemParLines: () =>
      data<ItemParLinesQuery>({
        prepItems: [{ __typename: 'PrepItem', id: 'p1', par: '24', dueTime: '16:00', prepListName: 'AM' }],
      }),
  });
  renderScreen(<ItemPars item={{ ...stock, kind: 'prep' }} />, { viewer: manager });
  expect(await screen.findByRole('link', { name: 'Par sheet, today' })).toHaveAttribute(
    'href',
    '/manager/tasks?tab=par',
  );
  expect(lineWith(/^Par 2/)).toBeVisible();
  expect(lineWith(/24 .*by 4:00 PM · AM$/)).toBeVisible();
});

test('an item that is bought has one par', () => {
  const calls = fakeServer({});
  renderScreen(<ItemPars item={{ ...stock, kind: 'raw' }} />, { viewer: manager });
  expect(lineWith(/^Par 2/)).toBeVisible();
  expect(calls).toEqual([]);
});
