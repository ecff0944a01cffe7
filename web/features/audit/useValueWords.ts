import { spelled } from '../../ui/kitchen/activity.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import { formatDecimal, formatMoney } from '../../ui/format/decimal.ts';
import { formatLocalTime, formatMoment } from '../../ui/format/times.ts';
import { auditValueOf } from '../../ui/kitchen/audit-values.ts';
import { useAnyText, useFoundTexts, useTexts } from '../../ui/i18n/texts.ts';
import type { ValueWords } from './changes.ts';
import { fieldTexts } from './field-texts.ts';
import { auditTexts } from './texts.ts';

/** What the values of an event depend on: the kind of its row, and the names of the rows whose ids are in its changes. */
export interface EventOfValues {
  readonly entity: string;
  readonly names: unknown;
}

/** The texts and formats for the field names and values of an event, in this language and the kitchen's time zone and currency. */
export function useValueWords(): (event: EventOfValues) => ValueWords {
  const t = useTexts(auditTexts);
  const fieldName = useFoundTexts(fieldTexts.namespace);
  const language = useLanguage();
  const { timeZone, currency } = useKitchen();
  const anyText = useAnyText();
  const unitName = useUnitName();
  const known =
    ({ entity, names }: EventOfValues) =>
    (field: string, value: string) => {
      const kind = auditValueOf(entity, field);
      if (kind === 'money') return formatMoney(value, currency, language);
      const word = kind ? anyText(kind.texts.namespace, kind.key?.(value) ?? value) : null;
      return word ?? nameIn(names, value);
    };
  return (event) => ({
    known: known(event),
    yes: t('yes'),
    no: t('no'),
    nothing: t('nothing'),
    none: t('none'),
    clock: (time) => formatLocalTime(time, language),
    number: (decimal) => formatDecimal(decimal, language),
    unit: unitName,
    moment: (at) => formatMoment(at, language, timeZone),
    field: (name) => fieldName(name) ?? spelled(name),
  });
}

function nameIn(names: unknown, id: string): string | null {
  const name: unknown = typeof names === 'object' && names !== null ? Reflect.get(names, id) : undefined;
  return typeof name === 'string' ? name : null;
}
