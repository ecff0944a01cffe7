import { SetContextLink } from '@apollo/client/link/context';
import { useCallback } from 'react';
import { DAY } from '#schema/milliseconds.ts';
import { createClient } from '../../platform/graphql/client.ts';
import { showRefusal } from '../../platform/timers/show-refusal.ts';
import { timerServer } from '../../platform/timers/timer-server.ts';
import { createTimers } from '../../platform/timers/timers.ts';
import { createLive } from '../../platform/live/live.ts';
import { openDeviceFeed } from '../../platform/live/live-transport.ts';
import { endpoints } from '../../platform/paths.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { fetchDevice, renewDevice } from '../../platform/device/device-client.ts';
import { createClock } from '../../platform/live/clock.ts';
import { startEngine } from '../engine/engine.ts';
import { graphServer } from '../engine/graph-server.ts';
import { savedTimers } from '../engine/saved-board.ts';
import { kioskTexts } from '../texts.ts';
import { useDisposable } from '../../ui/useDisposable.ts';

/** The board's requests are the device's own, whoever is signed in in the same browser. */
const asDevice = new SetContextLink(() => ({ uri: endpoints.graphqlAsDevice }));
const renewEvery = DAY;

/** The engine connected to the real server. */
function run(onRevoked: () => void) {
  /** After a refused request: checks whether this is still a device. Without a response, the next refusal checks again. */
  const refused = () =>
    void fetchDevice().then(
      (device) => (device ? undefined : onRevoked()),
      () => undefined,
    );
  const client = createClient(refused, [], asDevice);
  const clock = createClock({ skew: savedTimers.read()?.skew ?? 0 });
  const live = createLive({ open: openDeviceFeed });
  const engine = startEngine({
    server: graphServer(client),
    clock,
    live,
    onRefused: refused,
    tooOld: () => translate(kioskTexts, 'tooOld'),
  });
  // A display has no signed-in person, so no timer is a person's own.
  const own = { viewerId: '', onRefused: showRefusal };
  const timers = createTimers({ server: timerServer(client), clock, live, storage: savedTimers, ...own });
  const renew = () => void renewDevice().catch(() => undefined);
  renew();
  const renewing = setInterval(renew, renewEvery);
  return {
    engine,
    client,
    timers,
    stop() {
      clearInterval(renewing);
      timers.end();
      engine.stop();
      client.stop();
    },
  };
}

export type Running = ReturnType<typeof run>;

/** Runs the board's engine while mounted. Calls `onRevoked` when this browser is no longer a device. */
export function useEngine(onRevoked: () => void): Running | null {
  return useDisposable(useCallback(() => run(onRevoked), [onRevoked]));
}
