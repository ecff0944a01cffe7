import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Outlet } from 'react-router';
import type { NotificationTopic } from '#schema/notification-topics.ts';
import type { UserJson } from '#schema/rest.ts';
import type { FirstQuery } from '../platform/feature.ts';
import { createOfflineData, type OfflineData } from '../platform/offline/offline-data.ts';
import { OfflineContext } from '../platform/offline/useOutbox.ts';
import { useDayTurn } from '../platform/live/useDayTurn.ts';
import { useLive } from '../platform/live/useLive.ts';
import { useReachableServer } from '../platform/live/useReachableServer.ts';
import { SearchContext } from '../platform/search.ts';
import { DestinationsContext } from '../platform/destination.ts';
import { AutoLock } from '../features/session/lock/AutoLock.tsx';
import { LockButton } from '../features/session/lock/LockButton.tsx';
import { useSession } from '../features/session/SessionProvider.tsx';
import { UnreadNotificationsDocument } from '../features/notifications/notifications.generated.ts';
import { TimersProvider } from '../features/timers/TimersProvider.tsx';
import { TableOwnerContext } from '../ui/components/table-choices.ts';
import { useCan, useViewer } from '../platform/session/viewer.ts';
import { LeaveGuards } from '../ui/forms/LeaveGuards.tsx';
import { ReachableContext } from '../ui/forms/reachable.ts';
import { LastChangeContext } from '../ui/forms/useEdit.ts';
import { useLastChange } from '../platform/graphql/useLastChange.ts';
import { loadEnglishMessages } from '../ui/i18n/server-messages.ts';
import { KeepForOffline } from './KeepForOffline.tsx';
import { KitchenProvider } from './KitchenProvider.tsx';
import { DialogToolsContext, LayerNoticeContext, LayerToolsContext } from '../ui/components/layer-strip.ts';
import { LayerHost } from './LayerHost.tsx';
import { KitchenDocument, useKitchenQuery } from './kitchen.generated.ts';
import { firstQueriesOf } from './loaders.ts';
import { StatusStrip } from './StatusStrip.tsx';
import {
  updatedByMutation,
  destinations,
  invalidations,
  liveReactions,
  loadActivityTexts,
  pagedFields,
  searchable,
} from './merged-features.ts';

/** After the first screen, so that it does not wait for them: until then messages are shown as the server sends them. */
const messagesAfter = 3_000;

/** How long a first screen waits for its queries before it is rendered in its loading state. Milliseconds. */
const answersWithin = 500;

const noTopics: readonly NotificationTopic[] = [];

function Live({ onRowWritten }: { readonly onRowWritten: () => void }) {
  const { refresh } = useSession();
  const { data } = useKitchenQuery();
  const { id, role } = useViewer();
  useLive({
    viewer: { id, role, mutedTopics: data?.me?.mutedTopics ?? noTopics },
    invalidations,
    updatedByMutation,
    reactions: liveReactions,
    onAccessChanged: refresh,
    onRowWritten,
  });
  useDayTurn(invalidations);
  return null;
}

/** What forms use of the connection. */
function FormContexts({ children }: { readonly children: ReactNode }) {
  return (
    <ReachableContext value={useReachableServer()}>
      <LastChangeContext value={useLastChange()}>{children}</LastChangeContext>
    </ReachableContext>
  );
}

/**
 * Sends the first queries of every screen and of the page of the address. Resolves with the page's responses, or at once when it
 * has none: rendering the screen before they arrive and again afterwards takes longer than waiting for them.
 */
async function firstAnswers(client: ApolloClient, viewer: UserJson): Promise<void> {
  const pageQueries = firstQueriesOf(location, viewer);
  const shared: FirstQuery[] = [{ query: KitchenDocument }, { query: UnreadNotificationsDocument }];
  const answers = Promise.allSettled([...shared, ...pageQueries].map((query) => client.query(query)));
  if (pageQueries.length > 0)
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, answersWithin))]);
}

/** The data of this person; null until the results stored on this device were read. */
function useOfflineData(viewer: UserJson): OfflineData | null {
  const { refresh } = useSession();
  const [data] = useState(() =>
    createOfflineData({ owner: viewer.id, pagedFields, onSignedOut: () => void refresh() }),
  );
  const loadFirst = useEffectEvent(() => firstAnswers(data.client, viewer));
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isHere = true;
    const restore = async () => {
      await data.kept.restore();
      if (!isHere) return;
      // After the stored results, so that waiting presses are applied to them.
      await data.outbox.restore();
      if (!isHere) return;
      await loadFirst();
      if (!isHere) return;
      setReady(true);
    };
    void restore();
    return () => {
      isHere = false;
      data.kept.stop();
      data.outbox.stop();
    };
  }, [data]);
  return isReady ? data : null;
}

function Connected() {
  const viewer = useViewer();
  const viewerId = viewer.id;
  const data = useOfflineData(viewer);
  const readsActivity = useCan('activity.read');
  useEffect(() => {
    const timer = setTimeout(() => void loadEnglishMessages().catch(() => undefined), messagesAfter);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (readsActivity) loadActivityTexts().catch(() => undefined);
  }, [readsActivity]);
  if (!data) return null;
  return (
    <ApolloProvider client={data.client}>
      <OfflineContext value={data}>
        <KitchenProvider>
          <TableOwnerContext value={viewerId}>
            <DestinationsContext value={destinations}>
              <SearchContext value={searchable}>
                <LayerNoticeContext value={<StatusStrip />}>
                  <LayerToolsContext value={<LockButton />}>
                    <DialogToolsContext value={<LockButton small />}>
                      <FormContexts>
                        <LeaveGuards>
                          <Live onRowWritten={data.outbox.showWaiting} />
                          <AutoLock />
                          <KeepForOffline />
                          <TimersProvider>
                            <Outlet />
                            <LayerHost />
                          </TimersProvider>
                        </LeaveGuards>
                      </FormContexts>
                    </DialogToolsContext>
                  </LayerToolsContext>
                </LayerNoticeContext>
              </SearchContext>
            </DestinationsContext>
          </TableOwnerContext>
        </KitchenProvider>
      </OfflineContext>
    </ApolloProvider>
  );
}

/** What only signed-in users need: the data client, the live connection and the layers. Each user gets a new cache. */
export function SignedIn() {
  return <Connected key={useViewer().id} />;
}
