import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import type { Language } from '#schema/vocabulary.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { loadSpanishMessages } from '../../ui/i18n/server-messages.ts';
import { DeliveryPage } from './DeliveryPage.tsx';
import type {
  CorrectDeliveryLineMutation,
  DeliverySheetQuery,
  PostDeliveryMutation,
  ReverseDeliveryMutation,
  SaveDeliveryMutation,
  UndoDeliveryMutation,
} from './deliveries.generated.ts';
import { type Delivery, type DeliveryLine, delivery, posted, salmon } from './delivery.fixtures.ts';
import type { Result } from '../../testing/fixture.ts';

const organization: Result<DeliverySheetQuery>['organization'] = {
  __typename: 'Organization',
  id: 'o1',
  currency: 'USD',
  priceAlertPercent: '5',
};
const open = (answers: Parameters<typeof fakeServer>[0] = {}, language: Language = 'en') => {
  const calls = fakeServer({ DeliverySheet: () => data<DeliverySheetQuery>({ delivery, organization }), ...answers });
  const page = (
    <main>
      <Routes>
        <Route path="/manager/receiving/:id" element={<DeliveryPage />} />
      </Routes>
    </main>
  );
  const input = (operation: string): unknown => {
    const body = calls
      .map((call) => call.body)
      .find((sent) => JSON.stringify(sent)?.includes(`"operationName":"${operation}"`));
    return body && typeof body === 'object' && 'variables' in body ? body.variables : undefined;
  };
  return { ...renderScreen(page, { viewer: manager, at: '/manager/receiving/d1', language }), input };
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => localStorage.clear());

describe('the receiving form', () => {
  test('flags a reading above its limit at once, and accepts it only with a reason', async () => {
    const { user } = open();
    const line = await card('Salmon');
    await user.type(line.getByLabelText('Got, Salmon'), '10');
    await user.type(line.getByLabelText('Temperature, Salmon'), '5');
    expect(line.getByText('Temperature OK')).toBeVisible();
    await user.type(line.getByLabelText('Temperature, Salmon'), ',1');
    expect(line.getByText('Too warm')).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Accept anyway: Salmon' }));
    await user.type(line.getByLabelText('Accept anyway, because'), 'Surface only');
    expect(line.getByText('Accepted with a reason')).toBeVisible();
  });

  test('judges a reading in the unit of the thermometer', async () => {
    const { user } = open();
    const line = await card('Salmon');
    await user.type(line.getByLabelText('Got, Salmon'), '10');
    await user.type(line.getByLabelText('Temperature, Salmon'), '41');
    expect(line.getByText('Too warm')).toBeVisible();
    await user.click(line.getByRole('button', { name: '°C, change to °F: Salmon' }));
    expect(line.getByText('Temperature OK')).toBeVisible();
    expect(line.getByText('at most 41 °F')).toBeVisible();
  });

  /** Eight of ten kilograms, at a higher price; one of them is refused. */
  async function receiveShort() {
    const view = open({ PostDelivery: () => data<PostDeliveryMutation>({ postDelivery: posted }) });
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    const line = await card('Salmon');
    const got = line.getByLabelText('Got, Salmon');
    await user.clear(got);
    await user.type(got, '8');
    await user.type(line.getByLabelText('Temperature, Salmon'), '4');
    await user.clear(line.getByLabelText('Price per kg, Salmon'));
    await user.type(line.getByLabelText('Price per kg, Salmon'), '20,70');
    await user.click(line.getByRole('button', { name: 'Refuse some of Salmon' }));
    await user.type(line.getByLabelText('Refused, Salmon'), '1');
    await user.click(line.getByRole('button', { name: 'Damaged' }));
    return { ...view, line };
  }

  test('shows by how much a price went up', async () => {
    const { line } = await receiveShort();
    expect(line.getByText('▲ 12 %')).toBeVisible();
  });

  test('shows what is short and refused, and the credit to expect for it', async () => {
    const { line } = await receiveShort();
    expect(line.getByText('Short 2 kg')).toBeVisible();
    expect(line.getByText('Refused 1 kg')).toBeVisible();
    expect(screen.getByText(/Expected credit/, { selector: 'p' })).toHaveTextContent('$62.10');
  });

  test('confirms every line in one request, and deletes the draft', async () => {
    const { user, input } = await receiveShort();
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    await screen.findByText(/Received by Marco Silva/);
    expect(input('PostDelivery')).toMatchObject({
      input: {
        id: 'd1',
        version: 1,
        lines: [
          {
            id: 'l1',
            receivedQuantity: '8',
            rejectedQuantity: '1',
            rejectReason: 'damaged',
            unitPrice: '2070',
            temperature: '4',
            temperatureUnit: 'C',
          },
          { id: 'l2', receivedQuantity: '4', rejectedQuantity: '0', temperature: null },
        ],
      },
    });
    expect(localStorage.length).toBe(0);
  });

  describe('Undo of a confirmation', () => {
    // The clock is stopped: the ten seconds do not pass on a busy machine.
    beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T09:00:00Z')));
    afterEach(() => void vi.restoreAllMocks());

    /** Confirmed a moment ago; undoing answers with what was entered, or with this refusal. */
    async function confirmed(undo: () => Response = () => data<UndoDeliveryMutation>({ undoDelivery: reopened })) {
      const view = open({
        PostDelivery: () => data<PostDeliveryMutation>({ postDelivery: { ...posted, undoSeconds: 10 } }),
        UndoDelivery: undo,
      });
      const { user } = view;
      await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
      await user.type((await card('Salmon')).getByLabelText('Temperature, Salmon'), '4');
      await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
      await screen.findByText(/Received by Marco Silva/);
      return { ...view, toast: within(screen.getByRole('region', { name: 'Messages (F8)' })) };
    }
    const reopened: Delivery = {
      ...delivery,
      version: 3,
      status: 'draft',
      lines: delivery.lines.map((line) => ({ ...line, receivedQuantity: line.orderedQuantity, temperature: '4' })),
    };

    test('is offered in place and in the specified toast, and reopens the form with what was entered', async () => {
      const { user, toast, input } = await confirmed();
      expect(toast.getByText('Delivery Received')).toBeVisible();
      const inPlace = within(screen.getByRole('main')).getByRole('button', { name: 'Undo' });
      expect(inPlace).toHaveTextContent('Undo 10s');
      await user.click(toast.getByRole('button', { name: 'Undo' }));
      expect((await card('Salmon')).getByLabelText('Got, Salmon')).toHaveValue('10');
      expect(input('UndoDelivery')).toEqual({ input: { id: 'd1' } });
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    test('pressed in place removes the one in the toast', async () => {
      const { user, toast } = await confirmed();
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }));
      await card('Salmon');
      expect(toast.queryByText('Delivery Received')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });

    test('shows why it is refused, and the record stays', async () => {
      const sentence = 'Some of the Salmon has been used since. Correct the stock of Salmon instead.';
      const { user, toast } = await confirmed(() => refusal(sentence, 'CONFLICT'));
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Undo' }));
      expect(await toast.findByRole('alert')).toHaveTextContent(`The delivery could not be undone${sentence}`);
      expect(screen.getByText(/Received by Marco Silva/)).toBeVisible();
    });
  });

  test('warns that the draft is not stored while the device’s storage is full', async () => {
    const { user } = open();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const line = await card('Salmon');
    await user.type(line.getByLabelText('Got, Salmon'), '1');
    expect(screen.getByText(/^Storage of this device is full or off: what is not saved yet is lost/)).toBeVisible();
    setItem.mockRestore();
    await user.type(line.getByLabelText('Got, Salmon'), '0');
    expect(screen.queryByText(/^Storage of this device/)).toBeNull();
  });

  test('does not confirm an incomplete delivery, and focuses the missing field', async () => {
    const { user, input } = open();
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    expect(screen.getByText('One line is not in order yet.')).toBeVisible();
    const field = (await card('Salmon')).getByLabelText('Temperature, Salmon');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(input('PostDelivery')).toBeUndefined();
  });

  test('shows what the server would refuse at its field, and saves no draft with it', async () => {
    const { user, input } = open({ SaveDelivery: () => data<SaveDeliveryMutation>({ saveDelivery: delivery }) });
    const line = await card('Salmon');
    await user.type(line.getByLabelText('Got, Salmon'), '9999999');
    expect(line.getByText('This quantity is too large.')).toBeVisible();
    await user.type(line.getByLabelText('Temperature, Salmon'), '4,123');
    expect(line.getByText('Enter a temperature with at most two decimals.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('One line is not in order yet.')).toBeVisible();
    await waitFor(() => expect(line.getByLabelText('Got, Salmon')).toHaveFocus());
    expect(input('SaveDelivery')).toBeUndefined();
  });

  test('refuses an invoice total that is not an amount', async () => {
    const { user, input } = open({ SaveDelivery: () => data<SaveDeliveryMutation>({ saveDelivery: delivery }) });
    const total = await screen.findByLabelText('Invoice total (USD)');
    await user.type(total, '1.234,50');
    expect(total).toHaveAccessibleErrorMessage('Enter an amount.');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(total).toHaveFocus());
    expect(input('SaveDelivery')).toBeUndefined();
  });

  test('shows what is missing in the server’s messages after the first try to confirm', async () => {
    const { user } = open();
    const line = await card('Salmon');
    await user.click(line.getByRole('button', { name: 'Refuse some of Salmon' }));
    expect(line.queryByText(/Salmon arrived/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    expect(line.getByText('Enter how much Salmon arrived, 0 when nothing did.')).toBeVisible();
    await user.type(line.getByLabelText('Got, Salmon'), '2');
    await user.type(line.getByLabelText('Refused, Salmon'), '1');
    expect(line.getByText('Say why Salmon is refused.')).toBeVisible();
    expect(line.getByText('Enter the temperature of Salmon.')).toBeVisible();
    await user.type(line.getByLabelText('Refused, Salmon'), '0');
    expect(line.getByText('More Salmon is refused than arrived.')).toBeVisible();
  });

  test('writes the figures of its messages in the reader’s language', async () => {
    await loadSpanishMessages();
    const { user } = open({}, 'es');
    const line = await card('Salmon');
    await user.type(line.getByLabelText('Recibido, Salmon'), '2');
    await user.type(line.getByLabelText('Temperatura, Salmon'), '5,1');
    expect(line.getByText(/Salmon está a 5,1 °C/)).toBeVisible();
  });

  test('restores the draft after a reload, until it is discarded', async () => {
    const first = open();
    await first.user.type((await card('Panko')).getByLabelText('Got, Panko'), '3');
    first.unmount();
    const second = open();
    expect((await card('Panko')).getByLabelText('Got, Panko')).toHaveProperty('value', '3');
    await second.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect((await card('Panko')).getByLabelText('Got, Panko')).toHaveProperty('value', '');
  });

  test('shows a conflict when someone else changed the delivery, and the person’s own draft can be kept', async () => {
    const first = open();
    await first.user.type((await card('Panko')).getByLabelText('Got, Panko'), '3');
    first.unmount();
    const newer: Delivery = { ...delivery, version: 5, status: 'draft' };
    const second = open({
      DeliverySheet: () => data<DeliverySheetQuery>({ delivery: newer, organization }),
      SaveDelivery: () => data<SaveDeliveryMutation>({ saveDelivery: { ...newer, version: 6 } }),
    });
    expect(await screen.findByText(/Someone else changed this delivery/)).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Keep what I entered' }));
    await second.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Draft saved');
    expect(second.input('SaveDelivery')).toMatchObject({
      input: { version: 5, lines: [{}, { receivedQuantity: '3' }] },
    });
  });

  test('shows the server’s refusal and keeps the draft', async () => {
    const sentence = 'Panko is past its use-by. Refuse it as short-dated.';
    const { user } = open({ PostDelivery: () => refusal(sentence, 'VALIDATION_FAILED') });
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    await user.type((await card('Salmon')).getByLabelText('Temperature, Salmon'), '3');
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect((await card('Panko')).getByLabelText('Got, Panko')).toHaveProperty('value', '4');
  });
});

describe('a closed delivery', () => {
  test('is reversed only with a reason', async () => {
    const reversed: Delivery = {
      ...posted,
      version: 3,
      status: 'reversed',
      reversedAt: '2026-11-21T10:00:00Z',
      reversedByName: 'Marco Silva',
      closedReason: 'Wrong kitchen',
    };
    const { user, input } = open({
      DeliverySheet: () => data<DeliverySheetQuery>({ delivery: posted, organization }),
      ReverseDelivery: () => data<ReverseDeliveryMutation>({ reverseDelivery: reversed }),
    });
    await user.click(await screen.findByRole('button', { name: 'Reverse delivery' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Reverse delivery' }));
    expect(dialog.getByText('Say why.')).toBeVisible();
    await user.type(dialog.getByLabelText(/Why is it taken back/), 'Wrong kitchen');
    await user.click(dialog.getByRole('button', { name: 'Reverse delivery' }));
    expect(await screen.findByText(/Marco Silva took this delivery back on .*: Wrong kitchen/)).toBeVisible();
    expect(input('ReverseDelivery')).toEqual({ input: { id: 'd1', version: 2, reason: 'Wrong kitchen' } });
  });
});

describe('the arrival time', () => {
  test('is in the kitchen’s time zone, and sent with the confirmation', async () => {
    const { user, input } = open({ PostDelivery: () => data<PostDeliveryMutation>({ postDelivery: posted }) });
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    await user.type((await card('Salmon')).getByLabelText('Temperature, Salmon'), '3');
    fireEvent.change(screen.getByLabelText('Arrived'), { target: { value: '2026-11-21T07:00' } });
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    await screen.findByText(/Received by Marco Silva/);
    const instant = new Date('2026-11-21T07:00').toISOString();
    expect(input('PostDelivery')).toMatchObject({ input: { receivedAt: instant } });
  });

  test('is null when it is empty, so that the server sets it', async () => {
    const { user, input } = open({
      SaveDelivery: () => data<SaveDeliveryMutation>({ saveDelivery: { ...delivery, version: 2 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Draft saved');
    expect(input('SaveDelivery')).toMatchObject({ input: { receivedAt: null } });
  });
});

describe('correcting a confirmed line', () => {
  const received: DeliveryLine = { ...salmon, receivedQuantity: '10', acceptedQuantity: '10' };
  const confirmed: Delivery = { ...posted, lines: [received] };
  const correction: DeliveryLine['corrections'][number] = {
    __typename: 'DeliveryCorrection',
    id: 'c1',
    createdAt: '2026-11-21T11:00:00Z',
    byName: 'Marco Silva',
    reason: 'Typo',
    oldUnitPrice: '1848',
    newUnitPrice: '1648',
    oldQuantity: '10',
    newQuantity: '10',
    usedQuantity: '2',
    usedDifference: '-400',
    oldRejectedQuantity: null,
    oldRejectReason: null,
    oldTemperature: null,
    oldTemperatureUnit: null,
  };
  const start = () =>
    open({
      DeliverySheet: () => data<DeliverySheetQuery>({ delivery: confirmed, organization }),
      CorrectDeliveryLine: () =>
        data<CorrectDeliveryLineMutation>({
          correctDeliveryLine: { ...confirmed, version: 3, lines: [{ ...received, corrections: [correction] }] },
        }),
    });

  test('sends only what was changed, with the reason', async () => {
    const { user, input } = start();
    await user.click(await screen.findByRole('button', { name: 'Correct price or quantity of Salmon' }));
    const price = await screen.findByLabelText(/Right price/);
    await user.clear(price);
    await user.type(price, '16,48');
    await user.type(screen.getByLabelText(/Why is it corrected/), 'Typo');
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    await screen.findByText('Corrected after confirming');
    expect(input('CorrectDeliveryLine')).toEqual({
      input: { lineId: 'l1', version: 2, reason: 'Typo', unitPrice: '1648' },
    });
  });

  test('shows the quantity used at the old price and the difference in money', async () => {
    const { user } = start();
    await user.click(await screen.findByRole('button', { name: 'Correct price or quantity of Salmon' }));
    const price = await screen.findByLabelText(/Right price/);
    await user.clear(price);
    await user.type(price, '16.48');
    await user.type(screen.getByLabelText(/Why is it corrected/), 'Typo');
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    expect(
      await screen.findByText(/2 kg had been used at the old price: a difference of -\$4\.00/),
    ).toBeInTheDocument();
  });
});
