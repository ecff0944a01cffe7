import { Button, Stack } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { usersTexts } from './texts.ts';
import { type PersonFragment, usePersonStationsQuery, useUpdatePersonMutation } from './users.generated.ts';
import { attempt } from './usePersonActions.ts';

/** What an admin corrects about a person. */
export function PersonForm({ person }: { readonly person: PersonFragment }) {
  const t = useTexts(usersTexts);
  const [update, { loading }] = useUpdatePersonMutation();
  const { data } = usePersonStationsQuery();
  const stations = data?.stations ?? [];
  // The choice is filled in once its options are there.
  const stationId = data ? (person.stationId ?? '') : '';
  const { register, handleSubmit, formState } = useForm({ values: { name: person.name, stationId } });
  const save = handleSubmit(async (typed) => {
    const { id, version } = person;
    const input = { id, version, name: typed.name.trim(), ...(data ? { stationId: typed.stationId || null } : {}) };
    const done = await attempt(() => update({ variables: { input } }));
    if (done) showToast({ title: t('saved') });
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="4" align="flex-start">
        <TextField
          label={t('name')}
          maxLength={limits.personNameMax}
          error={formState.errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || t('needName') })}
        />
        <SelectField label={t('station')} disabled={!data} {...register('stationId')}>
          <option value="">{t('noStation')}</option>
          {stations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline" disabled={!formState.isDirty} loading={loading} loadingText={t('save')}>
          <Save aria-hidden="true" /> {t('save')}
        </Button>
      </Stack>
    </form>
  );
}
