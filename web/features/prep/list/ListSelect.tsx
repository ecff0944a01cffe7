import { Box } from '@chakra-ui/react';
import { Select } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { prepTexts } from '../texts.ts';

interface ListSelectProps {
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  /** Null for all lists. */
  readonly value: string | null;
  /** Called with '' for all lists. */
  readonly onChange: (list: string) => void;
}

/** Selects a prep list; hidden while the kitchen has only one. */
export function ListSelect({ lists, value, onChange }: ListSelectProps) {
  const t = useTexts(prepTexts);
  if (lists.length < 2 && value === null) return null;
  return (
    <Box flex="1" minW="36" maxW={{ sm: '52' }}>
      <Select aria-label={t('list')} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('allLists')}</option>
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  );
}
