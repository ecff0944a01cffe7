import { isPublicDisplay } from '../../../platform/context/access.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import type { PrepTaskView } from './prep-task.view.ts';

/** The task as this viewer may read it: public displays get no notes and no names; `boardPeople` has the names they may show. */
export function redactForDisplay(viewer: Viewer, row: PrepTaskView): PrepTaskView {
  if (!isPublicDisplay(viewer)) return row;
  const noNames = { assigneeName: null, startedByName: null, completedByName: null };
  return Object.assign({}, row, { note: null, skipReason: null, ...noNames });
}
