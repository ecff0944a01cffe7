import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { english } from '#schema/messages.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { admin, renderScreen } from '../../testing/render.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { KitchenProfileQuery, SaveKitchenProfileMutation } from './kitchen-profile.generated.ts';

const profile = {
  id: 'o1',
  version: 3,
  name: 'Harbour & Vine',
  timeZone: 'Asia/Tokyo',
  dayRollover: '02:30',
  periodKind: 'week',
  weekStart: 'mon',
  fiscalYearStart: null,
  country: 'JP',
  currency: 'JPY',
  jurisdiction: 'FDA_2022',
  dateMarkDays: null,
  temperatureUnit: 'C',
  measureSystem: 'metric',
  hourClock: null,
  language: 'en',
  expiringHours: 24,
  priceAlertPercent: '5',
  wasteAlertAmount: 10_000,
} as const;

function openForm() {
  const sent: object[] = [];
  fakeServer({
    KitchenProfile: () => data<KitchenProfileQuery>({ organization: { __typename: 'Organization', ...profile } }),
    SaveKitchenProfile: ({ body }) => {
      sent.push(JSON.parse(JSON.stringify(body)).variables.input);
      return data<SaveKitchenProfileMutation>({ updateKitchenProfile: { __typename: 'Organization', ...profile } });
    },
  });
  return { ...renderScreen(<ProfileForm profile={profile} />, { viewer: admin }), sent };
}

const rollover = () => screen.getByRole('combobox', { name: 'Day begins at' });
const offered = () =>
  within(rollover())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the kitchen profile', () => {
  test('offers every half hour from midnight to six in a zone without clock changes', () => {
    openForm();
    expect(offered()).toHaveLength(13);
    expect(rollover()).toHaveValue('02:30');
  });

  test('in another zone offers only times that its clock changes neither skip nor repeat, and chooses the nearest', async () => {
    const { user, sent } = openForm();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/New_York');
    expect(offered()).toEqual([
      '12:00 AM',
      '12:30 AM',
      '3:00 AM',
      '3:30 AM',
      '4:00 AM',
      '4:30 AM',
      '5:00 AM',
      '5:30 AM',
      '6:00 AM',
    ]);
    expect(rollover()).toHaveValue('03:00');
    expect(screen.getByText(/Times it never skips or repeats: 12:00.AM–12:59.AM, 3:00.AM–6:00.AM/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ timeZone: 'America/New_York', dayRollover: '03:00' }]));
  });

  test('with 4-4-5 periods asks for the first day of a year in place of the first day of the week', async () => {
    const { user, sent } = openForm();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Weeks begin on' }), 'Sunday');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Periods' }), 'four_four_five');
    expect(screen.queryByRole('combobox', { name: 'Weeks begin on' })).toBeNull();
    await user.type(screen.getByLabelText('First day of a year'), '2026-02-01');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject([{ periodKind: 'four_four_five', fiscalYearStart: '2026-02-01' }]));
  });

  test.each([
    ['Expiring soon', '0', 'field.atLeast1Hour'],
    ['Price change', '101', 'field.percent'],
    ['Waste of a day', '99,5', 'field.amount'],
    ['Name', ' ', 'field.name'],
  ] as const)('refuses %s of “%s” like the server, and sends nothing', async (label, typed, key) => {
    const { user, sent } = openForm();
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(english[key])).toBeVisible();
    expect(sent).toEqual([]);
  });
});
