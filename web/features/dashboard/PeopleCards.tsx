import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { History, KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { useActivityWords } from '../../ui/kitchen/activity.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useActivityLink } from './useActivityLink.ts';
import { Card, Nothing } from './Card.tsx';
import { OpenRow, OpenRows } from '../../ui/components/OpenRows.tsx';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { dashboardTexts } from './texts.ts';

/** The people at work today and their current tasks. */
export function PeopleCard({ people }: { readonly people: ManagerDashboardQuery['peopleOn'] }) {
  const localName = useNames();
  const t = useTexts(dashboardTexts);
  const pins = useLayer('pins');
  return (
    <Card
      title={t('people')}
      path={paths.tasks}
      aside={
        <Button variant="ghost" onClick={() => pins.open('new')}>
          <KeyRound aria-hidden="true" /> {t('pins')}
        </Button>
      }
    >
      {people.length === 0 ? (
        <Nothing text={t('peopleNone')} action={t('manageTasks')} path={paths.tasks} />
      ) : (
        <OpenRows>
          {people.map(({ id, name, doing, stationName, lastSeenAt }) => (
            <OpenRow
              key={id}
              title={name}
              detail={localName(doing ?? stationName) ?? undefined}
              aside={
                <Text color="fg.muted" textStyle="sm">
                  <Timestamp at={lastSeenAt} />
                </Text>
              }
            />
          ))}
        </OpenRows>
      )}
    </Card>
  );
}

type Activity = ManagerDashboardQuery['recentActivity'][number];

const Line = chakra(Link, {
  base: {
    display: 'block',
    py: '2.5',
    minH: '11',
    rounded: 'l2',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
  },
});

function Entry({ entry }: { readonly entry: Activity }) {
  const { verb, subject, systemName } = useActivityWords();
  const link = useActivityLink(entry);
  const text = (
    <>
      <chakra.span fontWeight="semibold">{entry.actorName ?? systemName}</chakra.span> {verb(entry.action)}{' '}
      {subject(entry.entity, entry.subject)}{' '}
      <chakra.span color="fg.muted" textStyle="sm">
        <Timestamp at={entry.createdAt} />
      </chakra.span>
    </>
  );
  if (link === null) return <chakra.p py="2.5">{text}</chakra.p>;
  return (
    <Line to={link.to} state={link.state}>
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
