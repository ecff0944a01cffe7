import { useTexts } from '../../../ui/i18n/texts.ts';
import type { LineDraft } from './draft.ts';
import type { LineProblem, LineStatus } from './line-status.ts';
import { receivingTexts } from './receiving-texts.ts';
import { useLimitText } from './TemperatureField.tsx';

/** What is wrong with a field, in a sentence; undefined when nothing is (to be said yet). */
export type ProblemText = (field: LineProblem['field']) => string | undefined;

/** What is merely missing is said only once somebody tried to confirm; what is wrong is said at once. */
export function useProblemText(line: LineDraft, status: LineStatus, strict: boolean): ProblemText {
  const t = useTexts(receivingTexts);
  const limit = useLimitText(line.tcsClass, line.temperatureUnit) ?? '';
  const words: Record<LineProblem['why'], string> = {
    number: t('pNumber'),
    count: t('pCount'),
    more: t('pMore'),
    why: t('pWhy'),
    reading: t('pReading'),
    warm: t('pWarm', { limit }),
  };
  const atOnce: readonly LineProblem['why'][] = ['number', 'more', 'warm'];
  return (field) => {
    const problem = status.problems.find((each) => each.field === field);
    return problem && (strict || atOnce.includes(problem.why)) ? words[problem.why] : undefined;
  };
}
