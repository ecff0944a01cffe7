import { expect, test } from 'vitest';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { createClient } from '../graphql/client.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { KitchenContext, unknownKitchen } from '../../ui/format/kitchen.ts';
import type { Invalidations } from './invalidations.ts';
import { useDayTurn } from './useDayTurn.ts';

interface TasksQuery {
  readonly prepTasks: readonly { readonly id: string }[];
}
const query: TypedDocumentNode<TasksQuery> = gql`
  query Tasks {
    prepTasks {
      id
    }
  }
`;

const invalidations: Invalidations = { PREP_TASK_UPDATED: ['prepTasks'] };

function Tasks() {
  useDayTurn(invalidations);
  const { data: result } = useQuery(query);
  return <p>{result?.prepTasks.map(({ id }) => id).join() ?? 'waiting'}</p>;
}

test('refetches the lists when the kitchen’s next business day begins', async () => {
  const answers = ['tonight', 'carried over'];
  fakeServer({
    Tasks: () => data<TasksQuery>({ prepTasks: [{ __typename: 'PrepTask', id: answers.shift() ?? 'read too often' }] }),
  });
  const client = createClient(() => undefined);
  // The same instant in zones 24 hours apart: one business day, and the one after it.
  const inZone = (timeZone: string) => (
    <ApolloProvider client={client}>
      <KitchenContext value={{ ...unknownKitchen, dayRollover: '00:00', timeZone }}>
        <Tasks />
      </KitchenContext>
    </ApolloProvider>
  );
  const { rerender } = render(inZone('Pacific/Honolulu'));
  expect(await screen.findByText('tonight')).toBeInTheDocument();
  rerender(inZone('Pacific/Kiritimati'));
  expect(await screen.findByText('carried over')).toBeInTheDocument();
});
