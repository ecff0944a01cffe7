import { persisted } from '../../ui/storage/persisted.ts';
import type { Timer } from './timer.ts';

/** The timers of a screen, stored on the device for a reload and without a network. */
export interface SavedTimers {
  readonly shared: Readonly<Record<string, Timer>>;
  readonly local: readonly Timer[];
  readonly silenced: Readonly<Record<string, number>>;
  /** How far the device's own clock was behind the server's. */
  readonly skew: number;
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export function isSavedTimers(value: unknown): value is SavedTimers {
  return (
    typeof value === 'object' &&
    value !== null &&
    'shared' in value &&
    isRecord(value.shared) &&
    'local' in value &&
    Array.isArray(value.local) &&
    'silenced' in value &&
    isRecord(value.silenced) &&
    'skew' in value &&
    typeof value.skew === 'number'
  );
}

/**
 * The timers of a shared tablet when it was locked: it still rings. They belong to the kitchen, not to a person;
 * the next session on it sends what was silenced meanwhile.
 */
export const tabletTimers = persisted('brigade.tablet.timers', isSavedTimers);

/** The person's own saved timers, merged with those of the locked tablet. */
export function afterLock(own: SavedTimers | null, locked: SavedTimers | null): SavedTimers | null {
  if (!locked) return own;
  const known = new Set(own?.local.map(({ id }) => id));
  return {
    shared: { ...locked.shared, ...own?.shared },
    local: [...(own?.local ?? []), ...locked.local.filter(({ id }) => !known.has(id))],
    silenced: { ...own?.silenced, ...locked.silenced },
    skew: locked.skew,
  };
}
