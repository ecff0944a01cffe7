import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        webhookDeliveries: 'What was sent to a webhook, newest first.',
        webhooks: 'The webhooks of the kitchen, by name; at most 20.',
      },
    },
    Mutation: {
      fields: {
        createWebhook: 'Adds a webhook. Its signing key is shown only once.',
        deleteWebhook: 'Removes a webhook with its log.',
        disableWebhook: 'Switches a webhook off. What is still to be sent is discarded.',
        enableWebhook: 'Switches a webhook on again. It gets what happens from then on.',
        pingWebhook: 'Sends a ping to a webhook at once, and returns the outcome.',
        resendWebhookDelivery: 'Sends a message to a webhook once more at once, and returns the outcome.',
        rotateWebhookKey: 'Creates a new signing key, shown only once. For 24 hours the former one signs too.',
        updateWebhook: 'Changes a webhook.',
      },
    },
    Webhook: {
      about: 'An external address that receives events of the kitchen as they happen, signed by Standard Webhooks.',
      fields: {
        url: 'Where it is sent to, by POST.',
        events: 'What is sent, such as `prep_task.updated`; the names are in docs/integrators.md.',
        active: 'Whether anything is sent.',
        previousKeyUntil: 'Until when the signing key before the last rotation signs too; null when none was rotated.',
        createdById: 'The id of the person who added it.',
        createdByName: 'Who added it.',
        failingSince: 'Since when every attempt has failed; null after a success. After 3 days it is switched off.',
        disabledAt: 'When it was switched off; null while it is on.',
        disabledReason: 'Why it was switched off; null while it is on.',
        lastAttemptAt: 'When the last attempt to send was made; null when never.',
        lastOutcome: 'How the last attempt ended; null before the first.',
      },
    },
    KeyedWebhook: {
      about: 'A webhook with its signing key.',
      fields: {
        webhook: 'The webhook.',
        signingKey: 'The key that signs what is sent, `whsec_` and base64. It is shown only once.',
      },
    },
    WebhookDelivery: {
      about: 'One message to one webhook. Stored for 30 days.',
      fields: {
        id: 'The id of the message: the header `webhook-id` of every attempt.',
        seq: 'The number of the event, as in `liveEvents`; null for a ping.',
        type: 'The name of the event, such as `prep_task.updated`, or `webhook.ping`.',
        body: 'The exact body that is sent: JSON with `type`, `timestamp` and `data`.',
        state: 'What became of it.',
        attempts: 'The attempts, oldest first; the latest 20.',
        nextAttemptAt: 'When the next attempt is made; null when there is none.',
      },
    },
    WebhookDeliveryConnection: { about: 'A page of what was sent to a webhook.' },
    WebhookAttempt: {
      about: 'One attempt to send a message.',
      fields: {
        at: 'When it began.',
        outcome: 'How it ended.',
        status: 'The number of the HTTP status of the response; null when there was none.',
        durationMs: 'How many milliseconds it took.',
        detail:
          'The beginning of the response, the address of a redirect, or the code of the network error; null when there is none.',
      },
    },
    WebhookDeliveryState: {
      about: 'What became of a message.',
      fields: {
        pending: 'It is sent, or sent again, at its time.',
        delivered: 'The receiver answered with a status from 200 to 299.',
        failed: 'All attempts failed, or it was discarded.',
      },
    },
    WebhookOutcome: {
      about: 'How an attempt ended.',
      fields: {
        delivered: 'The receiver answered with a status from 200 to 299.',
        error_status: 'The receiver answered with another status.',
        gone: 'The receiver responded with 410: the webhook is disabled.',
        redirected: 'The receiver answered with a redirect, which is not followed.',
        timed_out: 'There was no response within 10 seconds.',
        unreachable: 'No connection: the name, the port or the certificate is wrong, or the receiver is down.',
        not_allowed: 'The address belongs to a private network or to this server, or is not https.',
      },
    },
    WebhookOffReason: {
      about: 'Why a webhook sends nothing.',
      fields: {
        by_person: 'An admin switched it off.',
        gone: 'The receiver responded with 410.',
        failing: 'Nothing arrived for 3 days.',
      },
    },
    CreateWebhookInput: { about: 'A new webhook. It gets what happens from then on.', of: 'Webhook' },
    UpdateWebhookInput: {
      about: 'A change to a webhook. What is left out stays as it is.',
      of: 'Webhook',
      fields: { id: 'The id of the webhook.' },
    },
    WebhookTargetInput: { about: 'A webhook.', fields: { id: 'The id of the webhook.' } },
    ResendWebhookDeliveryInput: { about: 'A message to send again.', fields: { id: 'The id of the message.' } },
  },
  arguments: {
    'Query.webhookDeliveries.webhookId': 'The id of the webhook.',
  },
};
