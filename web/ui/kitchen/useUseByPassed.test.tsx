import { expect, test } from '@jest/globals';
import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { createClient } from '../../platform/graphql/client.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { useUseByPassed } from './useUseByPassed.ts';

const query: TypedDocumentNode<{ stockLots: { id: string; useBy: string; expired: boolean }[] }> = gql`
  query Lots {
    stockLots {
      id
      useBy
      expired
    }
  }
`;

function Lots() {
  const { data: answer } = useQuery(query);
  const lots = answer?.stockLots ?? [];
  useUseByPassed(lots.filter(({ expired }) => !expired).map(({ useBy }) => useBy));
  return <p>{lots.map(({ expired }) => (expired ? 'expired' : 'good')).join() || 'waiting'}</p>;
}

function openAt(useBy: number) {
  const answers = [false, true];
  const lot = () => ({
    __typename: 'StockLot',
    id: 'l1',
    useBy: new Date(useBy).toISOString(),
    expired: answers.shift(),
  });
  const calls = fakeServer({ Lots: () => data({ stockLots: [lot()] }) });
  render(
    <ApolloProvider client={createClient(() => undefined)}>
      <Lots />
    </ApolloProvider>,
  );
  return calls;
}

test('a lot whose use-by passes while it is on the screen is read again, once', async () => {
  const calls = openAt(Date.now() + 200);
  expect(await screen.findByText('expired', {}, { timeout: 3_000 })).toBeInTheDocument();
  expect(calls).toHaveLength(2);
});

test('a lot whose use-by is ahead is left alone', async () => {
  const calls = openAt(Date.now() + 60_000);
  expect(await screen.findByText('good')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});
