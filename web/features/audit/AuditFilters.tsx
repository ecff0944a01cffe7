import { Button, Grid, GridItem } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { MorePeopleDocument } from '../../platform/graphql/more-people.generated.ts';
import { useWholeList } from '../../platform/graphql/useWholeList.ts';
import { useActivityWords } from '../../ui/kitchen/activity.ts';
import { FormField, SelectField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useAuditChoicesQuery } from './audit.generated.ts';
import { auditTexts } from './texts.ts';
import type { useAuditFilter } from './useAuditFilter.ts';
import { DayInput } from '../../ui/forms/DayInput.tsx';

interface AuditFiltersProps {
  readonly state: ReturnType<typeof useAuditFilter>;
}

/** The filters of the audit log: person, kind of row, action and dates. */
export function AuditFilters({ state }: AuditFiltersProps) {
  const t = useTexts(auditTexts);
  const { verb, kind } = useActivityWords();
  const { data, fetchMore } = useAuditChoicesQuery();
  useWholeList(data?.users, (after) => fetchMore({ query: MorePeopleDocument, variables: { filter: 'all', after } }));
  const { values, set } = state;
  const actions = data?.auditActions ?? [];
  const kinds = [...new Set(actions.map(({ entity }) => entity))].toSorted((a, b) => kind(a).localeCompare(kind(b)));
  const matchingActions = actions.filter(({ entity }) => values.kind === '' || entity === values.kind);
  return (
    <Grid
      className="no-print"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr)) auto' }}
      gap="3"
      p={{ base: '4', md: '5' }}
      alignItems="start"
    >
      <SelectField label={t('person')} value={values.person} onChange={(event) => set('person', event.target.value)}>
        <option value="">{t('anyone')}</option>
        {data?.users.nodes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('kind')} value={values.kind} onChange={(event) => set('kind', event.target.value)}>
        <option value="">{t('anything')}</option>
        {kinds.map((entity) => (
          <option key={entity} value={entity}>
            {kind(entity)}
          </option>
        ))}
      </SelectField>
      <GridItem colSpan={{ base: 2, lg: 1 }}>
        <SelectField label={t('action')} value={values.action} onChange={(event) => set('action', event.target.value)}>
          <option value="">{t('anyAction')}</option>
          {matchingActions.map(({ action, entity }) => (
            <option key={`${entity} ${action}`} value={action}>
              {kind(entity)}: {verb(action)}
            </option>
          ))}
        </SelectField>
      </GridItem>
      <FormField label={t('from')} error={state.crossed ? t('badDates') : undefined}>
        <DayInput optional value={values.from} onDay={(day) => set('from', day)} />
      </FormField>
      <FormField label={t('to')}>
        <DayInput optional value={values.to} onDay={(day) => set('to', day)} />
      </FormField>
      {state.active ? (
        <Button variant="ghost" mt={{ lg: '7' }} justifySelf="start" onClick={state.clear}>
          <X aria-hidden="true" /> {t('clear')}
        </Button>
      ) : null}
    </Grid>
  );
}
