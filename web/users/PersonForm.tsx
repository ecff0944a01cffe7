import { Button, Flex } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { TextField } from '../ui/fields.tsx';
import { useTexts } from '../ui/texts.ts';
import { showToast } from '../ui/toast-store.ts';
import { usersTexts } from './texts.ts';
import { type PersonFragment, useUpdatePersonMutation } from './users.generated.ts';
import { attempt } from './usePersonActions.ts';

/** What an admin corrects about a person. */
export function PersonForm({ person }: { readonly person: PersonFragment }) {
  const t = useTexts(usersTexts);
  const [update, { loading }] = useUpdatePersonMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: person.name } });
  const save = handleSubmit(async ({ name }) => {
    const { id, version } = person;
    const done = await attempt(() => update({ variables: { input: { id, version, name: name.trim() } } }));
    if (done) showToast({ title: t('saved') });
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Flex gap="3" align="flex-end">
        <TextField
          label={t('name')}
          maxLength={limits.personNameMax}
          error={formState.errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || t('needName') })}
        />
        <Button type="submit" variant="outline" disabled={!formState.isDirty} loading={loading} loadingText={t('save')}>
          <Save aria-hidden="true" /> {t('save')}
        </Button>
      </Flex>
    </form>
  );
}
