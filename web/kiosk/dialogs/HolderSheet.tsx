import { useTexts } from '../../ui/i18n/texts.ts';
import type { BoardTask } from '../board/model/board.ts';
import type { ActToConfirm } from '../board/useActs.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { holderTexts } from './holder-texts.ts';

interface HolderSheetProps {
  readonly task: BoardTask;
  readonly act: ActToConfirm;
  /** The name of who has the task; empty when the kitchen hides names. */
  readonly holder: string;
  readonly onAnyway: () => void;
  readonly onClose: () => void;
}

/** Asks the person of the PIN once before they act on somebody else's task. */
export function HolderSheet({ task, act, holder, ...rest }: HolderSheetProps) {
  const t = useTexts(holderTexts);
  return (
    <ConfirmSheet
      title={t('othersTask', { name: holder || t('somebody') })}
      subtitle={task.name}
      question={t(`ask_${act}`)}
      hint={t('takeOverOnPhone')}
      anyway={t(`anyway_${act}`)}
      {...rest}
    />
  );
}
