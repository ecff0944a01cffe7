import { Badge, Box, Button, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Pencil, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addPrepListInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type PrepListPartsFragment,
  useAddPrepListMutation,
  useArchivePrepListMutation,
  usePrepListsQuery,
  useUpdatePrepListMutation,
} from '../plan.generated.ts';
import { planTexts } from './plan-texts.ts';
import { useSaving } from './useSaving.ts';

const named = invalidating('prepLists', 'prepItems', 'prepTasks');

/** The kitchen's prep lists, such as AM and PM: renamed in place; archived ones can be restored. */
export function PrepListsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(planTexts);
  const { data, error, refetch } = usePrepListsQuery({ variables: { archived: true } });
  const lists = data?.prepLists ?? [];
  const archived = lists.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <SideLayer title={t('prepLists')} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted">{t('prepListsText')}</Text>
        {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
        {!data && !error ? <SkeletonList rows={2} /> : null}
        <Stack as="ul" gap="0" listStyleType="none">
          {lists
            .filter(({ archivedAt }) => archivedAt === null)
            .map((list) => (
              <Box as="li" key={list.id} borderBottomWidth="1px">
                <Line list={list} />
              </Box>
            ))}
        </Stack>
        {data ? <AddList /> : null}
        {archived.length > 0 ? <Archived lists={archived} /> : null}
      </Stack>
    </SideLayer>
  );
}

function Line({ list }: { readonly list: PrepListPartsFragment }) {
  const t = useTexts(planTexts);
  const [editing, setEditing] = useState(false);
  const [update, updating] = useUpdatePrepListMutation(named);
  const [archive, archiving] = useArchivePrepListMutation(named);
  const { id, version, name, dueTime, isDefault } = list;
  const close = () => setEditing(false);
  const saving = useSaving<ListValues>((values) => update({ variables: { input: { id, version, ...values } } }), close);
  const removing = useSaving<null>(() => archive({ variables: { input: { id, version, archived: true } } }), close);
  if (editing) {
    return (
      <ListForm
        values={{ name, dueTime }}
        error={saving.error ?? removing.error}
        saving={updating.loading || archiving.loading}
        onSave={saving.onSave}
        onCancel={close}
        {...(isDefault ? {} : { onArchive: () => removing.onSave(null) })}
      />
    );
  }
  return (
    <Flex minH="14" align="center" gap="3">
      <Box flex="1" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {isDefault ? <Badge variant="surface">{t('defaultList')}</Badge> : null}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {t('listDue', { time: dueTime })}
        </Text>
      </Box>
      <Button variant="ghost" aria-label={t('editList', { name })} onClick={() => setEditing(true)}>
        <Pencil aria-hidden="true" />
      </Button>
    </Flex>
  );
}

function AddList() {
  const t = useTexts(planTexts);
  const [adding, setAdding] = useState(false);
  const [add, { loading }] = useAddPrepListMutation(named);
  const close = () => setAdding(false);
  const saving = useSaving<ListValues>((values) => add({ variables: { input: values } }), close);
  if (adding) {
    return <ListForm values={{ name: '', dueTime: '16:00' }} saving={loading} onCancel={close} {...saving} />;
  }
  return (
    <Button variant="outline" alignSelf="flex-start" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" /> {t('addList')}
    </Button>
  );
}

function Archived({ lists }: { readonly lists: readonly PrepListPartsFragment[] }) {
  const t = useTexts(planTexts);
  const [archive] = useArchivePrepListMutation(named);
  const { error, onSave } = useSaving<PrepListPartsFragment>(
    ({ id, version }) => archive({ variables: { input: { id, version, archived: false } } }),
    () => undefined,
  );
  return (
    <chakra.details>
      <chakra.summary minH="11" cursor="pointer" color="fg.muted" alignContent="center">
        {t('archivedLists', { n: lists.length })}
      </chakra.summary>
      {error === undefined ? null : (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {lists.map((list) => (
          <Flex as="li" key={list.id} align="center" justify="space-between" minH="12">
            <Text color="fg.muted">{list.name}</Text>
            <Button variant="ghost" aria-label={t('restoreList', { name: list.name })} onClick={() => onSave(list)}>
              <RotateCcw aria-hidden="true" />
            </Button>
          </Flex>
        ))}
      </Stack>
    </chakra.details>
  );
}

interface ListValues {
  readonly name: string;
  readonly dueTime: string;
}

interface ListFormProps {
  readonly values: ListValues;
  readonly error: string | undefined;
  readonly saving: boolean;
  readonly onSave: (values: ListValues) => void;
  readonly onCancel: () => void;
  /** Undefined for a new list and for the default one. */
  readonly onArchive?: () => void;
}

function ListForm({ values, error, saving, onSave, onCancel, onArchive }: ListFormProps) {
  const t = useTexts(planTexts);
  const ui = useTexts(uiTexts);
  const { register, handleSubmit, formState } = useForm<ListValues>({
    defaultValues: values,
    resolver: inputResolver(addPrepListInput, (typed) => typed),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <SimpleGrid columns={2} gap="3" py="3" alignItems="start">
        <TextField
          label={t('taskName')}
          required
          maxLength={limits.nameMax}
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextField
          type="time"
          label={t('dueTime')}
          required
          error={formState.errors.dueTime?.message}
          {...register('dueTime')}
        />
      </SimpleGrid>
      {error === undefined ? null : (
        <Text role="alert" color="fg.error" pb="3">
          {error}
        </Text>
      )}
      <Flex gap="2" wrap="wrap" pb="3">
        <Button type="submit" loading={saving} loadingText={ui('working')}>
          {t('saveList')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {ui('cancel')}
        </Button>
        {onArchive ? (
          <Button variant="ghost" color="fg.error" ms="auto" onClick={onArchive}>
            {t('archiveList')}
          </Button>
        ) : null}
      </Flex>
    </form>
  );
}
