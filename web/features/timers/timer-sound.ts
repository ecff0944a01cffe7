import { createContext, useContext } from 'react';
import { createStore } from '../../ui/store.ts';
import { createSounds, type Sounds } from '../../ui/sounds.ts';
import { useDisposable } from '../../ui/useDisposable.ts';
import { useStored } from '../../ui/useStored.ts';

/** Whether this browser allows the sound of timers. */
interface TimerSound {
  /** The browser requires a tap before it allows sound. */
  readonly isLocked: boolean;
  readonly unlock: () => void;
}

const silent = { isLocked: false, unlock: () => undefined };

/** The sound of this screen's timers. */
export const TimerSoundContext = createContext<TimerSound>(silent);

export function useTimerSound(): TimerSound {
  return useContext(TimerSoundContext);
}

/** Used while there is no timer: an open audio context costs a phone's battery. */
function noSounds(): Sounds {
  return { open: createStore(true), unlock: () => undefined, play: () => undefined, stop: () => undefined };
}

const opened = createStore(true);

/** The sounds of this screen while there are timers. */
export function useSoundsFor(hasTimers: boolean): { readonly sounds: Sounds | null; readonly isLocked: boolean } {
  const sounds = useDisposable(hasTimers ? createSounds : noSounds);
  const isOpen = useStored(sounds?.open ?? opened);
  return { sounds, isLocked: hasTimers && !isOpen };
}
