import { weekdays } from '#schema/vocabulary.ts';
import { choice, type Compared, each, figure, onlyNew, parts, text } from '../../../../ui/forms/merge.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { thawTexts } from '../../thaw-texts.ts';
import { planTexts } from '../plan-texts.ts';
import type { ParValues } from './par-values.ts';
import type { StationChoice } from '../usePlanning.ts';
import { usePrepLists } from '../usePrepLists.ts';

/** How the fields of a par line are compared and named. */
export function useComparedLine(stations: readonly StationChoice[]): Compared<ParValues> {
  const t = useTexts(planTexts);
  const thaw = useTexts(thawTexts);
  const lists = usePrepLists();
  const nameOf = (rows: readonly { readonly id: string; readonly name: string }[]) => (id: string) =>
    rows.find((row) => row.id === id)?.name ?? '';
  const dayOf = (day: number) => t(weekdays[day] ?? 'mon');
  return parts<ParValues>(
    {
      kind: onlyNew(),
      recipeId: onlyNew(),
      item: onlyNew(),
      thawDays: figure(thaw('thawDays')),
      stationId: choice(t('station'), nameOf(stations)),
      prepListId: choice(t('list'), nameOf(lists)),
      pars: each((day) => parts({ quantity: figure(t('parOn', { day: dayOf(day) })) })),
      useKnown: choice(t('expectedUse'), (isKnown) => (isKnown ? '✓' : '–')),
      uses: each((day) => parts({ quantity: figure(t('useOn', { day: dayOf(day) })) })),
      batch: figure(t('batch')),
      rounding: choice(t('rounding'), (rounding) => t(rounding)),
      parMode: choice(t('parMode'), (mode) => t(`mode_${mode}`)),
      minDays: figure(t('minDays')),
      maxDays: figure(t('maxDays')),
      least: figure(t('least')),
      most: figure(t('most')),
      dueTime: text(t('dueTime')),
      leadMinutes: figure(t('lead')),
    },
    // The figures have no meaning unless the expected use is on.
    [['useKnown', 'uses']],
  );
}
