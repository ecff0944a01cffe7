import { useCallback, useEffect, useRef, useState } from 'react';
import { localTime } from '#schema/business-day.ts';
import { isWithinTimeWindow } from '../../ui/format/time-window.ts';
import { persisted } from '../../ui/storage/persisted.ts';
import { acknowledge, initialAlarmState, nextAlarm } from './alarms.ts';
import { createSounds, type Tone } from '../../ui/sounds.ts';
import type { Board } from '../board/model/board.ts';
import type { Tile } from '../board/model/tiles.ts';
import { createStore } from '../../ui/store.ts';
import { useStored } from '../../ui/useStored.ts';
import type { Moment } from '../board/useNow.ts';
import { useDisposable } from '../../ui/useDisposable.ts';

/** `locked`: the browser requires a tap before it allows sound. */
export type SoundState = 'on' | 'locked' | 'muted' | 'quiet';

const savedMuted = persisted('brigade.kiosk.muted', (value): value is boolean => typeof value === 'boolean');

const locked = createStore(false);

/** Plays tones for new, due soon and overdue tiles, at the display's volume and outside its quiet hours. */
export function useSounds(board: Board, tiles: readonly Tile[], now: Moment) {
  const sounds = useDisposable(createSounds);
  const open = useStored(sounds?.open ?? locked);
  const [muted, setMuted] = useState(() => savedMuted.read() ?? false);
  const alarms = useRef(initialAlarmState);
  const { volume, quietFrom, quietTo } = board.device.settings;
  const quiet = isWithinTimeWindow(quietFrom, quietTo, localTime(board.kitchen.timeZone, new Date(now.time)));
  const loudness = muted || quiet ? 0 : volume;

  useEffect(() => {
    const next = nextAlarm(alarms.current, tiles, now.instant);
    alarms.current = next.alarms;
    if (next.tone) sounds?.play(next.tone, loudness);
  }, [tiles, now.instant, loudness, sounds]);

  useEffect(() => {
    const touched = () => {
      alarms.current = acknowledge(alarms.current);
    };
    document.addEventListener('pointerdown', touched);
    document.addEventListener('keydown', touched);
    return () => {
      document.removeEventListener('pointerdown', touched);
      document.removeEventListener('keydown', touched);
    };
  }, []);

  const mute = useCallback((off: boolean) => {
    savedMuted.write(off);
    setMuted(off);
  }, []);
  const ring = useCallback(() => sounds?.play('timer', loudness), [sounds, loudness]);
  const state: SoundState = muted ? 'muted' : !open ? 'locked' : quiet ? 'quiet' : 'on';
  return {
    state,
    muted,
    /** A timer rings. */
    ring,
    /** Turns sound on or off; when locked, the tap itself unlocks it. */
    toggle: () => (state === 'locked' ? sounds?.unlock() : mute(!muted)),
    tryTone: (tone: Tone, at: number) => sounds?.play(tone, at),
  };
}
