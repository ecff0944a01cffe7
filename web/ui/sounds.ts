import { createStore, type Store } from './store.ts';

/** New: two rising tones; due soon: one; overdue: three. A timer: four, high and low. */
export type Tone = 'new' | 'soon' | 'overdue' | 'timer';

const tones: Record<Tone, readonly number[]> = {
  new: [587, 880],
  soon: [660],
  overdue: [880, 660, 880],
  timer: [1047, 784, 1047, 784],
};
/** On a touch screen only the end of a tap allows sound. */
const taps = ['pointerdown', 'pointerup', 'keydown'] as const;
const length = 0.22;
const apart = 0.28;

/** Tones from Web Audio: no files to load, so they work offline. */
export interface Sounds {
  /** Whether the browser allows sound: most require a tap first. */
  readonly open: Pick<Store<boolean>, 'read' | 'subscribe'>;
  /** Requests permission for sound: call it while a tap is handled. */
  readonly unlock: () => void;
  /** Volume from 0 to 100. Silent while the browser does not allow it. */
  readonly play: (tone: Tone, volume: number) => void;
  readonly stop: () => void;
}

export function createSounds(): Sounds {
  const open = createStore(false);
  let context: AudioContext | null = null;

  async function unlock() {
    if (!('AudioContext' in globalThis)) return;
    context ??= new AudioContext();
    context.onstatechange = () => open.set(() => context?.state === 'running');
    await context.resume().catch(() => undefined);
    open.set(() => context?.state === 'running');
  }

  const onTap = () => void unlock();
  for (const tap of taps) document.addEventListener(tap, onTap);
  // A browser in kiosk mode may allow sound without a tap.
  onTap();
  return {
    open,
    unlock: onTap,
    play(tone, volume) {
      if (!context || context.state !== 'running' || volume <= 0) return;
      for (const [index, pitch] of tones[tone].entries()) ring(context, pitch, index * apart, volume / 100);
    },
    stop() {
      for (const tap of taps) document.removeEventListener(tap, onTap);
      void context?.close().catch(() => undefined);
    },
  };
}

/** A soft bell: a clear attack that is audible beside a hood, and a fade-out without a click. */
function ring(context: AudioContext, pitch: number, after: number, loudness: number) {
  const start = context.currentTime + after;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loudness), start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
