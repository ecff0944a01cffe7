import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { createClient } from '../graphql/client.ts';
import { useLiveSocket } from '../live/useLiveSocket.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { LayerHost } from './LayerHost.tsx';

function Live() {
  const { refresh } = useSession();
  useLiveSocket(refresh);
  return null;
}

/** What only a signed-in person needs: the data client, the live connection and the layers. A new person gets a new cache. */
export function SignedIn() {
  const { refresh } = useSession();
  const [client] = useState(() => createClient(() => void refresh()));
  return (
    <ApolloProvider client={client}>
      <Live />
      <Outlet />
      <LayerHost />
    </ApolloProvider>
  );
}
