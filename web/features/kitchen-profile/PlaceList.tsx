import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Pencil, Plus, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOpenRows } from '../../ui/forms/useOpenRows.ts';
import { useAction, useFormAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { placeTexts } from './place-texts.ts';
import {
  type Place,
  type PlaceEdit,
  type PlaceField,
  PlaceForm,
  type PlaceInput,
  type PlaceReading,
  type PlaceValues,
} from './PlaceForm.tsx';

interface PlaceListProps<Row extends Place, Input> extends PlaceInput<Input>, PlaceReading<Row> {
  readonly text: string;
  readonly none: string;
  readonly add: string;
  readonly rows: readonly Row[];
  readonly fields: readonly PlaceField[];
  /** A new row's values. */
  readonly blank: PlaceValues;
  readonly describe: (row: Row) => ReactNode;
  readonly onCreate: (input: Input) => Promise<unknown>;
  /** Resolves to the saved row. */
  readonly onUpdate: (row: Place, input: Input) => Promise<Row | null | undefined>;
  readonly onArchive: (row: Row, archived: boolean) => Promise<unknown>;
}

interface PlaceLineProps<Row extends Place, Input> {
  readonly row: Row;
  readonly list: PlaceListProps<Row, Input>;
  readonly editing: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function PlaceLine<Row extends Place, Input>({ row, list, editing, onEdit, onClose }: PlaceLineProps<Row, Input>) {
  const t = useTexts(placeTexts);
  const { pending, run, error } = useFormAction(t('failed'));
  const close = (action: () => Promise<unknown>) => run(action, { onDone: onClose });
  const update = (edit: PlaceEdit<Row>) =>
    edit.save(
      (values, version) => list.onUpdate({ ...row, version }, list.inputOf(values)),
      (saved) => saved,
    );
  if (editing) {
    return (
      <PlaceForm
        {...list}
        row={row}
        saving={pending}
        error={error}
        onSave={(_, edit) => close(() => update(edit))}
        onCancel={onClose}
        onArchive={() => void close(() => list.onArchive(row, true))}
      />
    );
  }
  return (
    <Flex minH="12" align="center" gap="3">
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{row.name}</Text>
        <Text color="fg.muted" textStyle="sm">
          {list.describe(row)}
        </Text>
      </Box>
      <Button variant="ghost" aria-label={t('edit', { name: row.name })} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </Button>
    </Flex>
  );
}

function Archived<Row extends Place, Input>({
  rows,
  list,
}: {
  readonly rows: readonly Row[];
  readonly list: PlaceListProps<Row, Input>;
}) {
  const t = useTexts(placeTexts);
  const { run } = useAction(t('failed'));
  return (
    <chakra.details>
      <chakra.summary minH="11" cursor="pointer" color="fg.muted" alignContent="center">
        {t('archived', { n: rows.length })}
      </chakra.summary>
      <Stack as="ul" gap="0" listStyleType="none">
        {rows.map((row) => (
          <Flex as="li" key={row.id} align="center" justify="space-between" minH="12">
            <Text color="fg.muted">{row.name}</Text>
            <Button
              variant="ghost"
              aria-label={t('restore', { name: row.name })}
              onClick={() => void run(() => list.onArchive(row, false), { key: row.id })}
            >
              <RotateCcw aria-hidden="true" />
            </Button>
          </Flex>
        ))}
      </Stack>
    </chakra.details>
  );
}

/** The stations, storage locations or shifts: each line is edited in place, archived ones can be restored. */
export function PlaceList<Row extends Place, Input>(list: PlaceListProps<Row, Input>) {
  const [adding, setAdding] = useState(false);
  const t = useTexts(placeTexts);
  const { pending, run, error } = useFormAction(t('failed'));
  const editing = useOpenRows();
  // A row that somebody archives while it is edited stays, with its unsaved input.
  const active = list.rows.filter(({ id, archivedAt }) => archivedAt == null || editing.has(id));
  const archived = list.rows.filter((row) => !active.includes(row));
  const add = async (values: PlaceValues, edit: PlaceEdit<Row>) => {
    await list.onCreate(list.inputOf(values));
    edit.release();
  };
  return (
    <Stack gap="4">
      <Text color="fg.muted">{list.text}</Text>
      {active.length === 0 ? <Text fontWeight="medium">{list.none}</Text> : null}
      <Stack as="ul" gap="0" listStyleType="none">
        {active.map((row) => (
          <Box as="li" key={row.id} borderBottomWidth="1px">
            <PlaceLine
              row={row}
              list={list}
              editing={editing.has(row.id)}
              onEdit={() => editing.open(row.id)}
              onClose={() => editing.close(row.id)}
            />
          </Box>
        ))}
      </Stack>
      {adding ? (
        <PlaceForm
          {...list}
          onArchive={undefined}
          row={null}
          saving={pending}
          error={error}
          onSave={(values, edit) => run(() => add(values, edit), { onDone: () => setAdding(false) })}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" /> {list.add}
        </Button>
      )}
      {archived.length > 0 ? <Archived rows={archived} list={list} /> : null}
    </Stack>
  );
}
