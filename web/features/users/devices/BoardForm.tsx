import { chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { boardModes, boardThemes, bumpStyles } from '#schema/vocabulary.ts';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { useEditState } from '../../../ui/forms/useEditState.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { FormField, SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { type BoardValues, boardValuesOf, choicesWith, hasValidQuietHours } from './board-values.ts';
import { type DeviceRowFragment, DevicesDocument } from './devices.generated.ts';
import { deviceFormTexts } from './form-texts.ts';
import { Labeled } from './Labeled.tsx';
import { useComparedBoard } from './useComparedDevice.ts';
import { useDeviceActions } from './useDeviceActions.ts';

interface PartProps {
  readonly values: BoardValues;
  readonly onChange: (change: Partial<BoardValues>) => void;
}

const metres = ['1', '2', '3'] as const;
const turns = [0, 10, 15, 20, 30, 60] as const;
const locks = [1, 2, 3, 5, 10, 15, 30] as const;

function LookFields({ values, onChange }: PartProps) {
  const t = useTexts(deviceFormTexts);
  return (
    <>
      <SelectField
        label={t('mode')}
        value={values.mode}
        onChange={(event) => onChange({ mode: boardModes.find((one) => one === event.target.value) ?? 'prep' })}
      >
        {boardModes.map((mode) => (
          <option key={mode} value={mode}>
            {t(mode)}
          </option>
        ))}
      </SelectField>
      <Labeled label={t('readFrom')}>
        <SegmentedChoice
          label={t('readFrom')}
          value={metres.find((one) => Number(one) === values.readFromMetres) ?? '2'}
          onChange={(chosen) => onChange({ readFromMetres: Number(chosen) })}
          choices={metres.map((n) => ({ value: n, label: t('metres', { n }) }))}
        />
      </Labeled>
      <Labeled label={t('theme')}>
        <SegmentedChoice
          label={t('theme')}
          value={values.theme}
          onChange={(theme) => onChange({ theme })}
          choices={boardThemes.map((theme) => ({ value: theme, label: t(theme) }))}
        />
      </Labeled>
      <SelectField
        label={t('rotate')}
        value={values.rotateSeconds}
        onChange={(event) => onChange({ rotateSeconds: Number(event.target.value) })}
      >
        {choicesWith(turns, values.rotateSeconds).map((n) => (
          <option key={n} value={n}>
            {n === 0 ? t('never') : t('everySeconds', { n })}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function SoundFields({ values, onChange, checked }: PartProps & { readonly checked: boolean }) {
  const t = useTexts(deviceFormTexts);
  const isIncomplete = checked && !hasValidQuietHours(values);
  return (
    <>
      <FormField label={`${t('volume')}: ${values.volume === 0 ? t('silent') : t('percent', { n: values.volume })}`}>
        <chakra.input
          type="range"
          min="0"
          max="100"
          step="10"
          h="11"
          w="full"
          accentColor="brand.solid"
          aria-label={t('volume')}
          value={values.volume}
          onChange={(event) => onChange({ volume: Number(event.target.value) })}
        />
      </FormField>
      <SimpleGrid columns={2} gap="4">
        <TextField
          type="time"
          label={t('quietFrom')}
          error={isIncomplete ? t('quietBoth') : undefined}
          value={values.quietFrom}
          onChange={(event) => onChange({ quietFrom: event.target.value })}
        />
        <TextField
          type="time"
          label={t('quietTo')}
          value={values.quietTo}
          onChange={(event) => onChange({ quietTo: event.target.value })}
        />
      </SimpleGrid>
    </>
  );
}

function Keys({ values, onChange }: PartProps) {
  const t = useTexts(deviceFormTexts);
  return (
    <Labeled label={t('bumpStyle')}>
      <SegmentedChoice
        label={t('bumpStyle')}
        value={values.bumpStyle}
        onChange={(bumpStyle) => onChange({ bumpStyle })}
        choices={bumpStyles.map((style) => ({ value: style, label: t(style) }))}
      />
    </Labeled>
  );
}

function AutoLock({ values, onChange }: PartProps) {
  const t = useTexts(deviceFormTexts);
  return (
    <SelectField
      label={t('autoLock')}
      value={values.autoLockMinutes}
      onChange={(event) => onChange({ autoLockMinutes: Number(event.target.value) })}
    >
      {choicesWith(locks, values.autoLockMinutes).map((n) => (
        <option key={n} value={n}>
          {t('minutes', { n })}
        </option>
      ))}
    </SelectField>
  );
}

/** The settings of a display's board (look, sound, keys), or of a tablet's automatic lock. */
export function BoardForm({ device }: { readonly device: DeviceRowFragment }) {
  const t = useTexts(deviceFormTexts);
  const { saveBoard, saving } = useDeviceActions(device);
  const fresh = useFreshRead();
  const { values, change, edit } = useEditState<BoardValues, DeviceRowFragment>({
    entity: 'Device',
    row: device,
    initial: boardValuesOf(device),
    read: async (id) => rowWith(id, (await fresh(DevicesDocument, {})).devices),
    valuesOf: boardValuesOf,
    compared: useComparedBoard(),
  });
  const [checked, setChecked] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (hasValidQuietHours(values)) void saveBoard(edit);
  };
  const part = { values, onChange: change };
  return (
    <Form onSubmit={submit}>
      <EditNotice edit={edit} />
      <Stack gap="5">
        {device.kind === 'tablet' ? (
          <AutoLock {...part} />
        ) : (
          <>
            <LookFields {...part} />
            <SoundFields {...part} checked={checked} />
            <Keys {...part} />
          </>
        )}
        <Flex>
          <SendButton variant="outline" loading={saving} loadingText={t('save')}>
            <Save aria-hidden="true" /> {t('save')}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}
