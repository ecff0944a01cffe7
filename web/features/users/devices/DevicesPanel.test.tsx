import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Language } from '#schema/vocabulary.ts';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { admin, renderScreen } from '../../../testing/render.tsx';
import { noteServerBuild } from '../../../platform/live/server-build.ts';
import { DevicesPanel } from './DevicesPanel.tsx';
import type {
  ApproveDeviceMutation,
  DenyDeviceMutation,
  DeviceRowFragment,
  DeviceStationsQuery,
  DevicesQuery,
  DisplayPolicyQuery,
  PairingRequestQuery,
  RevokeDeviceMutation,
  SaveBoardSettingsMutation,
  SaveDisplayPolicyMutation,
  UpdateDeviceMutation,
} from './devices.generated.ts';
import { formatUserCode } from './user-code.ts';
import type { Result } from '../../../testing/fixture.ts';

const display: DeviceRowFragment = {
  id: 'd1',
  version: 3,
  name: 'Grill wall',
  kind: 'display',
  scopes: ['display_read', 'prep_bump'],
  stationIds: ['s1'],
  stationNames: ['Grill'],
  language: 'en',
  pairedAt: '2026-11-20T10:00:00Z',
  lastSeenAt: new Date().toISOString(),
  revokedAt: null,
  online: true,
  settings: {
    mode: 'prep',
    readFromMetres: 2,
    theme: 'auto',
    volume: 60,
    quietFrom: null,
    quietTo: null,
    bumpStyle: 'select',
    rotateSeconds: 0,
    autoLockMinutes: 2,
  },
  report: {
    build: 'b1',
    model: 'Chrome, Linux',
    screen: '1920 × 1080',
    timeZone: 'Europe/Lisbon',
    battery: 12,
    charging: false,
    wakeLock: true,
    sound: false,
  },
};
const tablet: DeviceRowFragment = {
  ...display,
  id: 'd2',
  name: 'Cold line tablet',
  kind: 'tablet',
  scopes: ['display_read'],
  stationIds: [],
  stationNames: [],
  online: false,
  report: null,
};
const request: Result<PairingRequestQuery>['pairingRequest'] = {
  __typename: 'PairingRequest',
  userCode: 'BKTR-7Q4W',
  model: 'Chrome, Android',
  screen: '1280 × 800',
  timeZone: 'Europe/Lisbon',
  language: 'es',
  network: '192.168.4.0/24',
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
};
const station = (id: string, name: string) => ({ __typename: 'Station', id, name });

/** The device as the server sends it. */
const wire = ({ settings, report, ...device }: DeviceRowFragment) => ({
  __typename: 'Device',
  ...device,
  settings: { __typename: 'DeviceSettings', ...settings },
  report: report && { __typename: 'DeviceReport', ...report },
});

type Answers = Parameters<typeof fakeServer>[0];

function open(
  devices: readonly DeviceRowFragment[],
  answers: Answers = {},
  at = '?tab=devices',
  language: Language = 'en',
) {
  const changed = () => ({ ...wire(devices[0] ?? display), version: 4 });
  const calls = fakeServer({
    Devices: () => data<DevicesQuery>({ devices: devices.map(wire) }),
    DeviceStations: () => data<DeviceStationsQuery>({ stations: [station('s1', 'Grill'), station('s2', 'Cold line')] }),
    DisplayPolicy: () =>
      data<DisplayPolicyQuery>({
        settings: {
          __typename: 'Organization',
          id: 'o1',
          version: 4,
          displayNames: 'first_name',
          displayPinRequired: false,
        },
      }),
    PairingRequest: () => data<PairingRequestQuery>({ pairingRequest: request }),
    ApproveDevice: () => data<ApproveDeviceMutation>({ approveDevice: changed() }),
    DenyDevice: () => data<DenyDeviceMutation>({ denyDevice: true }),
    UpdateDevice: () => data<UpdateDeviceMutation>({ updateDevice: changed() }),
    RevokeDevice: () => data<RevokeDeviceMutation>({ revokeDevice: changed() }),
    SaveBoardSettings: () => data<SaveBoardSettingsMutation>({ saveDeviceSettings: changed() }),
    ...answers,
  });
  const view = renderScreen(<DevicesPanel />, { viewer: admin, at: `/admin/users${at}`, language });
  const sent = (operation: string) => calls.filter(({ body }) => JSON.stringify(body).includes(`"${operation}"`));
  const inputs = (operation: string) =>
    sent(operation).map(({ body }) =>
      typeof body === 'object' && body !== null && 'variables' in body ? body.variables : null,
    );
  return { ...view, sent, inputs };
}

const codeField = () => screen.findByRole('textbox', { name: 'Code on the screen' });

describe('the list of devices', () => {
  test('shows the status of each in words', async () => {
    noteServerBuild('b2');
    open([
      display,
      tablet,
      { ...display, id: 'd3', name: 'Old wall', revokedAt: '2026-11-19T10:00:00Z', online: false },
    ]);
    const rows = await screen.findAllByRole('row');
    const [, first, second, third] = rows.map((row) => row.textContent);
    for (const word of ['Grill wall', 'Online', 'Display', 'Grill', '1920 × 1080', 'Chrome, Linux']) {
      expect(first).toContain(word);
    }
    for (const word of ['Battery 12 %', 'Stays awake', 'Sound off', 'Old version']) expect(first).toContain(word);
    for (const word of ['Cold line tablet', 'Offline', 'Shared tablet']) expect(second).toContain(word);
    expect(third).toContain('Revoked');
  });

  test('when empty, has one action and instructions', async () => {
    const { user } = open([]);
    expect(await screen.findByText(/Open localhost\/kiosk on the screen/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pair a device' }));
    expect(await codeField()).toHaveFocus();
  });

  test('is in Spanish for a Spanish viewer', async () => {
    open([display], {}, '?tab=devices', 'es');
    expect(await screen.findByText('En línea')).toBeVisible();
    expect(screen.getByText('Pedir un PIN antes de que una pantalla empiece o termine una tarea')).toBeVisible();
  });
});

describe('pairing', () => {
  test('finds the screen by the typed code, shows its facts, and approves it with the chosen settings', async () => {
    const { user, inputs } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Pair a device' }));
    await user.type(await codeField(), 'bktr 7q4w');
    expect(await codeField()).toHaveValue('BKTR-7Q4W');
    await user.click(screen.getByRole('button', { name: 'Find the screen' }));
    expect(await screen.findByText('192.168.4.0/24')).toBeVisible();
    expect(screen.getByText('Chrome, Android')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(screen.getByText('Give the device a name, such as Grill wall.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Cold wall ');
    await user.click(await screen.findByRole('button', { name: 'Cold line' }));
    await user.click(screen.getByRole('checkbox', { name: /Start and finish tasks/ }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Device paired')).toBeVisible();
    expect(inputs('ApproveDevice')).toEqual([
      {
        input: {
          userCode: 'BKTR-7Q4W',
          name: 'Cold wall',
          kind: 'display',
          stationIds: ['s2'],
          language: 'es',
          scopes: ['display_read'],
          replacesId: null,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('starts with the code of a scanned QR code, and a tablet needs no stations', async () => {
    const { user, inputs } = open([], {}, '?tab=devices&code=BKTR-7Q4W');
    await user.click(await screen.findByRole('button', { name: 'Shared tablet' }));
    expect(screen.queryByText('Stations')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Cold line tablet');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(inputs('ApproveDevice')).toHaveLength(1));
    expect(inputs('ApproveDevice')[0]).toMatchObject({ input: { kind: 'tablet', scopes: ['display_read'] } });
  });

  test('shows an error for an unknown code, which can be sent again', async () => {
    let isKnown = false;
    const answer = () =>
      isKnown
        ? data<PairingRequestQuery>({ pairingRequest: request })
        : refusal('This code was not found.', 'NOT_FOUND');
    const { user } = open([], { PairingRequest: answer }, '?tab=devices&code=BKTR-7Q4W');
    expect(await screen.findByText('No screen shows this code now. Check it, or wait for its next one.')).toBeVisible();
    isKnown = true;
    await user.click(screen.getByRole('button', { name: 'Find the screen' }));
    expect(await screen.findByText('192.168.4.0/24')).toBeVisible();
  });

  test('denies a request', async () => {
    const { user, inputs } = open([], {}, '?tab=devices&code=BKTR-7Q4W');
    await user.click(await screen.findByRole('button', { name: 'Deny' }));
    expect(await screen.findByText('The request was denied.')).toBeVisible();
    expect(inputs('DenyDevice')).toEqual([{ input: { userCode: 'BKTR-7Q4W' } }]);
  });

  test('shows the server’s message when there are too many devices', async () => {
    const full = 'This kitchen has 20 devices already. Revoke one that is no longer used.';
    const { user } = open([], { ApproveDevice: () => refusal(full, 'CONFLICT') }, '?tab=devices&code=BKTR-7Q4W');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'One more');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(full);
  });

  test('repairing gives the new browser the name and stations of the device', async () => {
    const { user, inputs } = open([display], {}, '?tab=devices&device=d1');
    await user.click(await screen.findByRole('button', { name: 'Repair' }));
    expect(await screen.findByRole('dialog', { name: 'Repair Grill wall' })).toBeVisible();
    await user.type(await codeField(), 'BKTR7Q4W{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Grill wall');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(inputs('ApproveDevice')).toHaveLength(1));
    expect(inputs('ApproveDevice')[0]).toMatchObject({
      input: { replacesId: 'd1', name: 'Grill wall', stationIds: ['s1'], scopes: ['display_read', 'prep_bump'] },
    });
  });
});

describe('one device', () => {
  test('is renamed and moved to another station, with its version', async () => {
    const { user, inputs } = open([display], {}, '?tab=devices&device=d1');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Pass wall');
    await user.click(await screen.findByRole('button', { name: 'Grill' }));
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? name);
    await waitFor(() => expect(inputs('UpdateDevice')).toHaveLength(1));
    expect(inputs('UpdateDevice')[0]).toMatchObject({
      input: { id: 'd1', version: 3, name: 'Pass wall', stationIds: [] },
    });
  });

  test('has board settings: mode, distance, quiet hours', async () => {
    const { user, inputs } = open([display], {}, '?tab=devices&device=d1');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Shows' }), 'stock');
    await user.click(screen.getByRole('button', { name: '3 m' }));
    await user.type(screen.getByLabelText('Quiet from'), '23:00');
    const save = screen.getAllByRole('button', { name: 'Save' }).at(-1);
    if (save) await user.click(save);
    expect(screen.getByText('Give both times, or none.')).toBeVisible();
    expect(inputs('SaveBoardSettings')).toEqual([]);
    await user.type(screen.getByLabelText('Quiet until'), '06:00');
    if (save) await user.click(save);
    await waitFor(() => expect(inputs('SaveBoardSettings')).toHaveLength(1));
    expect(inputs('SaveBoardSettings')[0]).toEqual({
      input: {
        id: 'd1',
        version: 3,
        mode: 'stock',
        readFromMetres: 3,
        theme: 'auto',
        volume: 60,
        quietFrom: '23:00',
        quietTo: '06:00',
        bumpStyle: 'select',
        rotateSeconds: 0,
      },
    });
  });

  test('that is a tablet has a lock setting', async () => {
    const { user, inputs } = open([tablet], {}, '?tab=devices&device=d2');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Locks after' }), '5');
    const save = screen.getAllByRole('button', { name: 'Save' }).at(-1);
    if (save) await user.click(save);
    await waitFor(() =>
      expect(inputs('SaveBoardSettings')).toMatchObject([{ input: { id: 'd2', autoLockMinutes: 5, version: 3 } }]),
    );
  });

  test('is revoked only after a confirmation that explains the effect', async () => {
    const { user, inputs } = open([display], {}, '?tab=devices&device=d1');
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Revoke Grill wall?' }));
    expect(ask.getByText(/the board goes blank/)).toBeVisible();
    expect(inputs('RevokeDevice')).toEqual([]);
    await user.click(ask.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Grill wall was revoked.')).toBeVisible();
    expect(inputs('RevokeDevice')).toEqual([{ input: { id: 'd1' } }]);
  });

  test('that is unknown shows that', async () => {
    open([display], {}, '?tab=devices&device=nobody');
    expect(await screen.findByText('This device was not found')).toBeVisible();
  });
});

describe('the policy of all displays', () => {
  const saved = (change: Partial<DisplayPolicyQuery['settings']>) => () =>
    data<SaveDisplayPolicyMutation>({
      updateDisplayPolicy: {
        __typename: 'Organization',
        id: 'o1',
        version: 5,
        displayNames: 'first_name',
        displayPinRequired: false,
        ...change,
      },
    });

  test('is saved at once, with a toast', async () => {
    const { user, inputs } = open([], { SaveDisplayPolicy: saved({ displayNames: 'none' }) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Names on displays' }), 'none');
    expect(await screen.findByText('Settings updated')).toBeVisible();
    expect(inputs('SaveDisplayPolicy')).toEqual([{ input: { displayNames: 'none', version: 4 } }]);
    expect(screen.getByRole('combobox', { name: 'Names on displays' })).toHaveValue('none');
  });

  test('does not change after a refusal, which is shown', async () => {
    const { user } = open([], { SaveDisplayPolicy: () => refusal('Not now.', 'CONFLICT') });
    const pin = () => screen.findByRole('checkbox', { name: /Ask for a PIN before a display/ });
    await user.click(await pin());
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await pin()).not.toBeChecked();
  });
});

test.each([
  ['bktr7q4w', 'BKTR-7Q4W'],
  [' bktr - 7q4w9', 'BKTR-7Q4W'],
  ['bkt', 'BKT'],
  ['bktr-', 'BKTR'],
])('formats the typed code %p as %p', (typed, code) => {
  expect(formatUserCode(typed)).toBe(code);
});
