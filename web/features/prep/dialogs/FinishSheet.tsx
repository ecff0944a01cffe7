import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import type { DoneSheet } from './DoneSheet.tsx';

// Its form and input rules are a seventh of the code of a list: loaded after the rows are shown, before anybody finishes a task.
const load = async () => (await import('./DoneSheet.tsx')).DoneSheet;

interface FinishSheetProps extends Omit<ComponentProps<typeof DoneSheet>, 'task'> {
  /** Null while no task is being finished. */
  readonly task: PrepRowFragment | null;
}

/** The sheet of a list that finishes a task. While its code cannot be loaded, a message says so, and the next press tries again. */
export function FinishSheet({ task, ...props }: FinishSheetProps) {
  const t = useTexts(uiTexts);
  const [Sheet, setSheet] = useState<typeof DoneSheet | null>(null);
  const isPressed = task !== null;
  const sayWhy = useEffectEvent(() => {
    if (!isPressed) return;
    showToast({ title: t('offline'), description: t('needsNetwork') });
    props.onClose();
  });
  useEffect(() => {
    if (Sheet) return;
    load().then(
      (loaded) => setSheet(() => loaded),
      () => sayWhy(),
    );
  }, [Sheet, isPressed]);
  return task && Sheet ? <Sheet task={task} {...props} /> : null;
}
