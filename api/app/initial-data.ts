import { features } from '../features.ts';
import type { Context } from '../platform/context/context.ts';
import type { InitialPart } from '../platform/live/sockets.ts';

/** The first message of a socket, merged from every feature's part. */
export async function gatherInitialData(ctx: Context): Promise<InitialPart> {
  const parts = await Promise.all(features.map(async (feature) => feature.initialData?.(ctx)));
  return parts.reduce<InitialPart>((all, part) => Object.assign(all, part), {});
}
