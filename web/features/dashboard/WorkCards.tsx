import { Flex, Stack, Text } from '@chakra-ui/react';
import { checkLateBy } from '#schema/line-check-lateness.ts';
import { paths, to } from '../../platform/paths.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { BadgeLink } from '../../ui/components/BadgeLink.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import type { StatusTone } from '../../ui/kitchen/status-styles.ts';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { Card, Figure, Nothing, Share } from './Card.tsx';
import { OpenRow, OpenRows } from '../../ui/components/OpenRows.tsx';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { lateByStation } from './stations.ts';
import { dashboardTexts } from './texts.ts';

interface CardProps {
  readonly data: ManagerDashboardQuery;
  readonly now: number;
}

/** Today's prep in figures, and the stations where it is late. */
export function PrepCard({ data, now }: CardProps) {
  const t = useTexts(dashboardTexts);
  const localName = useNames();
  const { total, completed, late, inProgress } = data.prepTaskStatus;
  return (
    <Card title={t('prep')} path={paths.tasks}>
      {total === 0 ? (
        <Nothing text={t('prepNone')} action={t('prepBuild')} path={paths.tasks} />
      ) : (
        <Stack gap="4">
          <Figure
            value={`${String(Math.round((completed / total) * 100))} %`}
            label={t('doneOf', { done: completed, all: total })}
            path={paths.tasks}
          />
          <Share label={t('prep')} value={completed} max={total} />
          <Flex gap="2" wrap="wrap">
            {late > 0 ? (
              <BadgeLink to={to.onlyTasks('late')} tone="late">
                {t('late', { n: late })}
              </BadgeLink>
            ) : (
              <StatusBadge tone="done">{t('allOnTime')}</StatusBadge>
            )}
            <BadgeLink to={to.onlyTasks('running')} tone="active">
              {t('active', { n: inProgress })}
            </BadgeLink>
          </Flex>
          <OpenRows>
            {lateByStation(data.prepTasks, now).map(({ stationId, name, count }) => (
              <OpenRow
                key={stationId ?? ''}
                path={to.onlyTasks('late', stationId)}
                title={localName(name) ?? t('noStation')}
                aside={<Text color="fg.error">{t('late', { n: count })}</Text>}
              />
            ))}
          </OpenRows>
        </Stack>
      )}
    </Card>
  );
}

type Check = ManagerDashboardQuery['lineChecks'][number];

function stateOf(check: Check, now: number) {
  const state = (
    tone: StatusTone,
    word: 'isFailed' | 'notMeasured' | 'submitted' | 'missed' | 'isLate' | 'in_progress' | 'isOpen' | 'scheduled',
  ) => ({ tone, word });
  if (check.status === 'missed') return state('late', 'missed');
  if (check.failedCount > 0) return state('late', 'isFailed');
  if (check.status === 'submitted' && check.notMeasuredCount > 0) return state('soon', 'notMeasured');
  if (check.status === 'submitted') return state('done', 'submitted');
  if (checkLateBy(check, now) > 0) return state('late', 'isLate');
  if (check.status === 'in_progress') return state('active', 'in_progress');
  return Date.parse(check.opensAt) <= now ? state('soon', 'isOpen') : state('todo', 'scheduled');
}

const checksShown = 6;
const urgency: readonly StatusTone[] = ['late', 'soon', 'active', 'todo', 'done'];

/** The most urgent checks: late and failed ones first, then open ones, then the next. */
function mostUrgent(checks: readonly Check[], now: number): readonly Check[] {
  const rank = (check: Check) => urgency.indexOf(stateOf(check, now).tone);
  return checks
    .toSorted((a, b) => rank(a) - rank(b) || Date.parse(a.dueAt) - Date.parse(b.dueAt))
    .slice(0, checksShown);
}

/** Today's line checks: how many are done, and the most urgent ones with their status. */
export function ChecksCard({ data, now }: CardProps) {
  const t = useTexts(dashboardTexts);
  const language = useLanguage();
  const layer = useLayer('check');
  const done = data.lineChecks.filter(({ status }) => status === 'submitted').length;
  const all = data.lineChecks.length;
  const path = to.tasksTab('line-checks');
  return (
    <Card title={t('checks')} path={path}>
      {all === 0 ? (
        <Nothing text={t('checksNone')} action={t('checksPlan')} path={to.tasksTab('templates')} />
      ) : (
        <Stack gap="3">
          <Figure value={`${String(done)} / ${String(all)}`} label={t('submitted')} path={path} />
          <OpenRows>
            {mostUrgent(data.lineChecks, now).map((check) => {
              const { tone, word } = stateOf(check, now);
              return (
                <OpenRow
                  key={check.id}
                  onOpen={() => layer.open(check.id)}
                  title={nameIn(language, check)}
                  detail={<Timestamp at={check.dueAt} clock />}
                  aside={<StatusBadge tone={tone}>{t(word)}</StatusBadge>}
                />
              );
            })}
          </OpenRows>
        </Stack>
      )}
    </Card>
  );
}

/** Today's expected deliveries. */
export function DeliveriesCard({ data, now }: CardProps) {
  const t = useTexts(dashboardTexts);
  return (
    <Card title={t('deliveries')} path={paths.receiving}>
      {data.expectedDeliveries.length === 0 ? (
        <Nothing text={t('deliveriesNone')} action={t('blind')} path={paths.receiving} />
      ) : (
        <OpenRows>
          {data.expectedDeliveries.map((delivery) => {
            const { id, supplierName, expectedAt, lineCount, countedLineCount, status } = delivery;
            const late = expectedAt !== null && Date.parse(expectedAt) < now;
            const counting = status === 'draft';
            return (
              <OpenRow
                key={id}
                path={to.delivery(id)}
                title={supplierName}
                detail={
                  <>
                    {expectedAt === null ? t('anyTime') : <Timestamp at={expectedAt} />} ·{' '}
                    {counting
                      ? t('checking', { done: countedLineCount, all: lineCount })
                      : t('lines', { n: lineCount })}
                  </>
                }
                aside={
                  <StatusBadge tone={counting ? 'active' : late ? 'late' : 'todo'}>
                    {t(counting ? 'counting' : late ? 'overdue' : 'isExpected')}
                  </StatusBadge>
                }
              />
            );
          })}
        </OpenRows>
      )}
    </Card>
  );
}
