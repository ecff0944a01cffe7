import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect } from 'react';
import { localTime } from '../../ui/format/kitchen-day.ts';
import { nightOf } from './night.ts';
import { createWakeLock } from './wake-lock.ts';
import { createStore } from '../../ui/store.ts';
import { useKiosk, useStored } from '../board/kiosk-context.ts';
import type { BoardModel } from '../board/useBoardModel.ts';
import { useIdle } from '../board/useIdle.ts';
import { useDisposable } from '../board/useDisposable.ts';
import { useReloads } from './useReloads.ts';
import { useReport } from './useReport.ts';
import { useSounds } from './useSounds.ts';

const off = createStore(false);
/** A hand that has just touched the board does not want its page turned. */
const handsOff = 10_000;

interface Options {
  readonly model: BoardModel;
  readonly client: ApolloClient;
  readonly onUpdate: () => Promise<unknown>;
  /** A sheet is open. */
  readonly busy: boolean;
}

/** What keeps a display going by itself: light, sound, night, reports, reloads, and pages that turn. */
export function useDisplayLifecycle({ model, client, onUpdate, busy }: Options) {
  const { board, tiles, now, freshness, waiting, choice } = model;
  const { idleFor } = useIdle();
  const lock = useDisposable(createWakeLock);
  const awake = useStored(lock?.held ?? off);
  const sounds = useSounds(board, tiles, now);
  useReport(client, { wakeLock: awake, sound: sounds.state === 'on' });

  const live = freshness === 'live' && model.state.link.cutAt === null;
  const standing = useCallback(
    () => ({ idleFor: idleFor(performance.now()), live, busy, waiting }),
    [idleFor, live, busy, waiting],
  );
  useReloads({ clock: useKiosk().engine.clock, standing, onUpdate });

  const { rotateSeconds } = board.device.settings;
  const { rotate } = choice;
  const due = rotateSeconds > 0 && !busy && Math.floor(now.instant / 1_000) % rotateSeconds === 0;
  useEffect(() => {
    if (due && idleFor(performance.now()) > handsOff) rotate();
    // Once each time it falls due; what it turns is the page as it is then.
  }, [due]); // oxlint-disable-line react/exhaustive-deps

  const clock = localTime(new Date(now.time), board.kitchen.timeZone);
  const night = live ? nightOf(board.shifts, clock, idleFor(now.instant)) : 'awake';
  return { awake, askAwake: () => lock?.ask(), sounds, night };
}
