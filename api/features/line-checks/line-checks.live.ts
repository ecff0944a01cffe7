import {
  changeShape,
  fieldsOf,
  type LiveMessages,
  type SourceEvent,
  type WebhookMessage,
} from '../../platform/live/live-messages.ts';

export const lineCheckMessages: LiveMessages = {
  LINE_CHECK_UPDATED: { about: 'A run of a line check changed.', shape: changeShape, webhooks },
};

/** One run, or several with the id null, as when the day was planned. */
function webhooks({ action, entityId, liveData, changes }: SourceEvent): readonly WebhookMessage[] {
  const data = { id: entityId, version: entityId === null ? null : fieldsOf(liveData)['version'] };
  const updated = { type: 'line_check.updated', data } as const;
  if (action !== 'line_check.submitted') return [updated];
  const { items, failed } = fieldsOf(changes);
  const submitted = { ...data, items, failed };
  const completed = { type: 'line_check.completed', data: submitted } as const;
  return Number(failed) > 0
    ? [updated, completed, { type: 'line_check.failed', data: submitted }]
    : [updated, completed];
}
