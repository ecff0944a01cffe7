import { Button, Flex, Switch } from '@chakra-ui/react';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { nameIn } from '../../../ui/format/name-in.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { formatLocalTime } from '../../../ui/format/times.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { type TemplateFieldsFragment, useLineCheckTemplatesQuery } from '../line-checks.generated.ts';
import { ArchivedNotice } from './ArchivedNotice.tsx';
import { TemplateLayer } from './TemplateLayer.tsx';
import { planTexts } from './texts.ts';

type Template = TemplateFieldsFragment;

/** The kitchen's line check templates: name, times, items; a row opens the editor. */
export function TemplatesPanel() {
  const t = useTexts(planTexts);
  const [archived, setArchived] = useState(false);
  const editor = useLayer('template');
  const [justArchived, setJustArchived] = useState<Template | null>(null);
  const { data, error, refetch } = useLineCheckTemplatesQuery({ variables: { archived } });
  const columns = useTemplateColumns();
  const add = (
    <Button onClick={() => editor.open('new')}>
      <Plus aria-hidden="true" /> {t('newTemplate')}
    </Button>
  );
  return (
    <Panel title={t('templatesTitle')} description={t('templatesText')} actions={add} flush>
      <Flex className="no-print" px={{ base: '4', md: '5' }} pb="3" justify="flex-end">
        <Switch.Root checked={archived} minH="11" onCheckedChange={({ checked }) => setArchived(checked)}>
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>{t('showArchived')}</Switch.Label>
        </Switch.Root>
      </Flex>
      {justArchived ? <ArchivedNotice template={justArchived} onClose={() => setJustArchived(null)} /> : null}
      {error && !data ? (
        <LoadError error={error} onRetry={() => refetch()} />
      ) : data ? (
        <DataTable
          caption={t('templatesTitle')}
          columns={columns}
          rows={data.lineCheckTemplates}
          rowKey={({ id }) => id}
          linkOf={({ id }) => editor.linkTo(id)}
          sortParam="templates"
          empty={
            <EmptyState icon={ListChecks} title={t('noTemplates')} description={t('noTemplatesText')} action={add} />
          }
        />
      ) : (
        <SkeletonList />
      )}
      {editor.value === null ? null : (
        <TemplateLayer key={editor.value} value={editor.value} onClose={editor.close} onArchived={setJustArchived} />
      )}
    </Panel>
  );
}

function useTemplateColumns(): readonly Column<Template>[] {
  const localName = useNames();
  const t = useTexts(planTexts);
  const language = useLanguage();
  return [
    {
      key: 'name',
      header: t('name'),
      primary: true,
      cell: ({ name, nameEs }) => nameIn(language, { name, nameEs }),
      sortValue: ({ name }) => name,
    },
    {
      key: 'times',
      header: t('times'),
      cell: ({ dueTimes }) => dueTimes.map((time) => formatLocalTime(time, language)).join(' · '),
    },
    {
      key: 'days',
      header: t('weekdays'),
      cell: ({ weekdays }) => (weekdays.length === 0 ? t('everyDay') : weekdays.map((day) => t(day)).join(' ')),
    },
    {
      key: 'frequency',
      header: t('frequency'),
      cell: ({ frequency }) => t(frequency ?? 'frequencyKitchen'),
    },
    { key: 'station', header: t('station'), cell: ({ stationName }) => localName(stationName) ?? '–' },
    {
      key: 'items',
      header: t('items'),
      numeric: true,
      cell: ({ items, archivedAt }) =>
        archivedAt ? <StatusBadge tone="quiet">{t('archived')}</StatusBadge> : items.length,
      sortValue: ({ items }) => items.length,
    },
  ];
}
