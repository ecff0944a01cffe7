import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect } from 'react';
import { localTime } from '#schema/business-day.ts';
import { isAtWork } from '../board/model/tiles.ts';
import { nightOf } from './night.ts';
import { createWakeLock } from './wake-lock.ts';
import { createStore } from '../../ui/store.ts';
import { useKiosk } from '../board/kiosk-context.ts';
import type { BoardModel } from '../board/useBoardModel.ts';
import { useIdle } from '../board/useIdle.ts';
import { useDisposable } from '../../ui/useDisposable.ts';
import { useStored } from '../../ui/useStored.ts';
import { useReloads } from './useReloads.ts';
import { useReport } from './useReport.ts';
import { useSounds } from './useSounds.ts';

const off = createStore(false);
/** Milliseconds without input before pages rotate. */
const rotateAfterIdle = 10_000;

interface Options {
  readonly model: BoardModel;
  readonly client: ApolloClient;
  readonly onUpdate: () => Promise<unknown>;
  /** A sheet is open. */
  readonly busy: boolean;
  /** A timer rings: the display is neither dark nor dim. */
  readonly ringing: boolean;
}

/** Runs an unattended display: wake lock, sound, night mode, reports, reloads, and page rotation. */
export function useDisplayLifecycle({ model, client, onUpdate, busy, ringing }: Options) {
  const { board, tiles, now, freshness, waiting, choice } = model;
  const { idleFor } = useIdle();
  const lock = useDisposable(createWakeLock);
  const awake = useStored(lock?.active ?? off);
  const sounds = useSounds(board, tiles, now);
  useReport(client, { wakeLock: awake, sound: sounds.state === 'on' });

  const live = freshness === 'live' && model.state.link.cutAt === null;
  const conditions = useCallback(
    () => ({ idleFor: idleFor(performance.now()), live, busy, waiting }),
    [idleFor, live, busy, waiting],
  );
  useReloads({ clock: useKiosk().engine.clock, conditions, onUpdate });

  const { rotateSeconds } = board.device.settings;
  const { rotate } = choice;
  const due = rotateSeconds > 0 && !busy && Math.floor(now.instant / 1_000) % rotateSeconds === 0;
  useEffect(() => {
    if (due && idleFor(performance.now()) > rotateAfterIdle) rotate();
    // Runs once each time it becomes due, with the current `rotate`.
  }, [due]); // oxlint-disable-line react/exhaustive-deps

  const clock = localTime(board.kitchen.timeZone, new Date(now.time));
  const mayDim = live && !ringing && !isAtWork(tiles);
  const night = mayDim ? nightOf(board.shifts, clock, idleFor(now.instant)) : 'awake';
  return { awake, keepAwake: () => lock?.request(), sounds, night };
}
