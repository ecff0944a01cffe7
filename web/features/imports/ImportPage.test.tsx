import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { ImportPage } from './ImportPage.tsx';
import type { ImportBatchesQuery } from './imports.generated.ts';

const empty = {
  __typename: 'ImportBatchConnection',
  nodes: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};
const list = 'Tomato sauce 8 L';
const box = () => screen.findByLabelText('Paste the list');

test('a pasted list is there again when the person comes back, for its kind', async () => {
  fakeServer({ ImportBatches: () => data<ImportBatchesQuery>({ importBatches: empty }) });
  const first = renderScreen(<ImportPage />, { viewer: manager, at: '/manager/import?kind=par' });
  await first.user.type(await box(), list);
  first.unmount();
  const again = renderScreen(<ImportPage />, { viewer: manager, at: '/manager/import?kind=par' });
  expect(await box()).toHaveValue(list);
  await again.user.selectOptions(screen.getByLabelText('What is in the file?'), 'items');
  expect(screen.getByRole('textbox')).toHaveValue('');
  await again.user.selectOptions(screen.getByLabelText('What is in the file?'), 'par');
  await again.user.clear(await box());
  again.unmount();
  renderScreen(<ImportPage />, { viewer: manager, at: '/manager/import?kind=par' });
  expect(await box()).toHaveValue('');
});
