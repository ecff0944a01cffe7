import { useTexts } from '../../ui/i18n/texts.ts';
import type { BoardTask } from '../board/model/board.ts';
import { useFormatters } from '../board/useFormatters.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { holderTexts } from './holder-texts.ts';

interface WaitsSheetProps {
  readonly task: BoardTask;
  /** The names of what is not ready. */
  readonly names: readonly string[];
  readonly onAnyway: () => void;
  readonly onClose: () => void;
}

/** Asks before a task is started of which an ingredient is still to be made. */
export function WaitsSheet({ task, names, ...rest }: WaitsSheetProps) {
  const t = useTexts(holderTexts);
  const { language } = useFormatters();
  return (
    <ConfirmSheet
      title={t('notReadyYet', { name: new Intl.ListFormat(language).format(names) })}
      subtitle={task.name}
      question={t('ask_start')}
      hint={t('lessInStock')}
      anyway={t('anyway_start')}
      {...rest}
    />
  );
}
