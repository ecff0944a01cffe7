import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { planTexts } from './plan-texts.ts';
import { usePrepLists } from './usePrepLists.ts';

/** The prep list of a task or par line; hidden while the kitchen has only one. */
export function ListField(field: UseFormRegisterReturn) {
  const t = useTexts(planTexts);
  const lists = usePrepLists();
  if (lists.length < 2) return null;
  return (
    <SelectField label={t('list')} {...field}>
      {lists.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
