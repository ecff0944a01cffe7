import { Button, Flex, IconButton } from '@chakra-ui/react';
import { Download, Eye, EyeOff, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAllergensInWords } from '../../../ui/kitchen/allergen-texts.ts';
import { useSmallScreen } from '../../../ui/components/useSmallScreen.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { savePrepCsv } from './prep-csv.ts';
import { TaskSearch } from './TaskSearch.tsx';
import { DaySelect } from './DayChooser.tsx';
import { ListMenu } from './ListMenu.tsx';
import { StationSelect } from './StationSelect.tsx';
import { ListSelect } from './ListSelect.tsx';
import { listsOf, stationsOf } from './sections.ts';
import type { PrepDay } from './usePrepDay.ts';
import type { PrepFilter } from './usePrepFilter.ts';

interface PrepToolbarProps {
  /** All tasks of the day, for the options of the filters. */
  readonly tasks: readonly PrepRowFragment[];
  /** The filtered tasks, for the CSV. */
  readonly shown: readonly PrepRowFragment[];
  readonly filter: PrepFilter;
  readonly day: PrepDay;
}

/**
 * Day, station, search, prep list, hide done, print, CSV; on a phone search and the last three are in a menu. The filters are
 * in the URL.
 */
export function PrepToolbar({ tasks, shown, filter, day }: PrepToolbarProps) {
  const t = useTexts(prepTexts);
  const unitName = useUnitName();
  const allergensInWords = useAllergensInWords();
  const small = useSmallScreen();
  const { station, hideDone } = filter;
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mayFocus = useRef(false);
  const search = () => {
    setSearching(true);
    mayFocus.current = true;
  };
  const focusField = () => {
    if (mayFocus.current) field.current?.focus();
    mayFocus.current = false;
  };
  const saveCsv = () => savePrepCsv(shown, day.day, { t, unitName, allergensInWords });
  return (
    <Flex className="no-print" gap="2" mb={{ base: '3', md: '5' }} align="center" wrap="wrap">
      <DaySelect {...day} />
      <StationSelect stations={stationsOf(tasks)} value={station} onChange={filter.setStation} />
      {small && !isSearching && filter.search === '' ? null : (
        <TaskSearch ref={field} filter={filter} onEmpty={() => setSearching(false)} />
      )}
      <ListSelect lists={listsOf(tasks)} value={filter.list} onChange={filter.setList} />
      {small ? (
        <ListMenu
          hideDone={hideDone}
          onHideDone={filter.setHideDone}
          onSearch={search}
          onClosed={focusField}
          onPrint={() => window.print()}
          onSaveCsv={saveCsv}
        />
      ) : (
        <>
          <Button
            variant={hideDone ? 'subtle' : 'outline'}
            aria-pressed={hideDone}
            onClick={() => filter.setHideDone(!hideDone)}
          >
            {hideDone ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />} {t('hideDone')}
          </Button>
          <Flex gap="2" ms="auto">
            <IconButton variant="outline" aria-label={t('print')} title={t('print')} onClick={() => window.print()}>
              <Printer aria-hidden="true" />
            </IconButton>
            <IconButton variant="outline" aria-label={t('csv')} title={t('csv')} onClick={saveCsv}>
              <Download aria-hidden="true" />
            </IconButton>
          </Flex>
        </>
      )}
    </Flex>
  );
}
