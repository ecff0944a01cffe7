import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import type { DeviceJson } from '#schema/devices.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { fakeSocket } from '../../testing/fake-socket.ts';
import type { Result } from '../../testing/fixture.ts';
import { renderScreen } from '../../testing/render.tsx';
import { KioskPage } from '../KioskPage.tsx';
import type { KioskBoardQuery, KioskReportMutation } from '../kiosk.generated.ts';
import { ping } from './board.ts';

const device: DeviceJson = {
  id: 'd1',
  name: 'Grill wall',
  kind: 'display',
  language: 'en',
  scopes: ['display_read', 'prep_bump'],
  organizationName: 'Kitchen',
  autoLockMinutes: 2,
  person: null,
};

/** A paired display with this board, live. */
export async function openBoard(board: Result<KioskBoardQuery>, answers: Parameters<typeof fakeServer>[0] = {}) {
  const socket = fakeSocket();
  const calls = fakeServer({
    'GET /api/device': () => Response.json(device),
    'POST /api/devices/renew': () => Response.json(device),
    KioskBoard: () => data<KioskBoardQuery>(board),
    KioskReport: () => data<KioskReportMutation>({ reportDevice: true }),
    ...answers,
  });
  const view = renderScreen(createElement(KioskPage, { onUpdate: () => Promise.resolve() }), {
    viewer: null,
    at: '/kiosk',
  });
  await screen.findByRole('banner');
  await act(async () => undefined);
  const live = () => socket.receive(ping(new Date().toISOString(), 'b1', 5));
  live();
  await screen.findByText(/^(Live|En vivo) \(/);
  return { ...view, calls, socket, live };
}
