import type { LoadQuery } from '../../platform/feature.ts';
import { MyPrepListDocument, PrepListDocument, PrepTasksOfflineDocument } from './prep.generated.ts';

/** The lists of today, and every task with all that its sheet shows. */
export async function loadForOffline(load: LoadQuery): Promise<void> {
  await load(PrepListDocument, {});
  await load(MyPrepListDocument, {});
  await load(PrepTasksOfflineDocument, {});
}
