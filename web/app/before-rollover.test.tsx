import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { addDays, businessDate } from '#schema/business-day.ts';
import { Headline } from '../features/reports/Headline.tsx';
import { LineChecksPanel } from '../features/line-checks/LineChecksPanel.tsx';
import { WastePanel } from '../features/waste/WastePanel.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { manager, renderScreen } from '../testing/render.tsx';
import { KitchenContext, unknownKitchen } from '../ui/format/kitchen.ts';

/** A kitchen whose clock is before the rollover at any time but in the last minute of a day. */
const kitchen = { ...unknownKitchen, timeZone: 'UTC', dayRollover: '23:59' };
const today = () => businessDate(kitchen, new Date());
const draw = (content: ReactNode) =>
  renderScreen(<KitchenContext value={kitchen}>{content}</KitchenContext>, { viewer: manager });

test.each([
  ['the waste log', <WastePanel key="waste" />, 6],
  ['the figure of a report', <Headline key="report" name="prep" />, 6],
])('before the rollover %s ends with the business day, not with the calendar day', async (_screen, content, days) => {
  const calls = fakeServer({});
  draw(content);
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  const text = JSON.stringify(calls.map(({ body }) => body));
  expect([text.includes(`"${addDays(today(), -days)}"`), text.includes(`"${today()}"`)]).toEqual([true, true]);
});

test('before the rollover the line checks are those of the business day', async () => {
  fakeServer({});
  draw(<LineChecksPanel />);
  expect(await screen.findByLabelText('Day')).toHaveValue(today());
});
