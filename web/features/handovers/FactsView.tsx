import { Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OpenRow, OpenRows } from '../../ui/components/OpenRows.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { Money, Quantity } from '../../ui/kitchen/amounts.tsx';
import type { HandoverFactsPartsFragment } from './handovers.generated.ts';
import { handoverTexts } from './texts.ts';

interface FactsProps {
  readonly facts: HandoverFactsPartsFragment;
}

interface FactsViewProps extends FactsProps {
  /** The list of the next day is shown beside the facts: its tasks are counted there. */
  readonly hasList?: boolean;
}

interface FactProps {
  readonly title: string;
  readonly count?: ReactNode;
  /** Shown instead of the rows when there are none. */
  readonly none: string;
  readonly rows: readonly ReactNode[];
  /** Rows that are not in the list. */
  readonly more?: number;
}

function Fact({ title, count, none, rows, more = 0 }: FactProps) {
  const t = useTexts(handoverTexts);
  return (
    <Panel title={title} description={count}>
      {rows.length === 0 ? <Text color="fg.muted">{none}</Text> : <OpenRows>{rows}</OpenRows>}
      {more > 0 ? <Text color="fg.muted">{t('more', { n: more })}</Text> : null}
    </Panel>
  );
}

function Tasks({ facts }: FactsProps) {
  const t = useTexts(handoverTexts);
  const name = useNames();
  const rows = facts.openTasks.map((task) => (
    <OpenRow
      key={task.taskId}
      title={name(task.name)}
      detail={[name(task.stationName), task.holderName ?? t('nobody'), task.carriesOver ? null : t('notCarried')]
        .filter(Boolean)
        .join(' · ')}
      aside={task.isRecurring ? null : <Quantity value={task.targetQuantity} unit={task.unit} />}
    />
  ));
  return (
    <Fact
      title={t('tasks')}
      count={t('tasksDone', { n: facts.completedTasks })}
      none={t('tasksNone')}
      rows={rows}
      more={facts.openTaskCount - rows.length}
    />
  );
}

function Checks({ facts }: FactsProps) {
  const t = useTexts(handoverTexts);
  const language = useLanguage();
  const rows = facts.openChecks.map((check) => (
    <OpenRow
      key={check.lineCheckId}
      title={nameIn(language, check)}
      detail={<Timestamp at={check.dueAt} clock />}
      aside={
        <StatusBadge tone={check.state === 'unfinished' ? 'soon' : 'late'}>
          {check.state === 'failed' ? t('failed', { n: check.failedCount }) : t(check.state)}
        </StatusBadge>
      }
    />
  ));
  return (
    <Fact
      title={t('checks')}
      count={t('checksDone', { n: facts.submittedChecks })}
      none={t('checksNone')}
      rows={rows}
    />
  );
}

function Stock({ facts }: FactsProps) {
  const t = useTexts(handoverTexts);
  const name = useNames();
  const out = facts.outItems.map((item) => (
    <OpenRow key={item.itemId} title={name(item.name)} aside={<Quantity value={item.parLevel} unit={item.unit} />} />
  ));
  const lots = facts.expiringLots.map((lot) => (
    <OpenRow
      key={lot.lotId}
      title={name(lot.itemName)}
      detail={<Timestamp at={lot.useBy} />}
      aside={<Quantity value={lot.quantity} unit={lot.unit} />}
    />
  ));
  return (
    <>
      <Fact title={t('out')} none={t('outNone')} rows={out} more={facts.outItemCount - out.length} />
      <Fact title={t('lots')} none={t('lotsNone')} rows={lots} more={facts.expiringLotCount - lots.length} />
    </>
  );
}

function Waste({ facts }: FactsProps) {
  const t = useTexts(handoverTexts);
  const { wasteEntries, wasteCost, wasteUnknownCosts } = facts;
  return (
    <Panel title={t('waste')}>
      <Text>
        {t('wasteEntries', { n: wasteEntries })}
        {wasteCost === null ? null : (
          <>
            {' · '}
            <Money value={wasteCost} />
          </>
        )}
        {wasteUnknownCosts > 0 ? ` · ${t('wasteUnknown', { n: wasteUnknownCosts })}` : null}
      </Text>
    </Panel>
  );
}

function Tomorrow({ facts, hasList }: FactsViewProps) {
  const t = useTexts(handoverTexts);
  const rows = facts.deliveries.map(({ deliveryId, number, supplierName, expectedAt }) => (
    <OpenRow
      key={deliveryId}
      title={supplierName}
      detail={number}
      aside={<Text>{expectedAt === null ? t('anyTime') : <Timestamp at={expectedAt} />}</Text>}
    />
  ));
  return (
    <Fact
      title={t('tomorrow')}
      count={hasList ? undefined : t('tomorrowTasks', { n: facts.nextDayTasks })}
      none={t('deliveriesNone')}
      rows={rows}
    />
  );
}

function Timers({ facts }: FactsProps) {
  const t = useTexts(handoverTexts);
  if (facts.timers.length === 0) return null;
  const rows = facts.timers.map(({ timerId, label, endsAt }) => (
    <OpenRow
      key={timerId}
      title={label ?? t('timer')}
      aside={<Text>{endsAt === null ? t('paused') : <Timestamp at={endsAt} clock />}</Text>}
    />
  ));
  return <Fact title={t('timers')} none="" rows={rows} />;
}

/** The state of the kitchen at the end of a day, one panel for each kind of fact. */
export function FactsView({ facts, hasList = false }: FactsViewProps) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
      <Tasks facts={facts} />
      <Checks facts={facts} />
      <Stock facts={facts} />
      <Waste facts={facts} />
      <Tomorrow facts={facts} hasList={hasList} />
      <Timers facts={facts} />
    </Grid>
  );
}
