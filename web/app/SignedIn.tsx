import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { createClient } from '../platform/graphql/client.ts';
import { useDayTurn } from '../platform/live/useDayTurn.ts';
import { useLive } from '../platform/live/useLive.ts';
import { AutoLock } from '../features/session/lock/AutoLock.tsx';
import { useSession } from '../features/session/SessionProvider.tsx';
import { useViewer } from '../platform/session/viewer.ts';
import { KitchenProvider } from './KitchenProvider.tsx';
import { LayerHost } from './LayerHost.tsx';

function Live() {
  const { refresh } = useSession();
  useLive(useViewer().id, refresh);
  useDayTurn();
  return null;
}

function Connected() {
  const { refresh } = useSession();
  const [client] = useState(() => createClient(() => void refresh()));
  return (
    <ApolloProvider client={client}>
      <KitchenProvider>
        <Live />
        <AutoLock />
        <Outlet />
        <LayerHost />
      </KitchenProvider>
    </ApolloProvider>
  );
}

/** What only a signed-in person needs: the data client, the live connection and the layers. Another person gets another cache. */
export function SignedIn() {
  return <Connected key={useViewer().id} />;
}
