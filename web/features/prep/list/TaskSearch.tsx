import { Input } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { prepTexts } from '../texts.ts';
import type { PrepFilter } from './usePrepFilter.ts';

interface TaskSearchProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly filter: PrepFilter;
  /** Called when the empty field loses the focus. */
  readonly onEmpty: () => void;
}

/** Finds tasks by parts of their names; on a phone in a row of its own. */
export function TaskSearch({ ref, filter, onEmpty }: TaskSearchProps) {
  const t = useTexts(prepTexts);
  return (
    <Input
      ref={ref}
      type="search"
      w={{ base: 'full', md: '44' }}
      order={{ base: 1, md: 0 }}
      autoComplete="off"
      aria-label={t('searchTasks')}
      placeholder={t('searchTasks')}
      value={filter.search}
      onChange={(event) => filter.setSearch(event.target.value)}
      onBlur={() => (filter.search === '' ? onEmpty() : undefined)}
    />
  );
}
