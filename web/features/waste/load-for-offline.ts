import { limits } from '#schema/limits.ts';
import type { LoadQuery } from '../../platform/feature.ts';
import { WasteChoicesDocument, WasteItemsDocument } from './waste.generated.ts';

/**
 * Every item that can be chosen without a network. The step that chooses one queries without `archived`, so its first page does
 * not replace this longer list on the device.
 */
export const offlineItems = { filter: { archived: false }, first: limits.pageMax };

/** More items than a kitchen has. */
const pagesMax = 20;

/** What can be thrown away, and why. Resolves to the number of items. */
export async function loadForOffline(load: LoadQuery): Promise<number | null> {
  await load(WasteChoicesDocument, {});
  let after: string | null | undefined;
  let loaded: number | null = null;
  for (let page = 0; page < pagesMax && after !== null; page += 1) {
    const read = await load(WasteItemsDocument, { ...offlineItems, after });
    if (read) loaded = (loaded ?? 0) + read.items.nodes.length;
    after = read?.items.pageInfo.hasNextPage ? read.items.pageInfo.endCursor : null;
  }
  return loaded;
}
