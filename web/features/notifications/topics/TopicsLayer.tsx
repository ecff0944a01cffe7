import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import {
  type NotificationTopic,
  topicGroups,
  type TopicGroup,
  topicRules,
  topicsOf,
} from '#schema/notification-topics.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { NeedsNetwork } from '../../../ui/forms/NeedsNetwork.tsx';
import { useReachable } from '../../../ui/forms/reachable.ts';
import { ToggleRow } from '../../../ui/forms/SettingRow.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { topicNames, topicTexts, topicTimes } from './texts.ts';
import { useTopicChoices } from './useTopicChoices.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** A topic that cannot be switched off, with the reason where its group does not give it. */
function AlwaysOnRow({ topic }: { readonly topic: NotificationTopic }) {
  const t = useTexts(topicTexts);
  const nameOf = useTexts(topicNames);
  const timeOf = useTexts(topicTimes);
  return (
    <Flex py="4" columnGap="4" rowGap="1" wrap="wrap" justify="space-between" align="flex-start">
      <Box flex="1 1 12rem" minW="0">
        <Text fontSize="md" fontWeight="semibold">
          {nameOf(topic)}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {timeOf(topic)}
        </Text>
        {topicRules[topic].alwaysOn === 'personal' ? (
          <Text color="fg.muted" textStyle="sm">
            {t('personal')}
          </Text>
        ) : null}
      </Box>
      <Badge size="md" colorPalette="brand" variant="surface">
        <ShieldCheck size={14} aria-hidden="true" /> {t('alwaysOn')}
      </Badge>
    </Flex>
  );
}

interface GroupProps {
  readonly group: TopicGroup;
  readonly topics: readonly NotificationTopic[];
  readonly choices: ReturnType<typeof useTopicChoices>;
}

function Group({ group, topics, choices: { isOn, choose } }: GroupProps) {
  const t = useTexts(topicTexts);
  const nameOf = useTexts(topicNames);
  const timeOf = useTexts(topicTimes);
  const reachable = useReachable();
  return (
    <Box as="section" aria-label={nameOf(group)}>
      <Heading as="h3" fontSize="md">
        {nameOf(group)}
      </Heading>
      {group === 'safety' ? (
        <Text color="fg.muted" textStyle="sm">
          {t('food_safety')}
        </Text>
      ) : null}
      <Box as="ul" listStyleType="none">
        {topics.map((topic) => (
          <Box as="li" key={topic} borderBottomWidth="1px">
            {topicRules[topic].alwaysOn === null ? (
              <ToggleRow
                label={nameOf(topic)}
                text={timeOf(topic)}
                checked={isOn(topic)}
                disabled={!reachable}
                onChange={(on) => choose(topic, on)}
              />
            ) : (
              <AlwaysOnRow topic={topic} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** What the person is notified of: a switch for each topic that their role gets, saved with the press. */
export function TopicsLayer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(topicTexts);
  const topics = topicsOf(useViewer().role);
  const choices = useTopicChoices();
  const { loaded, error, refetch } = choices;
  const groups = topicGroups.map((group) => ({
    group,
    topics: topics.filter((topic) => topicRules[topic].group === group),
  }));
  return (
    <SideLayer title={t('title')} onClose={onClose}>
      <NeedsNetwork />
      <Stack gap="6">
        <Text color="fg.muted">{t('text')}</Text>
        {loaded
          ? groups
              .filter((one) => one.topics.length > 0)
              .map((one) => <Group key={one.group} {...one} choices={choices} />)
          : null}
        {loaded ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={5} rowHeight="16" />}
      </Stack>
    </SideLayer>
  );
}
