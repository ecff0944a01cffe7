import {
  changeShape,
  type LiveMessages,
  pick,
  type SourceEvent,
  type WebhookMessage,
} from '../../platform/live/live-messages.ts';

export const userMessages: LiveMessages = {
  USER_UPDATED: { about: 'A person changed.', shape: changeShape, webhooks },
};

function webhooks({ action, liveData }: SourceEvent): readonly WebhookMessage[] {
  const data = pick(liveData, ['id', 'version']);
  const updated = { type: 'user.updated', data } as const;
  return action === 'user.registered' ? [updated, { type: 'user.registered', data }] : [updated];
}
