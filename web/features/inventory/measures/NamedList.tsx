import { Box, Button, chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Pencil, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useOpenRows } from '../../../ui/forms/useOpenRows.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { formatDecimal, formatMoney } from '../../../ui/format/decimal.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { ListForm, ListValues, Named, NamesEdit } from './list-values.ts';
import { NamesForm } from './NamesForm.tsx';
import { measureTexts } from './texts.ts';

interface NamedListProps extends ListForm {
  readonly rows: readonly Named[];
  readonly add: string;
  readonly none: string;
  /** Each resolves to whether it succeeded. */
  readonly onCreate: (values: ListValues, edit: NamesEdit) => Promise<boolean>;
  readonly onUpdate: (row: Named, edit: NamesEdit) => Promise<boolean>;
  readonly onArchive: (row: Named, archived: boolean) => Promise<boolean>;
  /** For lists with a user-defined order: called with all ids in the new order. */
  readonly onOrder?: (ids: string[]) => Promise<boolean>;
}

/** A list of rows with names in two languages: edited in place; archived ones can be restored. */
export function NamedList(list: NamedListProps) {
  const [adding, setAdding] = useState(false);
  const editing = useOpenRows();
  // A row that somebody archives while it is edited stays, with its unsaved input.
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
          onSave={async (values, edit) => ((await list.onCreate(values, edit)) ? setAdding(false) : undefined)}
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

/** The limits that a category has of its own, in words; null without any. */
function useLimits({ countVariancePercent = null, countVarianceAmount = null }: Named): string | null {
  const t = useTexts(measureTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const shown = [
    countVariancePercent === null ? [] : `${formatDecimal(countVariancePercent, language)} %`,
    countVarianceAmount === null ? [] : formatMoney(countVarianceAmount, currency, language),
  ].flat();
  return shown.length === 0 ? null : t('reviewedAbove', { limits: shown.join(' · ') });
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
  const ownLimits = useLimits(row);
  return (
    <Flex minH="12" align="center" columnGap="1" wrap="wrap" justify="flex-end">
      <Box flex="1 1 7rem" minW="0" py="1">
        <Text fontWeight="medium">{name}</Text>
        {other === null || other === name ? null : (
          <Text color="fg.muted" textStyle="sm">
            {other}
          </Text>
        )}
        {ownLimits === null ? null : (
          <Text color="fg.muted" textStyle="sm">
            {ownLimits}
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
