import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import type { StatusTone } from '../../ui/kitchen/status-styles.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { LineCheckFieldsFragment } from './line-checks.generated.ts';
import { lineChecksTexts } from './texts.ts';
import { useIsLate } from './useIsLate.ts';

type RunStatus = Pick<LineCheckFieldsFragment, 'status' | 'dueAt' | 'submittedAt'>;
type Word = 'scheduled' | 'open' | 'late' | 'in_progress' | 'submitted' | 'submittedLate' | 'missed';

const tones: Record<Word, StatusTone> = {
  scheduled: 'todo',
  open: 'soon',
  late: 'late',
  in_progress: 'active',
  submitted: 'done',
  submittedLate: 'done',
  missed: 'late',
};

function wordOf(status: RunStatus['status'], late: boolean): Word {
  if (status === 'submitted') return late ? 'submittedLate' : 'submitted';
  return late ? 'late' : status;
}

/** The status of a run as icon, word and color. */
export function CheckStatus({ run }: { readonly run: RunStatus }) {
  const t = useTexts(lineChecksTexts);
  const word = wordOf(run.status, useIsLate(run));
  return <StatusBadge tone={tones[word]}>{t(word)}</StatusBadge>;
}
