import { Stack, Text } from '@chakra-ui/react';
import { limits } from '#schema/limits.ts';
import { deviceKinds, languages } from '#schema/vocabulary.ts';
import type { InputErrors } from '../../../ui/forms/input-errors.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { ToggleGroup } from '../../../ui/forms/ToggleGroup.tsx';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { ToggleRow } from '../../../ui/forms/SettingRow.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { type DeviceValues, languageNames } from './device-values.ts';
import { useDeviceStationsQuery } from './devices.generated.ts';
import { Labeled } from './Labeled.tsx';
import { deviceFormTexts } from './form-texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface DeviceFieldsProps {
  readonly values: DeviceValues;
  readonly onChange: (change: Partial<DeviceValues>) => void;
  readonly errors: InputErrors;
}

function StationPicks({ values, onChange }: Pick<DeviceFieldsProps, 'values' | 'onChange'>) {
  const localName = useNames();
  const t = useTexts(deviceFormTexts);
  const { data, error, refetch } = useDeviceStationsQuery();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={1} rowHeight="11" />;
  return (
    <Labeled label={t('stations')} hint={t('stationsText')}>
      <ToggleGroup
        label={t('stations')}
        choices={data.stations.map(({ id, name }) => ({ value: id, label: localName(name) }))}
        chosen={values.stationIds}
        onChange={(stationIds) => onChange({ stationIds })}
      />
    </Labeled>
  );
}

/** Name, kind, stations, language and rights of a device. */
export function DeviceFields({ values, onChange, errors }: DeviceFieldsProps) {
  const t = useTexts(deviceFormTexts);
  return (
    <Stack gap="5">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        error={errors['name']}
        maxLength={limits.deviceNameMax}
        autoComplete="off"
        value={values.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Labeled label={t('kind')}>
        <SegmentedChoice
          label={t('kind')}
          value={values.kind}
          onChange={(kind) => onChange({ kind })}
          choices={deviceKinds.map((kind) => ({ value: kind, label: t(kind) }))}
        />
        <Text color="fg.muted" textStyle="sm">
          {t(`${values.kind}Text`)}
        </Text>
      </Labeled>
      {values.kind === 'display' ? <StationPicks values={values} onChange={onChange} /> : null}
      <SelectField
        label={t('language')}
        value={values.language}
        onChange={(event) => onChange({ language: languages.find((one) => one === event.target.value) ?? 'en' })}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
      {values.kind === 'display' ? (
        <ToggleRow
          label={t('bump')}
          text={t('bumpText')}
          checked={values.bump}
          disabled={false}
          onChange={(bump) => onChange({ bump })}
        />
      ) : null}
    </Stack>
  );
}
