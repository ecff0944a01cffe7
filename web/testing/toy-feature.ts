/** The files of a whole feature: a page with a paged list, a link, a layer, and a live message. */
const manifest = `import { Wine } from 'lucide-react';
import { feature } from '../../platform/feature.ts';

export const tastings = feature({
  routes: [
    {
      area: 'manager',
      path: '/manager/tastings',
      page: async () => (await import('./TastingsPage.tsx')).TastingsPage,
    },
  ],
  navigation: [
    {
      area: 'manager',
      path: '/manager/tastings',
      label: { en: 'Tastings', es: 'Catas' },
      icon: Wine,
      order: 70,
      phoneBar: false,
    },
  ],
  layers: { tasting: async () => (await import('./TastingLayer.tsx')).TastingLayer },
  invalidatedBy: { DEVICE_UPDATED: ['tastings'] },
  pagedFields: ['tastings'],
});

declare module '../../ui/components/useLayer.ts' {
  interface Layers {
    tasting: true;
  }
}
`;

const page = `import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useLayer } from '../../ui/components/useLayer.ts';

export interface TastingsQuery {
  readonly tastings: { readonly nodes: readonly { readonly id: string }[] };
}

const query: TypedDocumentNode<TastingsQuery> = gql\`
  query Tastings($after: String) {
    tastings(after: $after) {
      nodes {
        id
      }
    }
  }
\`;

export function TastingsPage() {
  const { data, fetchMore } = useQuery(query);
  const layer = useLayer('tasting');
  return (
    <>
      <h1>Tastings</h1>
      <p>List: {data?.tastings.nodes.map(({ id }) => id).join(', ')}</p>
      <button type="button" onClick={() => void fetchMore({ variables: { after: 'first' } })}>
        More
      </button>
      <button type="button" onClick={() => layer.open('7')}>
        Open
      </button>
    </>
  );
}
`;

const layer = `import type { LayerContent } from '../../platform/feature.ts';
import { Layer } from '../../ui/components/Layer.tsx';

export function TastingLayer({ value, onClose }: LayerContent) {
  return (
    <Layer title={\`Tasting \${value}\`} onClose={onClose}>
      Notes
    </Layer>
  );
}
`;

const journey = `import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KitchenRoutes } from '../../app/KitchenRoutes.tsx';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { fakeSocket } from '../../testing/fake-socket.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import type { TastingsQuery } from './TastingsPage.tsx';

test('route, link, paged list, live message and layer of a new feature arrive', async () => {
  let first = 'first';
  const page = (id: string) => 
    data<TastingsQuery>({
      tastings: { __typename: 'TastingConnection', nodes: [{ __typename: 'Tasting', id }] },
    });
  fakeServer({ Tastings: ({ body }) => page(JSON.stringify(body).includes('"after":') ? 'second' : first) });
  const socket = fakeSocket();
  const { user } = renderScreen(
    <SessionProvider answer={Promise.resolve(manager)}>
      <KitchenRoutes />
    </SessionProvider>,
    { at: '/manager/tastings', viewer: null },
  );
  expect(await screen.findByRole('heading', { name: 'Tastings' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tastings' })).toHaveAttribute('aria-current', 'page');

  expect(await screen.findByText('List: first')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('List: first, second')).toBeVisible();

  first = 'newest';
  await act(() => socket.receive({ type: 'DEVICE_UPDATED', data: { id: 'd', version: 1 }, seq: 6 }));
  expect(await screen.findByText('List: newest')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Tasting 7' })).toBeVisible();
});
`;

/** The files by name, and a test that uses the feature. */
export const toyFeature: Readonly<Record<string, string>> = {
  'feature.tsx': manifest,
  'TastingsPage.tsx': page,
  'TastingLayer.tsx': layer,
  'tastings.test.tsx': journey,
};
