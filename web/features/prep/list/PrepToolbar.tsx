import { Box, Button, Flex, IconButton, Span } from '@chakra-ui/react';
import { Download, Eye, EyeOff, Printer } from 'lucide-react';
import { useAllergensInWords } from '../../../ui/kitchen/allergen-texts.ts';
import { Select } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { savePrepCsv } from './prep-csv.ts';
import { DaySelect } from './DayChooser.tsx';
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

/** Day, station, prep list, hide done, print, CSV. The filters are in the URL. */
export function PrepToolbar({ tasks, shown, filter, day }: PrepToolbarProps) {
  const t = useTexts(prepTexts);
  const unitName = useUnitName();
  const allergensInWords = useAllergensInWords();
  const { station, hideDone } = filter;
  return (
    <Flex className="no-print" gap="2" mb="5" align="center" wrap="wrap">
      <DaySelect {...day} />
      <Box flex="1" minW="40" maxW={{ sm: '64' }}>
        <Select
          aria-label={t('station')}
          value={station ?? ''}
          onChange={(event) => filter.setStation(event.target.value)}
        >
          <option value="">{t('allStations')}</option>
          {stationsOf(tasks).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Box>
      <ListSelect lists={listsOf(tasks)} value={filter.list} onChange={filter.setList} />
      <Button
        variant={hideDone ? 'subtle' : 'outline'}
        aria-pressed={hideDone}
        aria-label={t('hideDone')}
        px={{ base: '0', sm: '4' }}
        onClick={() => filter.setHideDone(!hideDone)}
      >
        {hideDone ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <Span display={{ base: 'none', sm: 'inline' }}>{t('hideDone')}</Span>
      </Button>
      <Flex gap="2" ms={{ sm: 'auto' }}>
        <IconButton variant="outline" aria-label={t('print')} title={t('print')} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
        </IconButton>
        <IconButton
          variant="outline"
          aria-label={t('csv')}
          title={t('csv')}
          onClick={() => savePrepCsv(shown, day.day, { t, unitName, allergensInWords })}
        >
          <Download aria-hidden="true" />
        </IconButton>
      </Flex>
    </Flex>
  );
}
