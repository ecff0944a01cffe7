import { isPublicDisplay } from '../../platform/context/access.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { PrepTaskView } from './prep-task.view.ts';

/** The task as this viewer may read it: on a wall no notes, and people only as the kitchen lets boards name them (`boardPeople`). */
export function redactForDisplay(viewer: Viewer, row: PrepTaskView): PrepTaskView {
  if (!isPublicDisplay(viewer)) return row;
  const nobody = { assigneeName: null, startedByName: null, completedByName: null };
  return Object.assign({}, row, { note: null, skipReason: null, ...nobody });
}
