import { expect, test } from 'vitest';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { createClient } from '../../platform/graphql/client.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { useUseByPassed } from './useUseByPassed.ts';

interface LotsQuery {
  readonly stockLots: readonly { readonly id: string; readonly useBy: string; readonly expired: boolean }[];
}
const query: TypedDocumentNode<LotsQuery> = gql`
  query Lots {
    stockLots {
      id
      useBy
      expired
    }
  }
`;

function Lots() {
  const { data: result } = useQuery(query);
  const lots = result?.stockLots ?? [];
  useUseByPassed(lots.filter(({ expired }) => !expired).map(({ useBy }) => useBy));
  return <p>{lots.map(({ expired }) => (expired ? 'expired' : 'good')).join() || 'waiting'}</p>;
}

function openAt(useBy: number) {
  const answers = [false, true];
  const lot = () => ({
    __typename: 'StockLot',
    id: 'l1',
    useBy: new Date(useBy).toISOString(),
    expired: answers.shift() ?? true,
  });
  const calls = fakeServer({ Lots: () => data<LotsQuery>({ stockLots: [lot()] }) });
  render(
    <ApolloProvider client={createClient(() => undefined)}>
      <Lots />
    </ApolloProvider>,
  );
  return calls;
}

test('refetches a lot once when its use-by passes while it is on screen', async () => {
  const calls = openAt(Date.now() + 200);
  expect(await screen.findByText('expired', {}, { timeout: 3_000 })).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

test('does not refetch a lot before its use-by', async () => {
  const calls = openAt(Date.now() + 60_000);
  expect(await screen.findByText('good')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});
