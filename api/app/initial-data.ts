import { features } from '../features.ts';
import type { Context } from '../platform/context/context.ts';
import type { InitialPart } from '../platform/live/sockets.ts';

/** What a socket is sent first, of every feature that has something to say. */
export async function gatherInitialData(ctx: Context): Promise<InitialPart> {
  const parts = await Promise.all(features.map(async (feature) => feature.initialData?.(ctx)));
  return parts.reduce<InitialPart>((all, part) => Object.assign(all, part), {});
}
