import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { PeopleTable } from './PeopleTable.tsx';

const person = (id: string, name: string) => ({
  __typename: 'User',
  id,
  version: 1,
  name,
  username: id,
  email: null,
  role: 'cook',
  verified: true,
  status: 'active',
  stationId: null,
  stationName: null,
  sessionCount: 0,
  hasPin: false,
  lastSeenAt: null,
  createdAt: '2026-11-21T10:00:00Z',
});
const counts = { __typename: 'UserCounts', waiting: 0, active: 2, former: 0 };
const page = (nodes: object[], endCursor: string | null) =>
  data({
    users: {
      __typename: 'UserConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
    userCounts: counts,
  });
const isSecond = (body: unknown) => JSON.stringify(body).includes('"after":"c1"');

let files: Blob[] = [];
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  files = [];
  URL.createObjectURL = jest.fn((file: Blob | MediaSource) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

async function exportWith(second: () => Response) {
  fakeServer({ People: ({ body }) => (isSecond(body) ? second() : page([person('p1', 'Ana Ruiz')], 'c1')) });
  const { user } = renderScreen(<PeopleTable />, { viewer: admin });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
}

function textOf(file = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(file);
  });
}

describe('D11: the export of people', () => {
  test('holds the pages that are not on the screen yet', async () => {
    await exportWith(() => page([person('p2', 'Ben Cho')], null));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await textOf(files[0]);
    expect(text).toContain('Ana Ruiz');
    expect(text).toContain('Ben Cho');
  });

  test('is not saved when a page cannot be read', async () => {
    await exportWith(() => refusal('Something went wrong on our side. Nothing was changed.', 'INTERNAL'));
    expect(await screen.findByText('The list could not be read to its end. Try again.')).toBeInTheDocument();
    expect(files).toHaveLength(0);
  });
});
