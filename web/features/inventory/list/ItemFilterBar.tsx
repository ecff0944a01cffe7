import { Box, Flex } from '@chakra-ui/react';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import type { ReactNode } from 'react';
import { Select } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useInventoryChoicesQuery } from '../inventory.generated.ts';
import { inventoryTexts } from '../texts.ts';
import { type ItemFilters, shows } from './useItemFilters.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { categoryValue } from '../../../ui/kitchen/new-item-category.ts';

interface ItemFilterBarProps {
  readonly filters: ItemFilters;
  /** The actions of the list, at the end of the row. */
  readonly children: ReactNode;
}

/** Filters the list by name, state, category and storage location. */
export function ItemFilterBar({ filters, children }: ItemFilterBarProps) {
  const localName = useNames();
  const t = useTexts(inventoryTexts);
  const language = useLanguage();
  const { data } = useInventoryChoicesQuery();
  return (
    <Flex gap="2" wrap="wrap">
      <SearchField
        label={t('search')}
        typed={filters.typed}
        onType={filters.type}
        flex={{ base: '1 1 100%', lg: '1 1 11rem' }}
        w="auto"
      />
      <Picker label={t('show')} value={filters.show} onChange={(value) => filters.set('state', value)}>
        {shows.map((show) => (
          <option key={show} value={show}>
            {t(show)}
          </option>
        ))}
      </Picker>
      <Picker label={t('category')} value={filters.category} onChange={(value) => filters.set('category', value)}>
        <option value="">{t('allCategories')}</option>
        {data?.itemCategories.map((category) => (
          <option key={category.id} value={categoryValue(category)}>
            {nameIn(language, category)}
          </option>
        ))}
      </Picker>
      <Picker label={t('storage')} value={filters.storage} onChange={(value) => filters.set('storage', value)}>
        <option value="">{t('allStorage')}</option>
        {data?.storageLocations.map(({ id, name }) => (
          <option key={id} value={id}>
            {localName(name)}
          </option>
        ))}
      </Picker>
      <Flex gap="2" wrap="wrap" ms={{ md: 'auto' }}>
        {children}
      </Flex>
    </Flex>
  );
}

interface PickerProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Picker({ label, value, onChange, children }: PickerProps) {
  return (
    <Box flex="1 1 9rem">
      <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </Select>
    </Box>
  );
}
