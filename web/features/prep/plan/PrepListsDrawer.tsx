import { Badge, Box, Button, chakra, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Pencil, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addPrepListInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { TextField } from '../../../ui/forms/fields.tsx';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { parts, text } from '../../../ui/forms/merge.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { useOpenRows } from '../../../ui/forms/useOpenRows.ts';
import { rowWith, useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { formatLocalTime } from '../../../ui/format/times.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type PrepListPartsFragment,
  PrepListsDocument,
  useAddPrepListMutation,
  useArchivePrepListMutation,
  usePrepListsQuery,
  useUpdatePrepListMutation,
} from '../plan.generated.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { buildTexts } from './build/build-texts.ts';
import { planTexts } from './plan-texts.ts';
import { adding, useSaving } from './useSaving.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

const named = invalidating('prepLists', 'prepItems', 'prepTasks');

/** The kitchen's prep lists, such as AM and PM: renamed in place; archived ones can be restored. */
export function PrepListsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(planTexts);
  const { data, error, refetch } = usePrepListsQuery({ variables: { archived: true } });
  const lists = data?.prepLists ?? [];
  const editing = useOpenRows();
  const archived = lists.filter(({ id, archivedAt }) => archivedAt !== null && !editing.has(id));
  return (
    <SideLayer title={t('prepLists')} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted">{t('prepListsText')}</Text>
        {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={2} />}
        <Stack as="ul" gap="0" listStyleType="none">
          {lists
            // A list that somebody archives while it is edited stays, with its unsaved input.
            .filter(({ id, archivedAt }) => archivedAt === null || editing.has(id))
            .map((list) => (
              <Box as="li" key={list.id} borderBottomWidth="1px">
                <Line
                  list={list}
                  editing={editing.has(list.id)}
                  onEdit={() => editing.open(list.id)}
                  onClose={() => editing.close(list.id)}
                />
              </Box>
            ))}
        </Stack>
        {data ? <AddList /> : null}
        {archived.length > 0 ? <Archived lists={archived} /> : null}
      </Stack>
    </SideLayer>
  );
}

interface LineProps {
  readonly list: PrepListPartsFragment;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function Line({ list, editing, onEdit, onClose }: LineProps) {
  const t = useTexts(planTexts);
  const build = useTexts(buildTexts);
  const language = useLanguage();
  const [update] = useUpdatePrepListMutation(named);
  const [archive] = useArchivePrepListMutation(named);
  const { id, version, name, dueTime, isDefault } = list;
  const saving = useSaving<ListValues, PrepListPartsFragment>(
    (_, edit) =>
      edit.save(
        (merged, pinned) => update({ variables: { input: { id, version: pinned, ...inputOf(merged) } } }),
        ({ data }) => data?.updatePrepList,
      ),
    onClose,
  );
  const removing = useSaving<ListValues, PrepListPartsFragment>(
    () => archive({ variables: { input: { id, version, archived: true } } }),
    onClose,
  );
  if (editing) {
    return (
      <ListForm
        list={list}
        error={saving.error ?? removing.error}
        saving={saving.saving || removing.saving}
        onSave={saving.onSave}
        onCancel={onClose}
        {...(isDefault ? {} : { onArchive: removing.onSave })}
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
          {t('listDue', { time: formatLocalTime(dueTime, language) })}
          {list.buildTime === null
            ? null
            : ` · ${build('buildsAt', { time: formatLocalTime(list.buildTime, language) })}`}
        </Text>
      </Box>
      <Button variant="ghost" aria-label={t('editList', { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </Button>
    </Flex>
  );
}

function AddList() {
  const t = useTexts(planTexts);
  const [isAdding, setAdding] = useState(false);
  const [add] = useAddPrepListMutation(named);
  const close = () => setAdding(false);
  const saving = useSaving<ListValues, PrepListPartsFragment>(
    adding((values) => add({ variables: { input: inputOf(values) } })),
    close,
  );
  if (isAdding) return <ListForm list={null} onCancel={close} {...saving} />;
  return (
    <Button variant="outline" alignSelf="flex-start" onClick={() => setAdding(true)}>
      <Plus aria-hidden="true" /> {t('addList')}
    </Button>
  );
}

function Archived({ lists }: { readonly lists: readonly PrepListPartsFragment[] }) {
  const t = useTexts(planTexts);
  const [archive] = useArchivePrepListMutation(named);
  const { run, error } = useFormAction();
  const restore = ({ id, version }: PrepListPartsFragment) =>
    void run(() => archive({ variables: { input: { id, version, archived: false } } }));
  return (
    <chakra.details>
      <chakra.summary minH="11" cursor="pointer" color="fg.muted" alignContent="center">
        {t('archivedLists', { n: lists.length })}
      </chakra.summary>
      <FormError error={error} />
      <Stack as="ul" gap="0" listStyleType="none">
        {lists.map((list) => (
          <Flex as="li" key={list.id} align="center" justify="space-between" minH="12">
            <Text color="fg.muted">{list.name}</Text>
            <Button variant="ghost" aria-label={t('restoreList', { name: list.name })} onClick={() => restore(list)}>
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
  /** Empty when it is not built by itself. */
  readonly buildTime: string;
}

const newList: ListValues = { name: '', dueTime: '16:00', buildTime: '' };
const valuesOf = ({ name, dueTime, buildTime }: PrepListPartsFragment): ListValues => ({
  name,
  dueTime,
  buildTime: buildTime ?? '',
});
const inputOf = ({ buildTime, ...values }: ListValues) => ({ ...values, buildTime: buildTime || null });

type Edit = EditState<ListValues, PrepListPartsFragment>;

interface ListFormProps {
  /** Null for a new one. */
  readonly list: PrepListPartsFragment | null;
  readonly error: string | undefined;
  readonly saving: boolean;
  readonly onSave: (values: ListValues, edit: Edit) => void;
  readonly onCancel: () => void;
  /** Undefined for a new list and for the default one. */
  readonly onArchive?: (values: ListValues, edit: Edit) => void;
}

function useListForm(list: PrepListPartsFragment | null) {
  const t = useTexts(planTexts);
  const build = useTexts(buildTexts);
  const initial = list ? valuesOf(list) : newList;
  const form = useForm<ListValues>({
    defaultValues: initial,
    resolver: inputResolver(addPrepListInput, inputOf),
  });
  const read = useFreshRead();
  const edit = useEditForm<ListValues, PrepListPartsFragment>(form, {
    entity: 'PrepList',
    row: list,
    initial,
    read: async (id) => rowWith(id, (await read(PrepListsDocument, { archived: true })).prepLists),
    valuesOf,
    compared: parts<ListValues>({
      name: text(t('taskName')),
      dueTime: text(t('dueTime')),
      buildTime: text(build('buildTime')),
    }),
  });
  return { form, edit };
}

function ListForm({ list, error, saving, onSave, onCancel, onArchive }: ListFormProps) {
  const t = useTexts(planTexts);
  const build = useTexts(buildTexts);
  const ui = useTexts(uiTexts);
  const { form, edit } = useListForm(list);
  const { register, handleSubmit, formState, getValues } = form;
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => onSave(values, edit))(event)}>
      <EditNotice edit={edit} />
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
        <TextField
          type="time"
          label={build('buildTime')}
          hint={build('buildTimeHint')}
          error={formState.errors.buildTime?.message}
          {...register('buildTime')}
        />
      </SimpleGrid>
      <FormError error={error} pb="3" />
      <Flex gap="2" wrap="wrap" pb="3">
        <SendButton loading={saving} loadingText={ui('working')}>
          {t('saveList')}
        </SendButton>
        <Button variant="outline" onClick={() => edit.leave(onCancel)}>
          {ui('cancel')}
        </Button>
        {onArchive ? (
          <Button
            variant="ghost"
            color="fg.error"
            ms="auto"
            onClick={() => edit.leave(() => onArchive(getValues(), edit))}
          >
            {t('archiveList')}
          </Button>
        ) : null}
      </Flex>
    </Form>
  );
}
