import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Language, tokenScopes } from '#schema/vocabulary.ts';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { admin, renderScreen } from '../../../testing/render.tsx';
import { ApiPanel } from './ApiPanel.tsx';
import { scopeAreas, scopesIn } from './scope-groups.ts';
import type {
  ApiAccessQuery,
  CreateApiTokenMutation,
  CreateServiceAccountMutation,
  DeactivateServiceAccountMutation,
  RevokeApiTokenMutation,
  ServiceAccountRowFragment,
  TokenRowFragment,
  UpdateApiTokenMutation,
  UpdateServiceAccountMutation,
} from './tokens.generated.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const till: TokenRowFragment = {
  id: 't1',
  version: 2,
  name: 'Till',
  ownerName: 'Olive Stone',
  ownerRole: 'admin',
  service: false,
  createdByName: 'Olive Stone',
  createdAt: '2026-11-20T10:00:00Z',
  scopes: ['prep_read', 'prep_write', 'reports_read'],
  addresses: ['203.0.113.0/24'],
  lastCharacters: 'x9Kd',
  expiresAt: inDays(300),
  lastUsedAt: new Date().toISOString(),
  lastUsedAddress: '203.0.113.7',
  revokedAt: null,
  state: 'active',
};
const ordering: ServiceAccountRowFragment = {
  id: 's1',
  version: 1,
  name: 'Ordering tool',
  role: 'cook',
  active: true,
  tokenCount: 1,
};

const SECRET = 'brig_AbCdEf0123456789';

type Answers = Parameters<typeof fakeServer>[0];

/** The panel with these tokens and accounts; `sent` returns the variables of an operation's calls. */
function open(
  tokens: TokenRowFragment[],
  accounts: ServiceAccountRowFragment[],
  answers: Answers = {},
  { at = '?tab=api', language = 'en' }: { readonly at?: string; readonly language?: Language } = {},
) {
  const token = (row: TokenRowFragment) => ({ __typename: 'ApiToken', ...row });
  const account = (row: ServiceAccountRowFragment) => ({ __typename: 'ServiceAccount', ...row });
  const calls = fakeServer({
    ApiAccess: () =>
      data<ApiAccessQuery>({
        organization: { __typename: 'Organization', id: 'o1', demo: false },
        apiTokens: tokens.map(token),
        serviceAccounts: accounts.map(account),
      }),
    CreateApiToken: () =>
      data<CreateApiTokenMutation>({
        createApiToken: {
          __typename: 'CreatedApiToken',
          token: { __typename: 'ApiToken', id: 't9', name: 'Scale', expiresAt: inDays(365) },
          secret: SECRET,
        },
      }),
    UpdateApiToken: () => data<UpdateApiTokenMutation>({ updateApiToken: token({ ...till, version: 3 }) }),
    RevokeApiToken: () =>
      data<RevokeApiTokenMutation>({ revokeApiToken: token({ ...till, state: 'revoked', revokedAt: inDays(0) }) }),
    CreateServiceAccount: () => data<CreateServiceAccountMutation>({ createServiceAccount: account(ordering) }),
    UpdateServiceAccount: () =>
      data<UpdateServiceAccountMutation>({ updateServiceAccount: account({ ...ordering, role: 'manager' }) }),
    DeactivateServiceAccount: () =>
      data<DeactivateServiceAccountMutation>({ deactivateServiceAccount: account({ ...ordering, active: false }) }),
    ...answers,
  });
  const view = renderScreen(<ApiPanel />, { viewer: admin, at: `/admin/users${at}`, language });
  const sent = (operation: string) =>
    calls
      .filter(({ body }) => JSON.stringify(body).includes(`"${operation}"`))
      .map(({ body }) => (typeof body === 'object' && body !== null && 'variables' in body ? body.variables : null));
  return { ...view, sent };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the list of tokens', () => {
  test('shows owner, scopes, last use and status of each', async () => {
    open(
      [
        till,
        { ...till, id: 't2', name: 'Old', state: 'revoked', revokedAt: inDays(-1), lastUsedAt: null },
        { ...till, id: 't3', name: 'Soon', expiresAt: inDays(3), service: true, ownerName: 'Ordering tool' },
      ],
      [ordering],
    );
    const rows = await screen.findAllByRole('row');
    const [, first, second, third, , account] = rows.map((row) => row.textContent);
    for (const words of [
      'Till',
      'Active',
      'Olive Stone',
      'Person, Admin',
      'Prep: Read, Write · Reports and trends: Read',
    ]) {
      expect(first).toContain(words);
    }
    for (const words of ['from 203.0.113.7', '203.0.113.0/24']) expect(first).toContain(words);
    for (const words of ['Revoked', 'Never']) expect(second).toContain(words);
    for (const words of ['Ends soon', 'Ordering tool', 'Service account, Admin']) expect(third).toContain(words);
    for (const words of ['Ordering tool', 'Active', 'Cook', '1']) expect(account).toContain(words);
  });

  test('when empty, explains tokens and service accounts, with one action each', async () => {
    open([], []);
    expect(await screen.findByText(/Create one for each program/)).toBeVisible();
    expect(button('Create a token')).toBeVisible();
    expect(button('Create a service account')).toBeVisible();
  });

  test('is in Spanish for a Spanish viewer', async () => {
    open([till], [], {}, { language: 'es' });
    expect(await screen.findByText('Tokens de la API')).toBeVisible();
    expect(screen.getByText('Persona, Administrador')).toBeVisible();
  });

  test('shows Retry when it cannot be loaded', async () => {
    open([], [], { ApiAccess: () => refusal('Something went wrong on our side. Nothing was changed.', 'INTERNAL') });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('a new token', () => {
  /** The form of a new token, filled in. */
  async function fillIn() {
    const view = open([till], [ordering]);
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Create a token' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Scale ');
    await user.click(button('Inventory and lots: Write'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ends after' }), '90 days');
    await user.type(screen.getByRole('textbox', { name: 'Only from these addresses' }), '203.0.113.7\n10.0.0.0/8');
    return view;
  }

  test('needs a name and a scope', async () => {
    const { user, sent } = open([till], [ordering]);
    await user.click(await screen.findByRole('button', { name: 'Create a token' }));
    await user.click(await screen.findByRole('button', { name: 'Create the token' }));
    expect(screen.getByText('Give it a name that says what it is for.')).toBeVisible();
    expect(screen.getByText('Choose at least one scope.')).toBeVisible();
    expect(sent('CreateApiToken')).toEqual([]);
  });

  test('that may write may read', async () => {
    await fillIn();
    expect(button('Inventory and lots: Read')).toHaveAttribute('aria-pressed', 'true');
  });

  test('is created with its name, scopes, end and addresses', async () => {
    const { user, sent } = await fillIn();
    await user.click(button('Create the token'));
    await screen.findByRole('textbox', { name: 'Token' });
    expect(sent('CreateApiToken')).toEqual([
      {
        input: {
          name: 'Scale',
          scopes: ['inventory_write', 'inventory_read'],
          serviceAccountId: null,
          expiresInDays: 90,
          addresses: ['203.0.113.7', '10.0.0.0/8'],
        },
      },
    ]);
  });

  test('shows its text once, and in a command line', async () => {
    const { user } = await fillIn();
    await user.click(button('Create the token'));
    expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue(SECRET);
    expect(screen.getByRole('textbox', { name: 'Command line' })).toHaveDisplayValue(
      new RegExp(`^curl -H 'Authorization: Bearer ${SECRET}'`),
    );
    await user.click(button('Done, I have copied it'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain(SECRET);
  });

  test('for a cook’s service account cannot have scopes beyond the cook’s role', async () => {
    const { user, sent } = open(
      [],
      [ordering, { ...ordering, id: 's2', name: 'Gone', active: false }],
      {},
      { at: '?tab=api&token=new' },
    );
    const owners = await screen.findByRole('combobox', { name: 'Acts as' });
    expect(within(owners).queryByRole('option', { name: /Gone/ })).toBeNull();
    await user.click(button('Read everything'));
    expect(button('Reports and trends: Read')).toHaveAttribute('aria-pressed', 'true');
    await user.selectOptions(owners, 'Ordering tool, Cook');
    expect(button('Reports and trends: Read')).toBeDisabled();
    expect(screen.getByText(/The role Cook opens nothing of what is greyed out/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Board');
    await user.click(button('Create the token'));
    await waitFor(() => expect(sent('CreateApiToken')).toHaveLength(1));
    const [first] = sent('CreateApiToken');
    expect(first).toMatchObject({ input: { serviceAccountId: 's1' } });
    expect(JSON.stringify(first)).not.toContain('reports_read');
  });

  test('that is refused keeps the input and shows the reason', async () => {
    const sentence = 'This kitchen has 50 API tokens already. Revoke one that is no longer used.';
    const { user } = open(
      [till],
      [],
      { CreateApiToken: () => refusal(sentence, 'CONFLICT') },
      { at: '?tab=api&token=new' },
    );
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'One more');
    await user.click(button('Prep: Read'));
    await user.click(button('Create the token'));
    expect(await screen.findByText(/This kitchen has 50 API tokens already/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('One more');
  });

  test('can have every scope that exists', () => {
    const offered = scopeAreas.flatMap((area) => scopesIn(area).map(({ scope }) => scope));
    expect(offered.toSorted()).toEqual([...tokenScopes].toSorted());
  });
});

describe('one token', () => {
  test('is renamed, and revoked after a confirmation', async () => {
    const { user, sent } = open([till], [], {}, { at: '?tab=api&token=t1' });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Till at the bar');
    await user.click(button('Save'));
    await waitFor(() => expect(sent('UpdateApiToken')).toHaveLength(1));
    expect(sent('UpdateApiToken')[0]).toEqual({
      input: { id: 't1', version: 2, name: 'Till at the bar', addresses: ['203.0.113.0/24'] },
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(sent('RevokeApiToken')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(sent('RevokeApiToken')).toEqual([{ input: { id: 't1' } }]));
    expect(await screen.findByText('Till was revoked.')).toBeVisible();
  });

  test('that does not exist shows that', async () => {
    open([till], [], {}, { at: '?tab=api&token=none' });
    expect(await screen.findByText('This token was not found')).toBeVisible();
  });
});

describe('a service account', () => {
  test('is created with a name and a role', async () => {
    const { user, sent } = open([], [], {}, { at: '?tab=api&service=new' });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create a service account' }));
    expect(screen.getByText('Give it a name that says what it is for.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ordering tool');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Manager');
    await user.click(dialog.getByRole('button', { name: 'Create a service account' }));
    await waitFor(() =>
      expect(sent('CreateServiceAccount')).toEqual([{ input: { name: 'Ordering tool', role: 'manager' } }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is deactivated after a confirmation', async () => {
    const { user, sent } = open([], [ordering], {}, { at: '?tab=api&service=s1' });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(sent('DeactivateServiceAccount')).toEqual([{ input: { id: 's1' } }]));
  });
});
