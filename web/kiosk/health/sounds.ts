import { createStore } from '../../ui/store.ts';

/** New: two rising tones; due soon: one; overdue: three. */
export type Tone = 'new' | 'soon' | 'overdue';

const tones: Record<Tone, readonly number[]> = { new: [587, 880], soon: [660], overdue: [880, 660, 880] };
const length = 0.22;
const apart = 0.28;

/** Tones from Web Audio: no files to load, so they work offline. */
export function createSounds() {
  /** Whether the browser allows sound: most require a tap first. */
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
  document.addEventListener('pointerdown', onTap);
  document.addEventListener('keydown', onTap);
  // A browser in kiosk mode may allow sound without a tap.
  onTap();
  return {
    open,
    unlock: onTap,
    /** Volume from 0 to 100. Silent while the browser does not allow it. */
    play(tone: Tone, volume: number) {
      if (!context || context.state !== 'running' || volume <= 0) return;
      for (const [index, pitch] of tones[tone].entries()) ring(context, pitch, index * apart, volume / 100);
    },
    stop() {
      document.removeEventListener('pointerdown', onTap);
      document.removeEventListener('keydown', onTap);
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
