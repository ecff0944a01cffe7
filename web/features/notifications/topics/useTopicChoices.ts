import { useRef, useState } from 'react';
import type { NotificationTopic } from '#schema/notification-topics.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useMyNotificationTopicsQuery, useSetNotificationTopicMutation } from '../notifications.generated.ts';
import { topicNames, topicTexts } from './texts.ts';

const changesLists = invalidating('notifications');

/**
 * Which topics the person gets, and a function that switches one. A press shows at once. While one is being saved, the last
 * of further presses is saved after it, so that the server ends with what the screen shows.
 */
export function useTopicChoices() {
  const t = useTexts(topicTexts);
  const nameOf = useTexts(topicNames);
  const { run } = useAction(t('failed'));
  const { data, error, refetch } = useMyNotificationTopicsQuery();
  const [save] = useSetNotificationTopicMutation(changesLists);
  const latest = useRef(new Map<NotificationTopic, boolean>());
  const [pressed, setPressed] = useState<ReadonlyMap<NotificationTopic, boolean>>(new Map());

  const show = (change: (presses: Map<NotificationTopic, boolean>) => void) => {
    change(latest.current);
    setPressed(new Map(latest.current));
  };
  const saveLatest = async (topic: NotificationTopic, pressedOn: boolean) => {
    try {
      let enabled = pressedOn;
      for (let sent: boolean | null = null; sent !== enabled; enabled = latest.current.get(topic) ?? enabled) {
        sent = enabled;
        await save({ variables: { input: { topic, enabled } } });
      }
      return enabled;
    } finally {
      show((presses) => presses.delete(topic));
    }
  };
  const choose = (topic: NotificationTopic, enabled: boolean) => {
    show((presses) => presses.set(topic, enabled));
    const toast = (saved: boolean) => ({
      title: t('saved'),
      description: t(saved ? 'on' : 'off', { name: nameOf(topic) }),
    });
    void run(() => saveLatest(topic, enabled), { key: topic, toast });
  };
  const muted = data?.me?.mutedTopics ?? [];
  const isOn = (topic: NotificationTopic) => pressed.get(topic) ?? !muted.includes(topic);
  return { loaded: data !== undefined, error, refetch, isOn, choose };
}
