import { Button, Stack } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { updateUser } from '#schema/inputs/users.ts';
import { limits } from '#schema/limits.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { usersTexts } from './texts.ts';
import { type PersonFragment, usePersonStationsQuery, useUpdatePersonMutation } from './users.generated.ts';

/** The name and station of a user, edited by an admin. */
export function PersonForm({ person }: { readonly person: PersonFragment }) {
  const t = useTexts(usersTexts);
  const { run } = useAction(t('failed'));
  const [update, { loading }] = useUpdatePersonMutation();
  const { data } = usePersonStationsQuery();
  const stations = data?.stations ?? [];
  // Empty until the options of the select are loaded.
  const stationId = data ? (person.stationId ?? '') : '';
  const inputOf = (typed: { name: string; stationId: string }) => {
    const { id, version } = person;
    return { id, version, name: typed.name.trim(), ...(data ? { stationId: typed.stationId || null } : {}) };
  };
  const { register, handleSubmit, formState } = useForm({
    values: { name: person.name, stationId },
    resolver: inputResolver(updateUser, inputOf),
  });
  const save = handleSubmit(async (typed) => {
    await run(() => update({ variables: { input: inputOf(typed) } }), { toast: t('saved') });
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="4" align="flex-start">
        <TextField
          label={t('name')}
          maxLength={limits.personNameMax}
          error={formState.errors.name?.message}
          {...register('name')}
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
