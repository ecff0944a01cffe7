import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { startedCountKinds } from '#schema/vocabulary.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { ToggleRow } from '../../ui/forms/SettingRow.tsx';
import { ToggleGroup } from '../../ui/forms/ToggleGroup.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type StartCountInput, useCountPlacesQuery, useStartCountMutation } from './counts.generated.ts';
import { countTexts } from './texts.ts';

/** The choice of items without a storage location. */
const NO_PLACE = 'none';

interface Values {
  readonly kind: StartCountInput['kind'];
  readonly name: string;
  /** Null: all places. */
  readonly places: readonly string[] | null;
  /** Null: the setting of the kitchen. */
  readonly blind: boolean | null;
}

const initial: Values = { kind: 'period', name: '', places: null, blind: null };

function inputOf({ kind, name, places, blind }: Values): StartCountInput {
  const chosen = places && {
    storageLocationIds: places.filter((id) => id !== NO_PLACE),
    withoutPlace: places.includes(NO_PLACE),
  };
  return { kind, name: name.trim() || null, blind, ...chosen };
}

/** Starts a count of all places, or of some. */
export function StartDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(countTexts);
  const [values, setValues] = useState(initial);
  const change = (part: Partial<Values>) => setValues({ ...values, ...part });
  const { data } = useCountPlacesQuery();
  const { send, pending, error, setError } = useStart(onClose);
  return (
    <FormDialog
      title={t('start')}
      submitLabel={t('start')}
      pending={pending}
      onSubmit={(event) => {
        event.preventDefault();
        if (values.places?.length === 0) setError(t('choosePlace'));
        else void send(inputOf(values));
      }}
      onClose={onClose}
    >
      <SegmentedChoice
        label={t('kind')}
        value={values.kind}
        onChange={(kind) => change({ kind })}
        choices={startedCountKinds.map((kind) => ({ value: kind, label: t(kind === 'spot' ? 'spotKind' : kind) }))}
      />
      <Text color="fg.muted" textStyle="sm">
        {t(values.kind === 'spot' ? 'spotText' : 'periodText')}
      </Text>
      <Places
        places={data?.storageLocations ?? []}
        chosen={values.places}
        error={error}
        onChange={(places) => {
          setError(undefined);
          change({ places });
        }}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={limits.nameMax}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <ToggleRow
        label={t('blind')}
        text={t('blindHint')}
        checked={values.blind ?? data?.organization.blindCounts ?? false}
        disabled={!data}
        onChange={(blind) => change({ blind })}
      />
    </FormDialog>
  );
}

function useStart(onClose: () => void) {
  const t = useTexts(countTexts);
  const { open } = useLayer('count');
  const { run, pending, error, setError } = useFormAction();
  const [start] = useStartCountMutation(invalidating('countSessions'));
  const send = (input: StartCountInput) =>
    run(() => start({ variables: { input } }), {
      toast: t('started'),
      onDone: ({ data }) => {
        onClose();
        if (data) open(data.startCount.id);
      },
    });
  return { send, pending, error, setError };
}

interface PlacesProps {
  readonly places: readonly { readonly id: string; readonly name: string; readonly nameEs: string | null }[];
  readonly chosen: readonly string[] | null;
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The places of the kitchen; all are counted until one is left out. */
function Places({ places, chosen, error, onChange }: PlacesProps) {
  const t = useTexts(countTexts);
  const language = useLanguage();
  const choices = [
    ...places.map((place) => ({ value: place.id, label: nameIn(language, place) })),
    { value: NO_PLACE, label: t('noPlace') },
  ];
  return (
    <Stack gap="2">
      <Text textStyle="sm" fontWeight="medium" aria-hidden="true">
        {t('places')}
      </Text>
      <ToggleGroup
        label={t('places')}
        choices={choices}
        chosen={chosen ?? choices.map(({ value }) => value)}
        onChange={onChange}
      />
      <FormError error={error} textStyle="sm" />
    </Stack>
  );
}
