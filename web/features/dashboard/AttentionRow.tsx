import { Box, Button, Center, Flex, Text } from '@chakra-ui/react';
import {
  ArrowRight,
  ClipboardX,
  Clock,
  PackageX,
  Thermometer,
  TriangleAlert,
  Truck,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../platform/paths.ts';
import { Quantity } from '../../ui/kitchen/amounts.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';
import { AssignMenu } from './AssignMenu.tsx';
import type { Attention } from './attention.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { dashboardTexts } from './texts.ts';

const kindStyles = {
  failedCheck: { icon: Thermometer, palette: 'red' },
  lateCheck: { icon: TriangleAlert, palette: 'red' },
  latePrep: { icon: TriangleAlert, palette: 'red' },
  missedCheck: { icon: ClipboardX, palette: 'red' },
  lateDelivery: { icon: Truck, palette: 'orange' },
  out: { icon: PackageX, palette: 'orange' },
  moreOut: { icon: PackageX, palette: 'orange' },
  lateStart: { icon: Clock, palette: 'orange' },
  unassignedPrep: { icon: UserPlus, palette: 'orange' },
  dueCheck: { icon: Clock, palette: 'orange' },
  waiting: { icon: Users, palette: 'blue' },
} as const;

interface FrameProps {
  readonly kind: Attention['kind'];
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action: ReactNode;
}

function Frame({ kind, title, detail, action }: FrameProps) {
  const { icon: Icon, palette } = kindStyles[kind];
  return (
    <Flex as="li" gap="3" py="3" px={{ base: '4', md: '5' }} align="center" wrap="wrap" borderTopWidth="1px">
      <Center boxSize="10" rounded="full" bg={`${palette}.subtle`} color={`${palette}.fg`} flexShrink="0">
        <Icon size={20} aria-hidden="true" />
      </Center>
      <Box flex="1 1 11rem" minW="0">
        <Text fontWeight="semibold">{title}</Text>
        {detail === undefined ? null : (
          <Text color="fg.muted" textStyle="sm">
            {detail}
          </Text>
        )}
      </Box>
      <Flex className="no-print" gap="2" wrap="wrap">
        {action}
      </Flex>
    </Flex>
  );
}

function CheckRow({ item }: { readonly item: Extract<Attention, { check: unknown }> }) {
  const t = useTexts(dashboardTexts);
  const layer = useLayer('check');
  const { kind, check } = item;
  const name = nameIn(useLanguage(), check);
  const missed = kind === 'missedCheck';
  return (
    <Frame
      kind={kind}
      title={t(kind, { name, n: check.failedCount })}
      detail={
        kind === 'failedCheck' && check.submittedAt ? (
          <>
            {check.submittedByName === null ? null : t('by', { name: check.submittedByName })}{' '}
            <Timestamp at={check.submittedAt} />
          </>
        ) : (
          <>
            {t('due')} <Timestamp at={check.dueAt} />
            {missed ? null : ` · ${t('answered', { done: check.answeredCount, all: check.itemCount })}`}
          </>
        )
      }
      action={
        <>
          {kind === 'failedCheck' ? <AcknowledgeButton check={check} name={name} /> : null}
          <Button variant="outline" aria-label={t('openName', { name })} onClick={() => layer.open(check.id)}>
            {t(missed ? 'giveReason' : 'open')} <ArrowRight aria-hidden="true" />
          </Button>
        </>
      }
    />
  );
}

interface RowProps {
  readonly item: Attention;
  readonly data: ManagerDashboardQuery;
}

function TaskRow({ item, data }: RowProps & { readonly item: Extract<Attention, { task: unknown }> }) {
  const localName = useNames();
  const t = useTexts(dashboardTexts);
  const layer = useLayer('task');
  const { kind, task } = item;
  const name = localName(task.name);
  return (
    <Frame
      kind={kind}
      title={t(kind, { name })}
      detail={
        <>
          {task.assigneeName ?? t('unassigned')}
          {task.stationName === null ? null : ` · ${localName(task.stationName)}`} · {t('due')}{' '}
          <Timestamp at={task.dueAt} />
        </>
      }
      action={
        <>
          {task.assigneeId === null ? (
            <AssignMenu task={task} people={data.users.nodes} onToday={new Set(data.peopleOn.map(({ id }) => id))} />
          ) : null}
          <Button variant="outline" aria-label={t('openName', { name })} onClick={() => layer.open(task.id)}>
            {t('open')} <ArrowRight aria-hidden="true" />
          </Button>
        </>
      }
    />
  );
}

function OutRow({ item }: { readonly item: Extract<Attention, { kind: 'out' }>['item'] }) {
  const localName = useNames();
  const t = useTexts(dashboardTexts);
  const layer = useLayer('item');
  const { id, parLevel, unit } = item;
  const name = localName(item.name);
  return (
    <Frame
      kind="out"
      title={t('out', { name })}
      detail={
        <>
          {t('par')} <Quantity value={parLevel} unit={unit} />
        </>
      }
      action={
        <Button variant="outline" aria-label={t('openName', { name })} onClick={() => layer.open(id)}>
          {t('open')} <ArrowRight aria-hidden="true" />
        </Button>
      }
    />
  );
}

/** One exception that needs a manager, with the action to take. */
export function AttentionRow({ item, data }: RowProps) {
  const t = useTexts(dashboardTexts);
  if ('check' in item) return <CheckRow item={item} />;
  if ('task' in item) return <TaskRow item={item} data={data} />;
  if (item.kind === 'out') return <OutRow item={item.item} />;
  if (item.kind === 'moreOut') {
    return (
      <Frame
        kind={item.kind}
        title={t('moreOut', { n: item.count })}
        action={
          <Button asChild variant="outline">
            <Link to={to.stockOf('out')}>
              {t('allOut')} <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        }
      />
    );
  }
  if (item.kind === 'waiting') {
    return (
      <Frame
        kind={item.kind}
        title={t('waiting', { n: item.count })}
        action={
          <Button asChild variant="outline">
            <Link to={to.usersTab('people')}>
              {t('verify')} <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        }
      />
    );
  }
  const { id, supplierName: name, number, expectedAt } = item.delivery;
  return (
    <Frame
      kind={item.kind}
      title={t('lateDelivery', { name })}
      detail={
        <>
          {number} · {t('expected')} {expectedAt === null ? t('anyTime') : <Timestamp at={expectedAt} />}
        </>
      }
      action={
        <Button asChild variant="outline" aria-label={t('receiveName', { name })}>
          <Link to={to.delivery(id)}>
            {t('receive')} <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      }
    />
  );
}
