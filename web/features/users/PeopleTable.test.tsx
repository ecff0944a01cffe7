import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { savedFiles, textOf } from '../../testing/saved-files.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { type Person, person } from './person.fixtures.ts';
import type { PeopleQuery } from './users.generated.ts';

const counts = { __typename: 'UserCounts', waiting: 0, active: 2, former: 0 };
const page = (nodes: readonly Person[], endCursor: string | null) =>
  data<PeopleQuery>({
    users: {
      __typename: 'UserConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
    userCounts: counts,
  });
const isSecond = (body: unknown) => JSON.stringify(body).includes('"after":"c1"');

const files = savedFiles();

async function exportWith(second: () => Response) {
  fakeServer({
    People: ({ body }) => (isSecond(body) ? second() : page([person({ id: 'p1', name: 'Ana Ruiz' })], 'c1')),
  });
  const { user } = renderScreen(<PeopleTable />, { viewer: admin });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
}

describe('the export of people', () => {
  test('contains the pages that are not on screen yet', async () => {
    await exportWith(() => page([person({ id: 'p2', name: 'Ben Cho' })], null));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await textOf(files[0]);
    expect(text).toContain('Ana Ruiz');
    expect(text).toContain('Ben Cho');
  });

  test('is not saved when a page cannot be loaded', async () => {
    await exportWith(() => refusal('Something went wrong on our side. Nothing was changed.', 'INTERNAL'));
    expect(await screen.findByText('The list could not be read to its end. Try again.')).toBeInTheDocument();
    expect(files).toHaveLength(0);
  });
});
