import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#schema/vocabulary.ts';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { admin, renderScreen } from '../../../testing/render.tsx';
import { inEnglish, msg } from '#schema/messages.ts';
import { loadSpanishMessages } from '../../../ui/i18n/server-messages.ts';
import type {
  CreateWebhookMutation,
  DeleteWebhookMutation,
  EnableWebhookMutation,
  PingWebhookMutation,
  ResendWebhookDeliveryMutation,
  RotateWebhookKeyMutation,
  WebhookDeliveryRowFragment,
  WebhookLogQuery,
  WebhookRowFragment,
  WebhooksQuery,
} from './webhooks.generated.ts';
import { WebhooksPanel } from './WebhooksPanel.tsx';

const till: WebhookRowFragment = {
  id: 'w1',
  version: 2,
  name: 'Till',
  url: 'https://till.example.com/hook',
  events: ['prep_task.updated', 'recipe.updated'],
  active: true,
  createdAt: '2026-11-20T10:00:00Z',
  createdByName: 'Olivia Stone',
  previousKeyUntil: null,
  failingSince: null,
  disabledAt: null,
  disabledReason: null,
  lastAttemptAt: new Date().toISOString(),
  lastOutcome: 'delivered',
};
const failed: WebhookDeliveryRowFragment = {
  id: 'd1',
  createdAt: new Date().toISOString(),
  seq: 41,
  type: 'prep_task.updated',
  body: '{"type":"prep_task.updated"}',
  state: 'failed',
  nextAttemptAt: null,
  attempts: [
    { at: new Date().toISOString(), outcome: 'error_status', status: 503, durationMs: 12, detail: 'Being updated' },
  ],
};
const delivered: WebhookDeliveryRowFragment = {
  ...failed,
  state: 'delivered',
  attempts: [
    ...failed.attempts,
    { at: new Date(Date.now() + 1_000).toISOString(), outcome: 'delivered', status: 204, durationMs: 7, detail: null },
  ],
};

const wire = (row: WebhookRowFragment) => ({ __typename: 'Webhook', ...row });
const wireDelivery = (row: WebhookDeliveryRowFragment) => ({
  __typename: 'WebhookDelivery',
  ...row,
  attempts: row.attempts.map((attempt) => ({ __typename: 'WebhookAttempt', ...attempt })),
});
const keyed = (row: WebhookRowFragment) => ({
  __typename: 'KeyedWebhook',
  signingKey: 'whsec_abc',
  webhook: wire(row),
});

type Answers = Parameters<typeof fakeServer>[0];

function open(
  webhooks: readonly WebhookRowFragment[],
  { answers = {}, at = '', language = 'en' }: { answers?: Answers; at?: string; language?: Language } = {},
) {
  const calls = fakeServer({
    Webhooks: () => data<WebhooksQuery>({ webhooks: webhooks.map(wire) }),
    WebhookLog: () =>
      data<WebhookLogQuery>({
        webhookDeliveries: {
          __typename: 'WebhookDeliveryConnection',
          nodes: [wireDelivery(failed)],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      }),
    CreateWebhook: () => data<CreateWebhookMutation>({ createWebhook: keyed(till) }),
    RotateWebhookKey: () => data<RotateWebhookKeyMutation>({ rotateWebhookKey: keyed(till) }),
    PingWebhook: () => data<PingWebhookMutation>({ pingWebhook: wireDelivery(delivered) }),
    ResendWebhookDelivery: () =>
      data<ResendWebhookDeliveryMutation>({ resendWebhookDelivery: wireDelivery(delivered) }),
    EnableWebhook: () => data<EnableWebhookMutation>({ enableWebhook: wire({ ...till, version: 3 }) }),
    DeleteWebhook: () => data<DeleteWebhookMutation>({ deleteWebhook: true }),
    ...answers,
  });
  const view = renderScreen(<WebhooksPanel />, { viewer: admin, at: `/admin/users?tab=webhooks${at}`, language });
  const inputs = (operation: string) =>
    calls
      .filter(({ body }) => JSON.stringify(body).includes(`"${operation}"`))
      .map(({ body }) => (typeof body === 'object' && body !== null && 'variables' in body ? body.variables : null));
  return { ...view, inputs };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('webhooks', () => {
  test('an empty list explains webhooks', async () => {
    open([]);
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
    expect(await button('Add a webhook')).toBeVisible();
  });

  test('a list that cannot be loaded shows the error and Retry', async () => {
    open([], { answers: { Webhooks: () => refusal('Something went wrong on our side.', 'INTERNAL') } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    expect(await button('Retry')).toBeVisible();
  });

  test('shows the status of each', async () => {
    open([
      till,
      { ...till, id: 'w2', name: 'Orders', failingSince: '2026-11-20T10:00:00Z' },
      {
        ...till,
        id: 'w3',
        name: 'Sheet',
        active: false,
        disabledReason: 'failing',
        disabledAt: '2026-11-20T10:00:00Z',
      },
    ]);
    const rows = await screen.findAllByRole('row');
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getByText(/^(On|Failing|Off)$/)
          .textContent.trim(),
      ),
    ).toEqual(['On', 'Failing', 'Off']);
  });

  test('a new one reports missing fields, and shows its secret once', async () => {
    const { user, inputs } = open([], { at: '&webhook=new' });
    await user.click(await button('Add webhook'));
    expect(screen.getByText('Enter a name.')).toBeVisible();
    expect(screen.getByText('Enter the address that gets the events.')).toBeVisible();
    expect(screen.getByText('Choose at least one event.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Till ');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'https://till.example.com/hook');
    await user.click(await button('Prep task changed'));
    await user.click(await button('Add webhook'));
    expect(await screen.findByRole('textbox', { name: 'Signing secret of Till' })).toHaveValue('whsec_abc');
    expect(inputs('CreateWebhook')).toEqual([
      { input: { name: 'Till', url: 'https://till.example.com/hook', events: ['prep_task.updated'] } },
    ]);
    await user.click(await button('Done'));
    await waitFor(() => expect(screen.queryByDisplayValue('whsec_abc')).not.toBeInTheDocument());
  });

  test('a refused URL keeps the input and shows the reason at the field, also in Spanish', async () => {
    await loadSpanishMessages();
    const content = msg('text.field', { field: 'url', problem: msg('webhooks.private') });
    const { user } = open([], {
      at: '&webhook=new',
      language: 'es',
      answers: { CreateWebhook: () => refusal(inEnglish(content), 'VALIDATION_FAILED', ['url'], content) },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Caja');
    const address = screen.getByRole('textbox', { name: 'Dirección' });
    await user.type(address, 'https://10.0.0.1/');
    await user.click(await button('Cambió una tarea'));
    await user.click(await button('Añadir webhook'));
    await waitFor(() => expect(address).toHaveAccessibleErrorMessage(/Esta dirección es de una red privada/));
    expect(address).toHaveValue('https://10.0.0.1/');
    expect(address).toHaveFocus();
  });

  test('a ping shows the receiver’s response', async () => {
    const { user, inputs } = open([till], { at: '&webhook=w1' });
    await user.click(await button('Send a ping'));
    expect(await screen.findByText('Arrived: status 204')).toBeVisible();
    expect(inputs('PingWebhook')).toEqual([{ input: { id: 'w1' } }]);
  });

  test('the log shows each attempt, and can send again', async () => {
    const { user, inputs } = open([till], { at: '&webhook=w1' });
    expect(await screen.findByText('Not delivered')).toBeVisible();
    expect(screen.getByText('Refused: status 503')).toBeInTheDocument();
    expect(screen.getByText('Being updated')).toBeInTheDocument();
    await user.click(screen.getByText('Not delivered'));
    await user.click(await button('Send again'));
    await waitFor(() => expect(inputs('ResendWebhookDelivery')).toEqual([{ input: { id: 'd1' } }]));
  });

  test('one that is off shows why, cannot send again, and can be switched on', async () => {
    const off = { ...till, active: false, disabledReason: 'failing' as const, disabledAt: '2026-11-20T10:00:00Z' };
    const { user, inputs } = open([off], { at: '&webhook=w1' });
    expect(await screen.findByText(/Nothing arrived for 3 days/)).toBeVisible();
    await user.click(await screen.findByText('Not delivered'));
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
    await user.click(await button('Switch on'));
    await waitFor(() => expect(inputs('EnableWebhook')).toEqual([{ input: { id: 'w1', version: 2 } }]));
  });

  test('a new secret and the removal need a confirmation', async () => {
    const { user, inputs } = open([till], { at: '&webhook=w1' });
    await user.click(await button('Make a new secret'));
    const question = await screen.findByRole('alertdialog');
    expect(inputs('RotateWebhookKey')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Make a new secret' }));
    expect(await screen.findByDisplayValue('whsec_abc')).toBeVisible();
    await user.click(await button('Remove'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(inputs('DeleteWebhook')).toEqual([{ input: { id: 'w1', version: 2 } }]));
  });

  test('a link to a deleted one shows that', async () => {
    open([till], { at: '&webhook=w9' });
    expect(await screen.findByText('This webhook was not found')).toBeVisible();
  });
});
