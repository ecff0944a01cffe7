import { spelled } from '../../ui/kitchen/activity.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import { formatDecimal } from '../../ui/format/decimal.ts';
import { formatLocalTime, formatMoment } from '../../ui/format/times.ts';
import { useFoundTexts, useTexts } from '../../ui/i18n/texts.ts';
import type { ValueWords } from './changes.ts';
import { fieldTexts } from './field-texts.ts';
import { auditTexts } from './texts.ts';

/** The texts and formats for field names and values, in this language and the kitchen's time zone. */
export function useValueWords(): ValueWords {
  const t = useTexts(auditTexts);
  const fieldName = useFoundTexts(fieldTexts.namespace);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const unitName = useUnitName();
  return {
    yes: t('yes'),
    no: t('no'),
    nothing: t('nothing'),
    none: t('none'),
    clock: (time) => formatLocalTime(time, language),
    number: (decimal) => formatDecimal(decimal, language),
    unit: unitName,
    moment: (at) => formatMoment(at, language, timeZone),
    field: (name) => fieldName(name) ?? spelled(name),
  };
}
