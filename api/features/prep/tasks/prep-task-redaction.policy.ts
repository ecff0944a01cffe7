import { isPublicDisplay } from '../../../platform/context/access.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import type { PrepTask } from './prep-task.entity.ts';
import type { PrepTaskView } from './prep-task.view.ts';

/** A note such as "no nuts for table 12" is for whoever makes the task. After the end it may name who spoiled it, so it is left out. */
export function noteForDisplay({ status, note }: Pick<PrepTask, 'status' | 'note'>): string | null {
  return status === 'pending' || status === 'in_progress' || status === 'on_hold' ? note : null;
}

/**
 * The task as this viewer may read it: public displays get no names and no reasons, and notes only of open work; `boardPeople`
 * has the names they may show.
 */
export function redactForDisplay(viewer: Viewer, row: PrepTaskView): PrepTaskView {
  if (!isPublicDisplay(viewer)) return row;
  const noNames = {
    assigneeName: null,
    startedByName: null,
    completedByName: null,
    requestedByName: null,
    holderName: null,
  };
  return Object.assign({}, row, { note: noteForDisplay(row), skipReason: null, ...noNames });
}
