import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { editTexts } from './edit-texts.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { addHost, closeQuestion, openQuestion } from './questions.ts';

/** Shows the question that a form asks: whether to leave it, or what to keep of what two people changed. */
export function QuestionHost() {
  const t = useTexts(editTexts);
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.read);
  useEffect(() => addHost(), []);
  if (question === null) return null;
  if (question.kind === 'merge') return <MergeDialog question={question} />;
  const leave = () => {
    closeQuestion();
    question.onLeave();
  };
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      cancelLabel={t('keepEditing')}
      confirmLabel={t('leave')}
      destructive
      onConfirm={leave}
      onClose={closeQuestion}
    >
      {t('leaveText')}
    </ConfirmDialog>
  );
}
