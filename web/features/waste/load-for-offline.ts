import type { LoadQuery } from '../../platform/feature.ts';
import { WasteChoicesDocument, WasteItemsDocument } from './waste.generated.ts';

/** What can be thrown away, and why. */
export async function loadForOffline(load: LoadQuery): Promise<void> {
  await load(WasteChoicesDocument, {});
  await load(WasteItemsDocument, { filter: {}, first: 200 });
}
