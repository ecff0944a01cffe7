import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { deviceMark } from '../../platform/device/device-mark.ts';
import { createClock } from '../../platform/live/clock.ts';
import { live } from '../../platform/live/shared-live.ts';
import { paths } from '../../platform/paths.ts';
import { useViewer } from '../../platform/session/viewer.ts';
import { ownStorage } from '../../platform/storage/own-storage.ts';
import { RingBand } from '../../platform/timers/RingBand.tsx';
import { afterLock, isSavedTimers, tabletTimers } from '../../platform/timers/saved-timers.ts';
import { showRefusal } from '../../platform/timers/show-refusal.ts';
import { timerServer } from '../../platform/timers/timer-server.ts';
import { createTimers, type Timers } from '../../platform/timers/timers.ts';
import { TimersContext, useRingingTimers, useTimers } from '../../platform/timers/timers-context.ts';
import { useTimerActs } from '../../platform/timers/useTimerActs.ts';
import { LayerStripContext } from '../../ui/components/layer-strip.ts';
import { useDisposable } from '../../ui/useDisposable.ts';
import { TimerSoundContext } from './timer-sound.ts';
import { TimerStrip } from './TimerStrip.tsx';
import { loadTimersLayer } from './timers-layer.ts';
import { useScreenRinging } from './useScreenRinging.ts';

const strip = <TimerStrip />;

/** The kitchen's timers for one person, as long as their screens are open. */
function useKitchenTimers(): Timers | null {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  const create = useCallback(() => {
    const own = ownStorage(viewerId, 'timers', isSavedTimers);
    const isTablet = deviceMark() === 'tablet';
    const saved = isTablet ? afterLock(own.read(), tabletTimers.read()) : own.read();
    tabletTimers.remove();
    const storage = { ...own, read: () => saved };
    const clock = createClock({ sleeps: true, skew: saved?.skew ?? 0 });
    const timers = createTimers({
      server: timerServer(client),
      clock,
      live,
      storage,
      viewerId,
      onRefused: showRefusal,
    });
    const stop = () => {
      const { shared, local, silenced } = timers.store.read();
      if (isTablet) tabletTimers.write({ shared, local, silenced, skew: clock.skew() });
      timers.end();
    };
    return { timers, stop };
  }, [client, viewerId]);
  return useDisposable(create)?.timers ?? null;
}

/** Whether this screen rings: where people cook for every timer, elsewhere for one's own. */
function useIsAudible(): boolean {
  const { pathname } = useLocation();
  const { id } = useViewer();
  const ringing = useRingingTimers();
  return pathname.startsWith(paths.cook) || ringing.some(({ startedById }) => startedById === id);
}

function Ringing({ children }: { readonly children: ReactNode }) {
  const { isLocked, unlock, silent } = useScreenRinging(useIsAudible());
  const acts = useTimerActs(useTimers());
  const sound = useMemo(() => ({ isLocked, unlock }), [isLocked, unlock]);
  return (
    <TimerSoundContext value={sound}>
      <LayerStripContext value={strip}>{children}</LayerStripContext>
      <RingBand acts={acts} fontSize="lg" silent={silent} />
    </TimerSoundContext>
  );
}

/** Timers on every screen of a signed-in person: they run, are shown and ring, whatever is open. */
export function TimersProvider({ children }: { readonly children: ReactNode }) {
  // At once, not after the first screen: timers are started and silenced without a network, too.
  useEffect(() => {
    loadTimersLayer().catch(() => undefined);
  }, []);
  return (
    <TimersContext value={useKitchenTimers()}>
      <Ringing>{children}</Ringing>
    </TimersContext>
  );
}
