import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import type { PrepRowFragment } from '../prep.generated.ts';
import type { DoneSheet } from './DoneSheet.tsx';

// Its form and input rules are a seventh of the code of a list: loaded after the rows are shown, before anybody finishes a task.
const load = async () => ({ default: (await import('./DoneSheet.tsx')).DoneSheet });
const Sheet = lazy(load);

interface FinishSheetProps extends Omit<ComponentProps<typeof DoneSheet>, 'task'> {
  /** Null while no task is being finished. */
  readonly task: PrepRowFragment | null;
}

/** The sheet of a list that finishes a task. */
export function FinishSheet({ task, ...props }: FinishSheetProps) {
  useEffect(() => void load().catch(() => undefined), []);
  if (task === null) return null;
  return (
    <Suspense>
      <Sheet task={task} {...props} />
    </Suspense>
  );
}
