import { Text } from '@chakra-ui/react';
import { addDays } from '#schema/business-day.ts';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { OpenRow, OpenRows } from '../../ui/components/OpenRows.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { formatDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { Quantity } from '../../ui/kitchen/amounts.tsx';
import { type NextDayListQuery, useNextDayListQuery } from './handovers.generated.ts';
import { handoverTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** How many rows are shown; the others are counted. */
const SHOWN = 50;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly stationName: string | null;
  /** Null for a recurring task, which makes nothing. */
  readonly amount: { readonly value: string; readonly unit: NextDayListQuery['prepItems'][number]['unit'] } | null;
  readonly thaws: boolean;
}

/** The tasks that are planned and not finished, then what the list will be built with. */
function rowsOf({ prepTasks, prepItems }: NextDayListQuery): {
  readonly planned: readonly Row[];
  readonly built: readonly Row[];
} {
  return {
    planned: prepTasks
      .filter(({ status }) => isOpenPrepTask(status))
      .map(({ id, name, stationName, targetQuantity: value, unit, recurringTaskId }) => {
        const amount = recurringTaskId === null ? { value, unit } : null;
        return { id, name, stationName, amount, thaws: false };
      }),
    built: prepItems
      .filter(({ toMake }) => Number(toMake) > 0)
      .map(({ id, itemName, stationName, toMake: value, unit, thawDays }) => {
        const amount = { value, unit };
        return { id, name: itemName, stationName, amount, thaws: thawDays !== null };
      }),
  };
}

/** The list of the next day: the planned tasks, and those that building it now would add. */
export function NextDayList({ day }: { readonly day: string }) {
  const t = useTexts(handoverTexts);
  const language = useLanguage();
  const next = addDays(day, 1);
  const { data, error, refetch } = useNextDayListQuery({ variables: { day: next }, fetchPolicy: 'cache-and-network' });
  const title = t('nextList', { day: formatDate(next, language) });
  if (!data) {
    return (
      <Panel aria-label={title} title={title}>
        <NotLoaded error={error} onRetry={() => refetch()} rows={3} />
      </Panel>
    );
  }
  const { planned, built } = rowsOf(data);
  const rows = [...planned, ...built];
  return (
    <Panel
      aria-label={title}
      title={title}
      description={t('nextListText', { planned: planned.length, built: built.length })}
    >
      {rows.length === 0 ? <Text color="fg.muted">{t('nextListNone')}</Text> : <Rows rows={rows.slice(0, SHOWN)} />}
      {rows.length > SHOWN ? <Text color="fg.muted">{t('more', { n: rows.length - SHOWN })}</Text> : null}
    </Panel>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const t = useTexts(handoverTexts);
  const name = useNames();
  return (
    <OpenRows>
      {rows.map((row) => (
        <OpenRow
          key={row.id}
          title={row.thaws ? t('thaw', { name: name(row.name) }) : name(row.name)}
          detail={name(row.stationName) ?? undefined}
          aside={row.amount === null ? null : <Quantity {...row.amount} />}
        />
      ))}
    </OpenRows>
  );
}
