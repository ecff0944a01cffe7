import type { Weekday } from '#schema/vocabulary.ts';
import { choice, type Compared, figure, parts, text, unedited } from '../../../ui/forms/merge.ts';
import { rows } from '../../../ui/forms/merge-rows.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useStationNamesForChecksQuery } from '../line-checks.generated.ts';
import type { ItemForm, TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';

const kindNames = { temperature: 'temperature', yes_no: 'yes_no', number: 'kindNumber', text: 'text' } as const;
const yesOrNo = (isOn: boolean) => (isOn ? 'yes' : 'no');

function useComparedItems(): Compared<ItemForm[]> {
  const t = useTexts(planTexts);
  const lowest = (unit: string) => t('lowestIn', { unit });
  const highest = (unit: string) => t('highestIn', { unit });
  return rows<ItemForm>({
    keyOf: ({ itemId }) => itemId || null,
    nameOf: ({ name }) => name,
    asNew: (item) => ({ ...item, itemId: '' }),
    order: t('order'),
    of: parts<ItemForm>(
      {
        itemId: unedited(),
        name: text(t('name')),
        nameEs: text(t('nameEs')),
        kind: choice(t('kind'), (kind) => t(kindNames[kind])),
        minC: figure(lowest('°C')),
        minF: figure(lowest('°F')),
        maxC: figure(highest('°C')),
        maxF: figure(highest('°F')),
        min: figure(t('lowest')),
        max: figure(t('highest')),
        unitLabel: text(t('unitLabel')),
        passAnswer: choice(t('goodAnswer'), (answer) => t(answer)),
        critical: choice(t('criticalItem'), (isOn) => t(yesOrNo(isOn))),
        allowNotApplicable: choice(t('allowNa'), (isOn) => t(yesOrNo(isOn))),
        photoOnFail: choice(t('photoOnFail'), (isOn) => t(yesOrNo(isOn))),
        actions: text(t('actions')),
        actionsEs: text(t('actionsEs')),
      },
      // A limit is compared together with its kind, and °C and °F are one limit.
      [
        ['kind', 'minC', 'minF', 'maxC', 'maxF', 'min', 'max', 'unitLabel', 'passAnswer'],
        // The Spanish of an action is at the same line.
        ['actions', 'actionsEs'],
      ],
    ),
  });
}

/** How the fields of a line check template are compared and named. */
export function useComparedTemplate(): Compared<TemplateForm> {
  const t = useTexts(planTexts);
  const { data } = useStationNamesForChecksQuery();
  const stationName = (id: string) => data?.stations.find((station) => station.id === id)?.name ?? t('stationAny');
  return parts<TemplateForm>({
    name: text(t('name')),
    nameEs: text(t('nameEs')),
    stationId: choice(t('station'), stationName),
    frequency: choice(t('frequency'), (frequency) => t(frequency || 'frequencyKitchen')),
    times: text(t('dueTimes')),
    weekdays: choice<Weekday[]>(t('weekdays'), (days) =>
      days.length === 0 ? t('everyDay') : days.map((day) => t(day)).join(' '),
    ),
    openMinutes: figure(t('openMinutes')),
    graceMinutes: figure(t('graceMinutes')),
    items: useComparedItems(),
  });
}
