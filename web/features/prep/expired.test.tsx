import { describe, expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { prepRow } from './prep-task.fixtures.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { PrepListPanel } from './PrepListPanel.tsx';
import type { CompletePrepTaskMutation, ExpiredForTaskQuery, PrepListQuery } from './prep.generated.ts';

const soup = prepRow({ id: '2', name: 'Soup', status: 'in_progress', startedByName: 'Ana Ruiz' });
const sentence =
  '8 l of Stock cannot be taken from what may be used: lot K7QF3A (10 l) expired on 19 Nov 2026, 14:00. Throw it away, or a manager allows it with a reason.';
const lot = (id: string, lotCode: string, itemName: string) => ({
  __typename: 'StockLot',
  id,
  itemName,
  unit: 'l',
  quantity: '10',
  lotCode,
  useBy: '2026-11-19T14:00:00Z',
  storageLocationName: 'Walk-in',
});

/** A kitchen with only expired stock: completing is refused without a reason. */
function kitchen() {
  return fakeServer({
    PrepList: () => data<PrepListQuery>({ prepTasks: [soup] }),
    ExpiredForTask: () =>
      data<ExpiredForTaskQuery>({
        expiredLots: [lot('l1', 'K7QF3A', 'Stock'), lot('l2', 'P3RT4B', 'Stock'), lot('l3', 'M8XY6C', 'Cream')],
      }),
    CompletePrepTask: ({ body }) =>
      JSON.stringify(body).includes('overrideReason":"')
        ? data<CompletePrepTaskMutation>({
            completePrepTask: { ...soup, status: 'completed', actualQuantity: '8', overrideReason: 'Boiled' },
          })
        : refusal(sentence, 'CONFLICT', ['overrideReason'], { lotIds: ['l1', 'l2'] }),
  });
}

async function finishRefused(viewer = manager) {
  const calls = kitchen();
  const { user } = renderScreen(<PrepListPanel />, { viewer });
  await user.click(await screen.findByRole('button', { name: 'Done: Soup' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  const alert = within(await screen.findByRole('alert'));
  return { calls, user, alert };
}
const cook = { ...manager, role: 'cook' } as const;

describe('completing a task with expired ingredients', () => {
  test('shows in place what is expired', async () => {
    const { alert } = await finishRefused(cook);
    expect(alert.getByText(sentence)).toBeInTheDocument();
  });

  test('lists every expired lot of that item, and no others', async () => {
    const { alert } = await finishRefused(cook);
    expect(await alert.findByRole('button', { name: 'Throw away lot P3RT4B' })).toBeInTheDocument();
    expect(alert.queryByRole('button', { name: 'Throw away lot M8XY6C' })).not.toBeInTheDocument();
  });

  test('links to the waste entry of that lot', async () => {
    const { alert, user } = await finishRefused(cook);
    await user.click(await alert.findByRole('button', { name: 'Throw away lot K7QF3A' }));
    expect(screen.getByRole('note', { name: 'address' })).toHaveTextContent('waste=l1');
  });

  test('a cook is referred to a manager and sees no reason field', async () => {
    const { alert } = await finishRefused(cook);
    expect(alert.getByText(/ask a manager/)).toBeInTheDocument();
    expect(alert.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a manager allows it with a reason and the quantity made', async () => {
    const { alert, user, calls } = await finishRefused();
    await user.type(alert.getByRole('textbox', { name: /Why may it be used/ }), 'Boiled');
    await user.click(alert.getByRole('button', { name: 'Allow and finish' }));
    await waitFor(() => expect(JSON.stringify(calls.at(-1)?.body)).toContain('"overrideReason":"Boiled"'));
    expect(JSON.stringify(calls.at(-1)?.body)).toContain('"actualQuantity":"8"');
  });

  test('without a reason, no request is sent', async () => {
    const { alert, user, calls } = await finishRefused();
    const before = calls.filter(({ body }) => JSON.stringify(body ?? '').includes('CompletePrepTask')).length;
    await user.click(alert.getByRole('button', { name: 'Allow and finish' }));
    expect(alert.getByText('Say why expired food may be used.')).toBeInTheDocument();
    expect(calls.filter(({ body }) => JSON.stringify(body ?? '').includes('CompletePrepTask'))).toHaveLength(before);
  });
});
