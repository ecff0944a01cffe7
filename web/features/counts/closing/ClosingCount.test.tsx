import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { businessDate } from '#schema/business-day.ts';
import { unknownKitchen } from '../../../ui/format/kitchen.ts';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../../testing/render.tsx';
import type { Result } from '../../../testing/fixture.ts';
import { typedFigures } from './closing-figures.ts';
import { ClosingCount } from './ClosingCount.tsx';
import type { ClosingSheetQuery, CountClosingMutation } from '../counts.generated.ts';

type Line = Result<ClosingSheetQuery>['prepItems'][number];

const line = (id: string, itemName: string, countedAtClosing = true): Line => ({
  __typename: 'PrepItem',
  id,
  itemId: `item-${id}`,
  itemName,
  unit: 'kg',
  prepListName: null,
  countedAtClosing,
});

const sheet = () =>
  data<ClosingSheetQuery>({ prepItems: [line('1', 'Aioli'), line('2', 'Mirepoix'), line('3', 'Prawn', false)] });

const counted = () =>
  data<CountClosingMutation>({
    countClosing: {
      __typename: 'CountSession',
      id: 's1',
      version: 1,
      kind: 'closing',
      status: 'posted',
      name: null,
      businessDate: '2026-03-02',
      blind: false,
      createdAt: '2026-03-02T22:00:00Z',
      startedByName: 'Ana Ruiz',
      postedAt: '2026-03-02T22:00:00Z',
      postedByName: 'Ana Ruiz',
      closedReason: null,
      countedLines: 1,
      skippedLines: 0,
      recountLines: 0,
      counters: ['Ana Ruiz'],
      postedValue: null,
      unknownCosts: null,
      places: [],
    },
  });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => localStorage.clear());

function open(answer: () => Response | Promise<Response>, viewer = cook) {
  const calls = fakeServer({ ClosingSheet: sheet, CountClosing: answer });
  const view = renderScreen(<ClosingCount onClose={() => undefined} />, { viewer });
  return { ...view, calls };
}

const row = async (name: string) => {
  const rows = await screen.findAllByRole('listitem');
  const found = rows.find((one) => one.textContent.includes(name));
  if (!found) throw new Error(`No line ${name}`);
  return within(found);
};

/** Types 3 kg for the current item. */
async function typeThree(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '3' }));
  await user.click(screen.getByRole('button', { name: 'Save, next' }));
}
const saveOne = () => screen.findByRole('button', { name: 'Save 1 item' });

describe('the sheet of a closing count', () => {
  test('lists the items that the count includes, and names the others', async () => {
    open(counted);
    expect(await screen.findByText('0 of 2 counted')).toBeVisible();
    expect(screen.getByText('Not here, but place by place in a spot count: Prawn')).toBeVisible();
  });

  test('formats figures in the language, and shows what was measured', async () => {
    const measured = { quantity: '6.2', unit: 'kg' };
    const typed = new Map([
      ['item-1', [{ quantity: '2.5', unit: 'kg', sum: null }]],
      ['item-2', [{ quantity: '2', unit: 'bunch', sum: null, measured }]],
    ]);
    typedFigures(cook.id).write(businessDate(unknownKitchen, new Date()), typed);
    fakeServer({ ClosingSheet: sheet });
    renderScreen(<ClosingCount onClose={() => undefined} />, { language: 'es' });
    expect((await row('Aioli')).getByText('2,5 kg')).toBeVisible();
    expect((await row('Mirepoix')).getByText(/^2 .+ \(6,2 kg\)$/)).toBeVisible();
  });

  test('restores what was typed when it is opened again', async () => {
    const { user, unmount } = open(counted);
    await typeThree(user);
    unmount();
    open(counted);
    expect(await saveOne()).toBeEnabled();
    expect((await row('Aioli')).getByText(/^3 kg/)).toBeVisible();
  });

  test('does not show what somebody else typed', async () => {
    const { user, unmount } = open(counted);
    await typeThree(user);
    unmount();
    open(counted, manager);
    expect(await screen.findByText('0 of 2 counted')).toBeVisible();
  });
});

describe('saving a closing count', () => {
  test('clears what was typed', async () => {
    const { user, unmount } = open(counted);
    await typeThree(user);
    await user.click(await saveOne());
    expect(await screen.findByText('1 item counted')).toBeVisible();
    unmount();
    open(counted);
    expect(await screen.findByText('0 of 2 counted')).toBeVisible();
  });

  test('without a network is queued', async () => {
    const { user } = open(unreachable);
    await typeThree(user);
    await user.click(await saveOne());
    expect(await screen.findByText('1 item counted')).toBeVisible();
    expect(await (await row('Aioli')).findByText('Waits for the network')).toBeVisible();
    expect(await screen.findByText('1 of 2 counted')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nothing counted yet' })).toBeDisabled();
  });

  test('that is refused keeps the figures and shows the reason', async () => {
    const { user } = open(() => refusal('Aioli is archived.', 'CONFLICT'));
    await typeThree(user);
    await user.click(await saveOne());
    expect(await screen.findByRole('alert')).toHaveTextContent('Aioli is archived.');
    expect((await row('Aioli')).getByText(/^3 kg/)).toBeVisible();
    expect(await saveOne()).toBeEnabled();
  });
});
