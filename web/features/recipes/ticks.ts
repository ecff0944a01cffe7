import { HOUR } from '#schema/milliseconds.ts';
import { ownStorage } from '../../platform/storage/own-storage.ts';

/** What one person has ticked of one recipe: ids of ingredients and steps. */
interface Ticked {
  /** When it last changed, in epoch milliseconds. */
  readonly at: number;
  readonly ids: readonly string[];
}

/** By task and recipe. */
export type AllTicks = Readonly<Record<string, Ticked>>;

/** How many recipes have stored ticks; the oldest are deleted first. */
const keptMax = 40;
/** Without a task the end of the work is unknown, so ticks expire after the length of a shift. */
const keptFor = 18 * HOUR;

export function ticksKey(recipeId: string, taskId: string | null): string {
  return `${taskId ?? ''}:${recipeId}`;
}

export function ticksOf(all: AllTicks | null, key: string, now: number): readonly string[] {
  const ticked = all?.[key];
  if (!ticked) return [];
  return key.startsWith(':') && now - ticked.at > keptFor ? [] : ticked.ids;
}

export function withTicks(all: AllTicks | null, key: string, ids: readonly string[], now: number): AllTicks {
  const others = Object.entries(all ?? {}).filter(([each]) => each !== key);
  const newest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, keptMax - 1);
  return Object.fromEntries([[key, { at: now, ids }], ...newest]);
}

function isTicked(value: unknown): value is Ticked {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'ids' in value &&
    Array.isArray(value.ids)
  );
}

function isAllTicks(value: unknown): value is AllTicks {
  return typeof value === 'object' && value !== null && Object.values(value).every(isTicked);
}

export const ticksStorage = (viewerId: string) => ownStorage(viewerId, 'recipe-ticks', isAllTicks);
