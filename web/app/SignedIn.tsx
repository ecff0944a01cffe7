import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { createClient } from '../platform/graphql/client.ts';
import { useDayTurn } from '../platform/live/useDayTurn.ts';
import { useLive } from '../platform/live/useLive.ts';
import { SearchContext } from '../platform/search.ts';
import { DestinationsContext } from '../platform/destination.ts';
import { AutoLock } from '../features/session/lock/AutoLock.tsx';
import { useSession } from '../features/session/SessionProvider.tsx';
import { useCan, useViewer } from '../platform/session/viewer.ts';
import { loadEnglishMessages } from '../ui/i18n/server-messages.ts';
import { KitchenProvider } from './KitchenProvider.tsx';
import { LayerHost } from './LayerHost.tsx';
import {
  updatedByMutation,
  destinations,
  invalidations,
  liveReactions,
  loadActivityTexts,
  pagedFields,
  searchable,
} from './merged-features.ts';

function Live() {
  const { refresh } = useSession();
  useLive({
    viewer: useViewer(),
    invalidations,
    updatedByMutation,
    reactions: liveReactions,
    onAccessChanged: refresh,
  });
  useDayTurn(invalidations);
  return null;
}

function Connected() {
  const { refresh } = useSession();
  const [client] = useState(() => createClient(() => void refresh(), pagedFields));
  const readsActivity = useCan('activity.read');
  useEffect(() => {
    loadEnglishMessages().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (readsActivity) loadActivityTexts().catch(() => undefined);
  }, [readsActivity]);
  return (
    <ApolloProvider client={client}>
      <KitchenProvider>
        <DestinationsContext value={destinations}>
          <SearchContext value={searchable}>
            <Live />
            <AutoLock />
            <Outlet />
            <LayerHost />
          </SearchContext>
        </DestinationsContext>
      </KitchenProvider>
    </ApolloProvider>
  );
}

/** What only signed-in users need: the data client, the live connection and the layers. Each user gets a new cache. */
export function SignedIn() {
  return <Connected key={useViewer().id} />;
}
