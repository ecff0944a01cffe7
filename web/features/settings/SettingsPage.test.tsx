import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import type {
  SaveCountSettingsMutation,
  SaveInventoryNudgesMutation,
  SaveLineCheckSettingsMutation,
  SettingsPartsFragment,
  SettingsPeopleQuery,
  SettingsQuery,
} from './settings.generated.ts';
import type { Fixture, Result } from '../../testing/fixture.ts';

type Settings = Fixture<SettingsPartsFragment>;

const settings: Settings = {
  __typename: 'Organization',
  id: 'o1',
  version: 1,
  name: 'Harbour & Vine',
  monthlyInventoryNudgesEnabled: false,
  inventoryNudgeDay: 1,
  lineCheckEnabled: true,
  lineCheckAssignmentType: 'universal',
  lineCheckFrequency: 'daily',
  lineCheckRolesAllowed: ['cook'],
  lineCheckUserIds: [],
  blindCounts: false,
  countVariancePercent: '20',
  countVarianceAmount: null,
};

function inputOf(body: unknown): object {
  const variables = typeof body === 'object' && body !== null && 'variables' in body ? body.variables : {};
  const input = typeof variables === 'object' && variables !== null && 'input' in variables ? variables.input : {};
  return typeof input === 'object' && input !== null ? input : {};
}

/** A server that stores saved settings; `wait` delays its responses. */
function kitchen(
  start: Partial<Settings> = {},
  wait: Promise<unknown> = Promise.resolve(),
  answers: Parameters<typeof fakeServer>[0] = {},
) {
  const now = { ...settings, ...start };
  const save = (respond: () => Response) => async (call: { readonly body: unknown }) => {
    await wait;
    Object.assign(now, inputOf(call.body), { version: now.version + 1 });
    return respond();
  };
  return fakeServer({
    Settings: () => data<SettingsQuery>({ settings: { ...now } }),
    SaveInventoryNudges: save(() => data<SaveInventoryNudgesMutation>({ updateInventoryNudges: { ...now } })),
    SaveCountSettings: save(() => data<SaveCountSettingsMutation>({ updateCountSettings: { ...now } })),
    SaveLineCheckSettings: save(() => data<SaveLineCheckSettingsMutation>({ updateLineCheckSettings: { ...now } })),
    ...answers,
  });
}

const nudges = () => screen.findByRole('checkbox', { name: /Monthly inventory nudges/ });

describe('Organization Settings', () => {
  test('shows the organization’s name and that changes are saved at once', async () => {
    kitchen();
    renderScreen(<SettingsPage />, { viewer: admin });
    expect(await screen.findByText('Harbour & Vine')).toBeVisible();
    expect(
      screen.getByText(
        'Settings are saved automatically and take effect immediately for all users in the organization.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Inventory Nudges', 'Line Checks']);
  });

  test('the nudge day is enabled with the nudges, and a choice is saved with a toast', async () => {
    const calls = kitchen();
    const { user } = renderScreen(<SettingsPage />, { viewer: admin });
    await nudges();
    const day = screen.getByRole('combobox', { name: 'Nudge day' });
    expect(day).toBeDisabled();
    expect(within(day).getAllByRole('option')).toHaveLength(28);
    await user.click(await nudges());
    await waitFor(() => expect(day).toBeEnabled());
    await user.selectOptions(day, '9');
    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(screen.getByText('Inventory nudge settings have been updated successfully.')).toBeVisible();
    expect(calls.map(({ body }) => inputOf(body)).slice(1)).toEqual([
      { monthlyInventoryNudgesEnabled: true, version: 1 },
      { inventoryNudgeDay: 9, version: 2 },
    ]);
  });

  test('counts are blind and reviewed above the chosen limits; each choice is saved with its version', async () => {
    const calls = kitchen();
    const { user } = renderScreen(<SettingsPage />, { viewer: admin });
    await user.click(await screen.findByRole('checkbox', { name: /Blind counts/ }));
    expect(await screen.findByText('Count settings have been updated successfully.')).toBeVisible();
    const percent = screen.getByRole('combobox', { name: 'Review differences above' });
    await waitFor(() => expect(percent).toBeEnabled());
    await user.selectOptions(percent, '5 %');
    await waitFor(() => expect(percent).toHaveValue('5'));
    const worth = screen.getByRole('combobox', { name: 'Review differences worth more than' });
    await waitFor(() => expect(worth).toBeEnabled());
    await user.selectOptions(worth, '$25.00');
    await waitFor(() => expect(worth).toHaveValue('2500'));
    await waitFor(() => expect(worth).toBeEnabled());
    await user.selectOptions(percent, 'No limit');
    await waitFor(() => expect(percent).toHaveValue(''));
    expect(calls.map(({ body }) => inputOf(body)).slice(1)).toEqual([
      { blindCounts: true, version: 1 },
      { countVariancePercent: '5', version: 2 },
      { countVarianceAmount: 2500, version: 3 },
      { countVariancePercent: null, version: 4 },
    ]);
  });

  test('the sentence about the notice is the specified one', async () => {
    kitchen();
    renderScreen(<SettingsPage />, { viewer: admin });
    expect(await screen.findByText(/Staff are notified 2 days before the scheduled count\.$/)).toBeVisible();
  });

  test('more people than the server accepts are refused with its sentence, and not sent', async () => {
    const everyone = Array.from({ length: limits.linesMax + 1 }, (_, index) => ({
      __typename: 'User',
      id: `p${index}`,
      name: `Cook ${index}`,
      role: 'cook' as const,
    }));
    const lineCheckUserIds = everyone.slice(1).map(({ id }) => id);
    const users: Result<SettingsPeopleQuery>['users'] = {
      __typename: 'UserConnection',
      nodes: everyone,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    };
    const calls = kitchen({ lineCheckAssignmentType: 'by_user', lineCheckUserIds }, undefined, {
      SettingsPeople: () => data<SettingsPeopleQuery>({ users }),
    });
    const { user } = renderScreen(<SettingsPage />, { viewer: admin, at: '/?tab=line-checks' });
    await user.click(await screen.findByRole('button', { name: 'Cook 0' }));
    expect(await screen.findByText('Choose at most 200.')).toBeVisible();
    expect(calls.filter(({ body }) => 'lineCheckUserIds' in inputOf(body))).toEqual([]);
  });

  test('all controls are disabled while a save is pending', async () => {
    let respond: (value?: unknown) => void = () => undefined;
    kitchen({ monthlyInventoryNudgesEnabled: true }, new Promise((resolve) => (respond = resolve)));
    const { user } = renderScreen(<SettingsPage />, { viewer: admin });
    await nudges();
    const day = screen.getByRole('combobox', { name: 'Nudge day' });
    await user.selectOptions(day, '5');
    expect(day).toBeDisabled();
    expect(await nudges()).toBeDisabled();
    respond();
    await waitFor(() => expect(day).toBeEnabled());
    expect(day).toHaveValue('5');
  });

  test('roles are chosen one by one, only when line checks are assigned by role', async () => {
    const calls = kitchen();
    const { user } = renderScreen(<SettingsPage />, { viewer: admin, at: '/?tab=line-checks' });
    const type = await screen.findByRole('combobox', { name: 'Assignment type' });
    expect(screen.queryByRole('group', { name: 'Roles allowed' })).toBeNull();
    await user.selectOptions(type, 'by_role');
    const roles = await screen.findByRole('group', { name: 'Roles allowed' });
    await waitFor(() => expect(within(roles).getByRole('button', { name: 'Manager' })).toBeEnabled());
    await user.click(within(roles).getByRole('button', { name: 'Manager' }));
    await waitFor(() =>
      expect(within(roles).getByRole('button', { name: 'Manager' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(inputOf(calls.at(-1)?.body)).toMatchObject({ lineCheckRolesAllowed: ['cook', 'manager'] });
    await user.click(within(roles).getByRole('button', { name: 'Cook' }));
    await waitFor(() => expect(inputOf(calls.at(-1)?.body)).toMatchObject({ lineCheckRolesAllowed: ['manager'] }));
  });

  test('selects are disabled while line checks are off', async () => {
    kitchen({ lineCheckEnabled: false, lineCheckAssignmentType: 'by_role' });
    renderScreen(<SettingsPage />, { viewer: admin, at: '/?tab=line-checks' });
    expect(await screen.findByRole('combobox', { name: 'Assignment type' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Frequency' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cook' })).toBeDisabled();
  });

  test('a refusal shows the server’s message and changes nothing', async () => {
    fakeServer({
      Settings: () => data<SettingsQuery>({ settings }),
      SaveInventoryNudges: () => refusal('Someone else changed it.', 'CONFLICT'),
    });
    const { user } = renderScreen(<SettingsPage />, { viewer: admin });
    await user.click(await nudges());
    expect(await screen.findByText('Failed to update settings')).toBeVisible();
    expect(screen.getByText('Someone else changed it.')).toBeVisible();
    expect(await nudges()).not.toBeChecked();
  });

  describe('that another admin has changed meanwhile', () => {
    const stale = () => refusal('Changed.', 'CONFLICT', [], { key: 'common.changedMeanwhile' });
    /** A server where another admin has saved `theirs`; it refuses the version that the screen shows. */
    function changed(start: Partial<Settings>, theirs: Partial<Settings>) {
      let stored: Settings = { ...settings, ...start };
      let reads = 0;
      return fakeServer({
        Settings: () => {
          reads += 1;
          if (reads === 2) stored = { ...stored, ...theirs, version: 2 };
          return data<SettingsQuery>({ settings: stored });
        },
        SaveLineCheckSettings: ({ body }) => {
          const input = inputOf(body);
          if (!('version' in input) || input.version !== 2) return stale();
          stored = { ...stored, ...input, version: 3 };
          return data<SaveLineCheckSettingsMutation>({ updateLineCheckSettings: stored });
        },
      });
    }
    const saves = (calls: ReturnType<typeof fakeServer>) =>
      calls.map(({ body }) => inputOf(body)).filter((input) => 'version' in input);

    test('keeps the role that they chose beside mine, without a question', async () => {
      const start = { lineCheckAssignmentType: 'by_role', lineCheckRolesAllowed: [] } as const;
      const calls = changed(start, { lineCheckRolesAllowed: ['cook'] });
      const { user } = renderScreen(<SettingsPage />, { viewer: admin, at: '/?tab=line-checks' });
      const roles = await screen.findByRole('group', { name: 'Roles allowed' });
      await user.click(within(roles).getByRole('button', { name: 'Manager' }));
      expect(await screen.findByText('Settings updated')).toBeVisible();
      expect(saves(calls)).toEqual([
        { lineCheckRolesAllowed: ['manager'], version: 1 },
        { lineCheckRolesAllowed: ['cook', 'manager'], version: 2 },
      ]);
    });

    test('asks about the setting that both changed', async () => {
      const calls = changed({}, { lineCheckFrequency: 'custom' });
      const { user } = renderScreen(<SettingsPage />, { viewer: admin, at: '/?tab=line-checks' });
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Frequency' }), 'shift');
      const question = await screen.findByRole('dialog', { name: 'Someone else changed this, too' });
      const frequency = within(question).getByRole('group', { name: 'Frequency' });
      await user.click(within(frequency).getByRole('radio', { name: /^Theirs/ }));
      await user.click(within(question).getByRole('button', { name: 'Save this' }));
      expect(await screen.findByText('Settings updated')).toBeVisible();
      expect(saves(calls).at(-1)).toEqual({ lineCheckFrequency: 'custom', version: 2 });
    });
  });

  test('a failed load shows the specified toast', async () => {
    fakeServer({ Settings: () => refusal('No.', 'INTERNAL') });
    renderScreen(<SettingsPage />, { viewer: admin });
    expect(await screen.findByText('There was a problem loading your organization settings.')).toBeVisible();
    expect(screen.getAllByText('Error loading settings')).toHaveLength(2);
  });
});
