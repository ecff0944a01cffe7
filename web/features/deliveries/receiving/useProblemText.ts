import { useTexts } from '../../../ui/i18n/texts.ts';
import type { LineDraft } from './draft.ts';
import type { LineProblem, LineStatus } from './line-status.ts';
import { receivingTexts } from './receiving-texts.ts';
import { useLimitText } from './TemperatureField.tsx';

/** The error text of a field; undefined when there is none to show (yet). */
export type ProblemText = (field: LineProblem['field']) => string | undefined;

/** Missing input is reported only after the first try to confirm; wrong input at once. */
export function useProblemText(line: LineDraft, status: LineStatus, strict: boolean): ProblemText {
  const t = useTexts(receivingTexts);
  const limit = useLimitText(line.tcsClass, line.temperatureUnit) ?? '';
  const texts: Record<LineProblem['why'], string> = {
    number: t('pNumber'),
    count: t('pCount'),
    more: t('pMore'),
    why: t('pWhy'),
    reading: t('pReading'),
    warm: t('pWarm', { limit }),
  };
  const immediate: readonly LineProblem['why'][] = ['number', 'more', 'warm'];
  return (field) => {
    const problem = status.problems.find((each) => each.field === field);
    return problem && (strict || immediate.includes(problem.why)) ? texts[problem.why] : undefined;
  };
}
