import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { useActivityWords } from '../../ui/kitchen/activity.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type LayerParam, useLayer } from '../../ui/components/useLayer.ts';
import { Card, CardRow, CardRows, Nothing } from './Card.tsx';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { dashboardTexts } from './texts.ts';

/** The people at work today and their current tasks. */
export function PeopleCard({ people }: { readonly people: ManagerDashboardQuery['peopleOn'] }) {
  const t = useTexts(dashboardTexts);
  return (
    <Card title={t('people')} path={paths.tasks}>
      {people.length === 0 ? (
        <Nothing text={t('peopleNone')} action={t('manageTasks')} path={paths.tasks} />
      ) : (
        <CardRows>
          {people.map(({ id, name, doing, stationName, lastSeenAt }) => (
            <CardRow
              key={id}
              title={name}
              detail={doing ?? stationName ?? undefined}
              aside={
                <Text color="fg.muted" textStyle="sm">
                  <Timestamp at={lastSeenAt} />
                </Text>
              }
            />
          ))}
        </CardRows>
      )}
    </Card>
  );
}

type Activity = ManagerDashboardQuery['recentActivity'][number];

const layers: Readonly<Record<string, LayerParam>> = { PrepTask: 'task', LineCheck: 'check', Recipe: 'recipe' };

const Line = chakra('button', {
  base: {
    textAlign: 'start',
    minH: '11',
    w: 'full',
    cursor: 'pointer',
    rounded: 'l2',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
  },
});

function Entry({ entry }: { readonly entry: Activity }) {
  const { verb, systemName } = useActivityWords();
  const param = layers[entry.entity];
  const layer = useLayer(param ?? 'task');
  const text = (
    <>
      <chakra.span fontWeight="semibold">{entry.actorName ?? systemName}</chakra.span> {verb(entry.action)}{' '}
      {entry.subject}{' '}
      <chakra.span color="fg.muted" textStyle="sm">
        <Timestamp at={entry.createdAt} />
      </chakra.span>
    </>
  );
  const { entityId } = entry;
  if (param === undefined || entityId === null) return <chakra.p py="2.5">{text}</chakra.p>;
  return (
    <Line type="button" onClick={() => layer.open(entityId)}>
      {text}
    </Line>
  );
}

/** Today's events, newest first. */
export function Timeline({ activity }: { readonly activity: readonly Activity[] }) {
  const t = useTexts(dashboardTexts);
  return (
    <Panel title={t('timeline')}>
      {activity.length === 0 ? (
        <Stack direction="row" gap="3" color="fg.muted">
          <History size={20} aria-hidden="true" />
          <Text>
            {t('timelineNone')}. {t('timelineNoneText')}
          </Text>
        </Stack>
      ) : (
        <Box as="ol" listStyleType="none" columnCount={{ lg: 2 }} columnGap="10">
          {activity.map((entry) => (
            <Box as="li" key={entry.id} breakInside="avoid">
              <Entry entry={entry} />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
