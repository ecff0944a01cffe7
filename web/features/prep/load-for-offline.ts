import type { LoadQuery } from '../../platform/feature.ts';
import { MyPrepListDocument, PrepListDocument, PrepTasksOfflineDocument } from './prep.generated.ts';

/** The lists of today, and every task with all that its sheet shows. Resolves to the number of tasks. */
export async function loadForOffline(load: LoadQuery): Promise<number | null> {
  await load(PrepListDocument, {});
  await load(MyPrepListDocument, {});
  return (await load(PrepTasksOfflineDocument, {}))?.prepTasks.length ?? null;
}
