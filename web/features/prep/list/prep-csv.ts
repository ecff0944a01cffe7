import { downloadCsv } from '../../../ui/format/csv.ts';
import type { AllergenContents } from '../../../ui/kitchen/allergen-texts.ts';
import type { Translate } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import type { prepTexts } from '../texts.ts';

interface PrepCsvFormat {
  readonly t: Translate<keyof typeof prepTexts.en>;
  readonly unitName: (unit: string) => string;
  readonly allergensInWords: (contents: AllergenContents) => string;
}

/** Downloads a day's list as CSV: one task per line with its business day, exact quantities and ISO times. */
export function savePrepCsv(tasks: readonly PrepRowFragment[], day: string, format: PrepCsvFormat): void {
  const { t, unitName, allergensInWords } = format;
  const header = [
    t('day'),
    t('list'),
    t('task'),
    t('station'),
    t('amount'),
    t('madeAmount'),
    t('unit'),
    t('par0'),
    t('have0'),
    t('due'),
    t('whose'),
    t('status'),
    t('allergens'),
    t('note'),
  ];
  const rows = tasks.map((task) => [
    task.businessDate,
    task.prepListName,
    task.name,
    task.stationName,
    task.targetQuantity,
    task.actualQuantity,
    unitName(task.unit),
    task.parAtPlan,
    task.onHandAtPlan,
    new Date(task.dueAt),
    task.assigneeName,
    t(task.status),
    allergensInWords(task),
    task.note,
  ]);
  downloadCsv(`prep-${day}`, header, rows);
}
