import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import type { StatusTone } from '../../ui/kitchen/status-styles.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { LineCheckFieldsFragment } from './line-checks.generated.ts';
import { lineChecksTexts } from './texts.ts';

type RunStatus = Pick<LineCheckFieldsFragment, 'status' | 'late'>;
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

function wordOf({ status, late }: RunStatus): Word {
  if (status === 'submitted') return late ? 'submittedLate' : 'submitted';
  return late && status !== 'missed' ? 'late' : status;
}

/** The status of a run as icon, word and color. */
export function CheckStatus({ run }: { readonly run: RunStatus }) {
  const t = useTexts(lineChecksTexts);
  const word = wordOf(run);
  return <StatusBadge tone={tones[word]}>{t(word)}</StatusBadge>;
}
