import { useCallback, useEffect, useRef, useState } from 'react';
import { localTime } from '../../ui/format/kitchen-day.ts';
import { acknowledge, initialAlarmState, isWithinTimeWindow, listen } from './alarms.ts';
import { createSounds, type Tone } from './sounds.ts';
import type { Board } from '../board/model/board.ts';
import type { Tile } from '../board/model/tiles.ts';
import { keep } from '../engine/kept.ts';
import { createStore } from '../../ui/store.ts';
import { useStored } from '../board/kiosk-context.ts';
import type { Moment } from '../board/useNow.ts';
import { useDisposable } from '../board/useDisposable.ts';

/** `locked`: the browser wants a tap before it lets a page be heard. */
export type SoundState = 'on' | 'locked' | 'muted' | 'quiet';

const kept = keep('brigade.kiosk.muted', (value): value is boolean => typeof value === 'boolean');

const shut = createStore(false);

/** Rings for what is new, due soon and overdue, in the volume of this display and outside its quiet hours. */
export function useSounds(board: Board, tiles: readonly Tile[], now: Moment) {
  const sounds = useDisposable(createSounds);
  const open = useStored(sounds?.open ?? shut);
  const [muted, setMuted] = useState(() => kept.read() ?? false);
  const heard = useRef(initialAlarmState);
  const { volume, quietFrom, quietTo } = board.device.settings;
  const quiet = isWithinTimeWindow(quietFrom, quietTo, localTime(new Date(now.time), board.kitchen.timeZone));
  const loudness = muted || quiet ? 0 : volume;

  useEffect(() => {
    const next = listen(heard.current, tiles, now.instant);
    heard.current = next.heard;
    if (next.tone) sounds?.play(next.tone, loudness);
  }, [tiles, now.instant, loudness, sounds]);

  useEffect(() => {
    const touched = () => {
      heard.current = acknowledge(heard.current);
    };
    document.addEventListener('pointerdown', touched);
    document.addEventListener('keydown', touched);
    return () => {
      document.removeEventListener('pointerdown', touched);
      document.removeEventListener('keydown', touched);
    };
  }, []);

  const mute = useCallback((off: boolean) => {
    kept.write(off);
    setMuted(off);
  }, []);
  const state: SoundState = muted ? 'muted' : !open ? 'locked' : quiet ? 'quiet' : 'on';
  return {
    state,
    muted,
    /** Sound on or off; the tap itself opens what the browser had locked. */
    toggle: () => (state === 'locked' ? sounds?.unlock() : mute(!muted)),
    tryTone: (tone: Tone, at: number) => sounds?.play(tone, at),
  };
}
