import type { LoadQuery } from '../../platform/feature.ts';
import { LineChecksDocument, LineCheckSheetDocument } from './line-checks.generated.ts';

/** Today's line checks, and the items of those that are still to be done. */
export async function loadForOffline(load: LoadQuery): Promise<void> {
  const today = await load(LineChecksDocument, {});
  const ahead = today?.lineChecks.filter(
    ({ mayRun, status }) => mayRun && status !== 'submitted' && status !== 'missed',
  );
  for (const { id } of ahead ?? []) await load(LineCheckSheetDocument, { id });
}
