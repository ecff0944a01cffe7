import { Box, Button, chakra, Flex, Grid, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Pencil, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { createItemCategory } from '#schema/inputs/item-categories.ts';
import type { createUnit } from '#schema/inputs/units.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { parts, text } from '../../../ui/forms/merge.ts';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { useOpenRows } from '../../../ui/forms/useOpenRows.ts';
import { rowWith } from '../../../platform/graphql/useFreshRead.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { typedText } from '../../../ui/forms/typed-figures.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { measureTexts } from './texts.ts';

export interface Named {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly nameEs: string | null;
  readonly archivedAt: string | null;
}

export interface Names {
  name: string;
  nameEs: string;
}

export type NamesEdit = EditState<Names, Named>;

const newNames: Names = { name: '', nameEs: '' };
const valuesOf = ({ name, nameEs }: Named): Names => ({ name, nameEs: nameEs ?? '' });

/** The input for the typed names. */
export const namesInput = ({ name, nameEs }: Names) => ({ name: name.trim(), nameEs: typedText(nameEs) });

interface NamedListProps {
  readonly rows: readonly Named[];
  readonly add: string;
  readonly none: string;
  /** Of a new row. */
  readonly schema: typeof createUnit | typeof createItemCategory;
  readonly maxLength: number;
  /** The kind of row in the audit log. */
  readonly entity: string;
  /** Reads all rows from the server. */
  readonly read: () => Promise<readonly Named[]>;
  /** Each resolves to whether it succeeded. */
  readonly onCreate: (names: Names, edit: NamesEdit) => Promise<boolean>;
  readonly onUpdate: (row: Named, edit: NamesEdit) => Promise<boolean>;
  readonly onArchive: (row: Named, archived: boolean) => Promise<boolean>;
  /** For lists with a user-defined order: called with all ids in the new order. */
  readonly onOrder?: (ids: string[]) => Promise<boolean>;
}

/** A list of rows with names in two languages: edited in place; archived ones can be restored. */
export function NamedList(list: NamedListProps) {
  const [adding, setAdding] = useState(false);
  const editing = useOpenRows();
  // One that somebody archives while it is edited stays, with what is typed in it.
  const active = list.rows.filter(({ id, archivedAt }) => archivedAt === null || editing.has(id));
  const archived = list.rows.filter((row) => !active.includes(row));
  const ids = active.filter(({ archivedAt }) => archivedAt === null).map(({ id }) => id);
  return (
    <Stack gap="3">
      {active.length === 0 && !adding ? <Text color="fg.muted">{list.none}</Text> : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {active.map((row) => (
          <Box as="li" key={row.id} borderBottomWidth="1px">
            {editing.has(row.id) ? (
              <NamesForm
                list={list}
                row={row}
                onSave={async (_, edit) => ((await list.onUpdate(row, edit)) ? editing.close(row.id) : undefined)}
                onCancel={() => editing.close(row.id)}
                onArchive={async () => ((await list.onArchive(row, true)) ? editing.close(row.id) : undefined)}
              />
            ) : (
              <Line row={row} index={ids.indexOf(row.id)} ids={ids} list={list} onEdit={() => editing.open(row.id)} />
            )}
          </Box>
        ))}
      </Stack>
      {adding ? (
        <NamesForm
          list={list}
          row={null}
          onSave={async (names, edit) => ((await list.onCreate(names, edit)) ? setAdding(false) : undefined)}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" /> {list.add}
        </Button>
      )}
      {archived.length === 0 ? null : <Archived rows={archived} list={list} />}
    </Stack>
  );
}

function Archived({ rows, list }: { readonly rows: readonly Named[]; readonly list: NamedListProps }) {
  const t = useTexts(measureTexts);
  return (
    <chakra.details>
      <chakra.summary minH="11" cursor="pointer" color="fg.muted" alignContent="center">
        {t('archived', { n: rows.length })}
      </chakra.summary>
      <Stack as="ul" gap="0" listStyleType="none">
        {rows.map((row) => (
          <Flex as="li" key={row.id} align="center" justify="space-between" minH="12">
            <Text color="fg.muted">{row.name}</Text>
            <IconButton
              variant="ghost"
              aria-label={t('restore', { name: row.name })}
              onClick={() => void list.onArchive(row, false)}
            >
              <RotateCcw aria-hidden="true" />
            </IconButton>
          </Flex>
        ))}
      </Stack>
    </chakra.details>
  );
}

interface LineProps {
  readonly row: Named;
  readonly index: number;
  readonly ids: readonly string[];
  readonly list: NamedListProps;
  readonly onEdit: () => void;
}

function Line({ row, index, ids, list, onEdit }: LineProps) {
  const t = useTexts(measureTexts);
  const language = useLanguage();
  const move = (to: number) => void list.onOrder?.(ids.with(index, ids[to] ?? row.id).with(to, row.id));
  const other = language === 'es' ? row.name : row.nameEs;
  const name = nameIn(language, row);
  return (
    <Flex minH="12" align="center" gap="1">
      <Box flex="1" minW="0" py="1">
        <Text fontWeight="medium">{name}</Text>
        {other === null || other === name ? null : (
          <Text color="fg.muted" textStyle="sm">
            {other}
          </Text>
        )}
      </Box>
      {list.onOrder === undefined ? null : (
        <>
          <IconButton
            variant="ghost"
            aria-label={t('moveUp', { name })}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            variant="ghost"
            aria-label={t('moveDown', { name })}
            disabled={index === ids.length - 1}
            onClick={() => move(index + 1)}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton variant="ghost" aria-label={t('edit', { name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
    </Flex>
  );
}

interface NamesFormProps {
  readonly list: NamedListProps;
  /** Null for a new one. */
  readonly row: Named | null;
  readonly onSave: (names: Names, edit: NamesEdit) => Promise<void>;
  readonly onCancel: () => void;
  readonly onArchive?: () => Promise<void>;
}

function NamesForm({ list, row, onSave, onCancel, onArchive }: NamesFormProps) {
  const t = useTexts(measureTexts);
  const { schema, maxLength } = list;
  const initial = row ? valuesOf(row) : newNames;
  const form = useForm<Names>({ defaultValues: initial, resolver: inputResolver(schema, namesInput) });
  const { register, handleSubmit, formState } = form;
  const edit = useEditForm<Names, Named>(form, {
    entity: list.entity,
    row,
    initial,
    read: async (id) => rowWith(id, await list.read()),
    valuesOf,
    compared: parts<Names>({ name: text(t('name')), nameEs: text(t('nameEs')) }),
  });
  return (
    <Form onSubmit={(event) => void handleSubmit((names) => onSave(names, edit))(event)}>
      <EditNotice edit={edit} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" py="3">
        <TextField
          label={t('name')}
          required
          maxLength={maxLength}
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextField label={t('nameEs')} maxLength={maxLength} autoComplete="off" {...register('nameEs')} />
      </Grid>
      <Flex gap="2" wrap="wrap" pb="3">
        <SendButton loading={formState.isSubmitting} loadingText={t('saving')}>
          {t('save')}
        </SendButton>
        <Button variant="outline" onClick={() => edit.leave(onCancel)}>
          {t('cancel')}
        </Button>
        {onArchive ? (
          <Button variant="ghost" color="fg.error" ms="auto" onClick={() => edit.leave(() => void onArchive())}>
            {t('archive')}
          </Button>
        ) : null}
      </Flex>
    </Form>
  );
}
