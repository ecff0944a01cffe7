import { Button, Center, Stack } from '@chakra-ui/react';
import { Coffee, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatClock } from '../../ui/format/times.ts';
import { AttentionRow } from './AttentionRow.tsx';
import { type Attention, countOf, nextDue } from './attention.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { dashboardTexts } from './texts.ts';

/** This many are visible at first; a button shows the rest. */
const shownFirst = 5;

interface NeedsYouProps {
  readonly data: ManagerDashboardQuery;
  readonly items: readonly Attention[];
  readonly now: number;
}

function keyOf(item: Attention): string {
  if ('check' in item) return `${item.kind} ${item.check.id}`;
  if ('task' in item) return item.task.id;
  if ('item' in item) return item.item.id;
  return 'delivery' in item ? item.delivery.id : item.kind;
}

/** Whether the kitchen has no data yet that could need attention. */
function isUnset({ inventorySummary, prepTaskStatus, lineChecks, expectedDeliveries }: ManagerDashboardQuery): boolean {
  const planned = prepTaskStatus.total + lineChecks.length + expectedDeliveries.length;
  return inventorySummary.items === 0 && planned === 0;
}

function NothingNeeded({ data, now }: Omit<NeedsYouProps, 'items'>) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const next = nextDue(data, now, language);
  if (isUnset(data)) {
    return (
      <EmptyState
        icon={ListPlus}
        title={t('unset')}
        description={t('unsetText')}
        action={
          <Button asChild>
            <Link to={paths.inventory}>{t('inventory')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={Coffee}
      title={t('quiet')}
      description={
        next
          ? t('nextDue', { name: next.name, time: formatClock(new Date(next.at), language, timeZone) })
          : t('quietText')
      }
      action={
        <Button asChild variant="outline">
          <Link to={paths.tasks}>{t('openPlan')}</Link>
        </Button>
      }
    />
  );
}

/** The exceptions, at the top of the dashboard. */
export function NeedsYou({ data, items, now }: NeedsYouProps) {
  const t = useTexts(dashboardTexts);
  const [all, setAll] = useState(false);
  if (items.length === 0) {
    return (
      <Panel flush>
        <NothingNeeded data={data} now={now} />
      </Panel>
    );
  }
  const rest = items.slice(shownFirst);
  return (
    <Panel flush title={t('needsYou', { n: countOf(items) })} borderColor="red.border">
      <Stack as="ul" gap="0" listStyleType="none">
        {items.slice(0, shownFirst).map((item) => (
          <AttentionRow key={keyOf(item)} item={item} data={data} />
        ))}
      </Stack>
      {/* On paper there is no button to show them. */}
      <Stack as="ul" gap="0" listStyleType="none" display={all ? 'flex' : 'none'} _print={{ display: 'flex' }}>
        {rest.map((item) => (
          <AttentionRow key={keyOf(item)} item={item} data={data} />
        ))}
      </Stack>
      {rest.length > 0 ? (
        <Center className="no-print" p="2" borderTopWidth="1px">
          <Button variant="ghost" onClick={() => setAll(!all)}>
            {all ? t('less') : t('more', { n: countOf(rest) })}
          </Button>
        </Center>
      ) : null}
    </Panel>
  );
}
