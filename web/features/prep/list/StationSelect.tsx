import { Box } from '@chakra-ui/react';
import { Select } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { prepTexts } from '../texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface StationSelectProps {
  readonly stations: readonly { readonly id: string; readonly name: string }[];
  /** Null for all stations. */
  readonly value: string | null;
  /** Called with '' for all stations. */
  readonly onChange: (station: string) => void;
}

/** Selects a station, or all. */
export function StationSelect({ stations, value, onChange }: StationSelectProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  return (
    <Box flex="1" minW={{ base: '36', sm: '40' }} maxW={{ sm: '64' }}>
      <Select aria-label={t('station')} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('allStations')}</option>
        {stations.map(({ id, name }) => (
          <option key={id} value={id}>
            {localName(name)}
          </option>
        ))}
      </Select>
    </Box>
  );
}
