import { downloadCsv } from '../../ui/csv.ts';
import type { Translate } from '../../ui/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import type { prepTexts } from '../texts.ts';

/** Saves the list as a table: one task a line, exact quantities, ISO times. */
export function savePrepCsv(
  tasks: readonly PrepRowFragment[],
  t: Translate<keyof typeof prepTexts.en>,
  unitName: (unit: string) => string,
  inWords: (allergens: PrepRowFragment['allergens']) => string,
): void {
  const header = [
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
    inWords(task.allergens),
    task.note,
  ]);
  downloadCsv(`prep-${tasks[0]?.businessDate ?? 'list'}`, header, rows);
}
