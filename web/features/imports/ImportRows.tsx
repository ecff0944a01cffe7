import { List, Text } from '@chakra-ui/react';
import type { ImportKindName } from '#schema/import-vocabulary.ts';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useServerText } from '../../ui/i18n/server-messages.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type ImportRowsQuery, useImportFieldsQuery } from './imports.generated.ts';
import { importTexts } from './texts.ts';

type Row = ImportRowsQuery['importRows']['nodes'][number];

const tones = { new: 'done', changed: 'info', same: 'quiet', error: 'late' } as const;

/** The rows of an import, with their errors and changes. */
export function ImportRows({ rows, kind }: { readonly rows: readonly Row[]; readonly kind: ImportKindName }) {
  const t = useTexts(importTexts);
  const columns: readonly Column<Row>[] = [
    { key: 'row', header: t('row'), numeric: true, cell: ({ number }) => number },
    { key: 'name', header: t('name'), primary: true, cell: ({ name }) => name ?? '' },
    {
      key: 'outcome',
      header: t('outcome'),
      cell: ({ outcome }) => (outcome ? <StatusBadge tone={tones[outcome]}>{t(outcome)}</StatusBadge> : null),
    },
    { key: 'details', header: t('details'), cell: (row) => <Details row={row} kind={kind} /> },
  ];
  return (
    <DataTable
      caption={t('result')}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
      empty={t('noRows')}
    />
  );
}

function Details({ row, kind }: { readonly row: Row; readonly kind: ImportKindName }) {
  const t = useTexts(importTexts);
  const serverText = useServerText();
  const fieldName = useFieldName(kind);
  if (row.problems.length > 0) {
    return (
      <List.Root variant="plain" gap="1">
        {row.problems.map(({ field, text, content }) => (
          <List.Item key={`${field ?? ''} ${text}`} display="block" color="fg.error">
            {field == null ? null : <strong>{fieldName(field)}: </strong>}
            {serverText(text, content)}
          </List.Item>
        ))}
      </List.Root>
    );
  }
  const changes = row.outcome === 'changed' ? row.changes : [];
  if (changes.length + row.notes.length === 0) return null;
  return (
    <List.Root variant="plain" gap="1">
      {row.notes.map(({ text, content }) => (
        <List.Item key={text} display="block" color="fg.info">
          {serverText(text, content)}
        </List.Item>
      ))}
      {changes.map(({ field, before, after }) => (
        <List.Item key={field} display="block">
          <Text as="span" color="fg.muted">
            {fieldName(field)}:{' '}
          </Text>
          {t('from', { before: before ?? t('nothingBefore'), after: after ?? t('nothingBefore') })}
        </List.Item>
      ))}
    </List.Root>
  );
}

function useFieldName(kind: ImportKindName): (field: string) => string {
  const language = useLanguage();
  const { data } = useImportFieldsQuery({ variables: { kind } });
  return (field) => {
    const found = data?.importFields.find((known) => known.field === field);
    if (!found) return field;
    return language === 'es' ? found.nameEs : found.name;
  };
}
