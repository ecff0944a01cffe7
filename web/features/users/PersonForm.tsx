import { Stack } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { updateUser } from '#schema/inputs/users.ts';
import { limits } from '#schema/limits.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { EditNotice } from '../../ui/forms/EditNotice.tsx';
import { choice, parts, text } from '../../ui/forms/merge.ts';
import { useEditForm } from '../../ui/forms/useEditForm.ts';
import { useFreshRead } from '../../platform/graphql/useFreshRead.ts';
import { inputResolver } from '../../ui/forms/input-resolver.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { usersTexts } from './texts.ts';
import {
  PersonDocument,
  type PersonFragment,
  usePersonStationsQuery,
  useUpdatePersonMutation,
} from './users.generated.ts';

interface PersonValues {
  name: string;
  stationId: string;
}
const valuesOf = ({ name, stationId }: PersonFragment): PersonValues => ({ name, stationId: stationId ?? '' });

/** The input without the row: the station is left as it is until its options are loaded. */
const inputOf = ({ name, stationId }: PersonValues, isLoaded: boolean) => ({
  name: name.trim(),
  ...(isLoaded ? { stationId: stationId || null } : {}),
});

/** The name and station of a user, edited by an admin. */
export function PersonForm({ person }: { readonly person: PersonFragment }) {
  const localName = useNames();
  const t = useTexts(usersTexts);
  const { run, pending } = useAction(t('failed'));
  const [update] = useUpdatePersonMutation();
  const { data } = usePersonStationsQuery();
  const stations = data?.stations ?? [];
  const { id } = person;
  const form = useForm<PersonValues>({
    defaultValues: valuesOf(person),
    resolver: inputResolver(updateUser, (typed) => ({ id, ...inputOf(typed, data !== undefined) })),
  });
  const { register, handleSubmit, formState } = form;
  const fresh = useFreshRead();
  const edit = useEditForm<PersonValues, PersonFragment>(form, {
    entity: 'User',
    row: person,
    initial: valuesOf(person),
    read: async () => (await fresh(PersonDocument, { id })).user,
    valuesOf,
    compared: parts<PersonValues>({
      name: text(t('name')),
      stationId: choice(
        t('station'),
        (station) => stations.find((each) => each.id === station)?.name ?? t('noStation'),
      ),
    }),
  });
  const write = (typed: PersonValues, version: number) =>
    update({ variables: { input: { id, version, ...inputOf(typed, data !== undefined) } } });
  const save = handleSubmit(async () => {
    await run(() => edit.save(write, (saved) => saved.data?.updateUser), { toast: t('saved') });
  });
  return (
    <Form onSubmit={(event) => void save(event)}>
      <EditNotice edit={edit} />
      <Stack gap="4" align="flex-start">
        <TextField
          label={t('name')}
          maxLength={limits.personNameMax}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        {/* The key remounts the select when the stations are loaded, so that it finds the chosen one. */}
        <SelectField key={String(!data)} label={t('station')} disabled={!data} {...register('stationId')}>
          <option value="">{t('noStation')}</option>
          {stations.map(({ id, name }) => (
            <option key={id} value={id}>
              {localName(name)}
            </option>
          ))}
        </SelectField>
        <SendButton variant="outline" disabled={!formState.isDirty} loading={pending} loadingText={t('save')}>
          <Save aria-hidden="true" /> {t('save')}
        </SendButton>
      </Stack>
    </Form>
  );
}
