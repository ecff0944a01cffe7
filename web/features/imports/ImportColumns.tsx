import { Box, Button, Checkbox, Flex, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Panel } from '../../ui/components/Panel.tsx';
import { Select } from '../../ui/forms/fields.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type ImportFieldsQuery, type ImportFileFragment, useImportFieldsQuery } from './imports.generated.ts';
import { importTexts } from './texts.ts';
import { useImportActs } from './useImportActs.ts';

type ImportField = ImportFieldsQuery['importFields'][number];

interface ImportColumnsProps {
  readonly batch: ImportFileFragment;
  /** Called when the rows are checked with these columns. */
  readonly onCheck: () => void;
}

/** Which column of the file is what, with its first values; then the rows are checked. */
export function ImportColumns({ batch, onCheck }: ImportColumnsProps) {
  const t = useTexts(importTexts);
  const { data } = useImportFieldsQuery({ variables: { kind: batch.kind } });
  const [fields, setFields] = useState<readonly string[]>(batch.fields);
  const [hasHeadings, setHasHeadings] = useState(batch.hasHeadings);
  const { check, pending } = useImportActs(batch.id);
  const choose = (column: number, field: string) =>
    // A field belongs to one column: choosing it again moves it.
    setFields(fields.map((before, index) => (index === column ? field : before === field ? '' : before)));
  return (
    <Panel title={t('columns')} description={t('columnsHint')}>
      <Flex direction="column" gap="4">
        {batch.headings.map((heading, column) => (
          <ColumnLine
            // Columns have no other identity than their place.
            key={`${String(column)} ${heading}`}
            name={hasHeadings && heading !== '' ? heading : t('columnNumber', { n: column + 1 })}
            samples={samplesOf(batch, column, hasHeadings)}
            field={fields[column] ?? ''}
            fields={data?.importFields ?? []}
            onChoose={(field) => choose(column, field)}
          />
        ))}
        <Checkbox.Root checked={hasHeadings} onCheckedChange={({ checked }) => setHasHeadings(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('hasHeadings')}</Checkbox.Label>
        </Checkbox.Root>
        <Flex>
          <Button
            loading={pending}
            disabled={!data}
            onClick={() => {
              onCheck();
              void check(fields, hasHeadings);
            }}
          >
            {t(batch.state === 'checked' ? 'checkAgain' : 'check')}
          </Button>
        </Flex>
      </Flex>
    </Panel>
  );
}

function samplesOf(batch: ImportFileFragment, column: number, hasHeadings: boolean): string[] {
  // The server leaves the first row out when it names the columns.
  const all = batch.hasHeadings ? [batch.headings, ...batch.samples] : batch.samples;
  const rows = hasHeadings ? all.slice(1) : all;
  return rows.slice(0, 3).flatMap((row) => row[column] || []);
}

interface ColumnLineProps {
  readonly name: string;
  readonly samples: readonly string[];
  readonly field: string;
  readonly fields: readonly ImportField[];
  readonly onChoose: (field: string) => void;
}

function ColumnLine({ name, samples, field, fields, onChoose }: ColumnLineProps) {
  const t = useTexts(importTexts);
  const language = useLanguage();
  return (
    <Grid
      templateColumns={{ base: '1fr', md: '1fr 16rem' }}
      gap={{ base: '2', md: '4' }}
      alignItems="center"
      borderBottomWidth="1px"
      pb="3"
    >
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted" textStyle="sm" lineClamp="2" overflowWrap="anywhere">
          {samples.join(' · ')}
        </Text>
      </Box>
      <Select aria-label={t('fieldOf', { name })} value={field} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('leaveOut')}</option>
        {fields.map((known) => (
          <option key={known.field} value={known.field}>
            {language === 'es' ? known.nameEs : known.name}
            {known.required ? ' *' : ''}
          </option>
        ))}
      </Select>
    </Grid>
  );
}
