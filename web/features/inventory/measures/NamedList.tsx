import { Box, Button, chakra, Flex, Grid, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Pencil, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { createItemCategory } from '#schema/inputs/item-categories.ts';
import type { createUnit } from '#schema/inputs/units.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { typedText } from '../../../ui/forms/typed-figures.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
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

/** The input for the typed names. */
export const namesInput = ({ name, nameEs }: Names) => ({ name: name.trim(), nameEs: typedText(nameEs) });

interface NamedListProps {
  readonly rows: readonly Named[];
  readonly add: string;
  readonly none: string;
  /** Of a new row. */
  readonly schema: typeof createUnit | typeof createItemCategory;
  readonly maxLength: number;
  /** Each resolves to whether it succeeded. */
  readonly onCreate: (names: Names) => Promise<boolean>;
  readonly onUpdate: (row: Named, names: Names) => Promise<boolean>;
  readonly onArchive: (row: Named, archived: boolean) => Promise<boolean>;
  /** For lists with a user-defined order: called with all ids in the new order. */
  readonly onOrder?: (ids: string[]) => Promise<boolean>;
}

/** A list of rows with names in two languages: edited in place; archived ones can be restored. */
export function NamedList(list: NamedListProps) {
  const t = useTexts(measureTexts);
  const [adding, setAdding] = useState(false);
  const active = list.rows.filter(({ archivedAt }) => archivedAt === null);
  const archived = list.rows.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <Stack gap="3">
      {active.length === 0 && !adding ? <Text color="fg.muted">{list.none}</Text> : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {active.map((row, index) => (
          <Box as="li" key={row.id} borderBottomWidth="1px">
            <Line row={row} index={index} ids={active.map(({ id }) => id)} list={list} />
          </Box>
        ))}
      </Stack>
      {adding ? (
        <NamesForm
          names={{ name: '', nameEs: '' }}
          schema={list.schema}
          maxLength={list.maxLength}
          onSave={async (names) => ((await list.onCreate(names)) ? setAdding(false) : undefined)}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" /> {list.add}
        </Button>
      )}
      {archived.length === 0 ? null : (
        <chakra.details>
          <chakra.summary minH="11" cursor="pointer" color="fg.muted" alignContent="center">
            {t('archived', { n: archived.length })}
          </chakra.summary>
          <Stack as="ul" gap="0" listStyleType="none">
            {archived.map((row) => (
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
      )}
    </Stack>
  );
}

interface LineProps {
  readonly row: Named;
  readonly index: number;
  readonly ids: readonly string[];
  readonly list: NamedListProps;
}

function Line({ row, index, ids, list }: LineProps) {
  const t = useTexts(measureTexts);
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <NamesForm
        names={{ name: row.name, nameEs: row.nameEs ?? '' }}
        schema={list.schema}
        maxLength={list.maxLength}
        onSave={async (names) => ((await list.onUpdate(row, names)) ? setEditing(false) : undefined)}
        onCancel={() => setEditing(false)}
        onArchive={async () => ((await list.onArchive(row, true)) ? setEditing(false) : undefined)}
      />
    );
  }
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
      <IconButton variant="ghost" aria-label={t('edit', { name })} onClick={() => setEditing(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
    </Flex>
  );
}

interface NamesFormProps extends Pick<NamedListProps, 'schema' | 'maxLength'> {
  readonly names: Names;
  readonly onSave: (names: Names) => Promise<void>;
  readonly onCancel: () => void;
  readonly onArchive?: () => Promise<void>;
}

function NamesForm({ names, schema, maxLength, onSave, onCancel, onArchive }: NamesFormProps) {
  const t = useTexts(measureTexts);
  const { register, handleSubmit, formState } = useForm<Names>({
    defaultValues: names,
    resolver: inputResolver(schema, namesInput),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
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
        <Button type="submit" loading={formState.isSubmitting} loadingText={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {onArchive ? (
          <Button variant="ghost" color="fg.error" ms="auto" onClick={() => void onArchive()}>
            {t('archive')}
          </Button>
        ) : null}
      </Flex>
    </form>
  );
}
