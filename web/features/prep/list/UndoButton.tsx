import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { useUndoSeconds } from '../../../ui/components/useUndoSeconds.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface UndoButtonProps {
  readonly task: PrepRowFragment;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** Undoes the last step while the server allows it, with the remaining seconds; hidden afterwards. */
export function UndoButton({ task, busy, onUndo }: UndoButtonProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const seconds = useUndoSeconds(task);
  if (seconds === 0) return null;
  return (
    <Button
      variant="outline"
      minH="12"
      px="4"
      disabled={busy}
      aria-label={t('nameOf', { action: t('undo'), name: localName(task.name) })}
      onClick={onUndo}
      fontVariantNumeric="tabular-nums"
    >
      <Undo2 aria-hidden="true" /> {t('undoIn', { n: seconds })}
    </Button>
  );
}
