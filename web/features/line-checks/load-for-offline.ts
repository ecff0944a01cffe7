import type { LoadQuery } from '../../platform/feature.ts';
import { LineChecksDocument, LineCheckSheetDocument } from './line-checks.generated.ts';

/** Today's line checks, and the items of those that are still to be done. Resolves to the number of the latter. */
export async function loadForOffline(load: LoadQuery): Promise<number | null> {
  const today = await load(LineChecksDocument, {});
  const ahead = today?.lineChecks.filter(
    ({ mayRun, status }) => mayRun && status !== 'submitted' && status !== 'missed',
  );
  let loaded = 0;
  for (const { id } of ahead ?? []) if ((await load(LineCheckSheetDocument, { id })) !== null) loaded += 1;
  return ahead ? loaded : null;
}
