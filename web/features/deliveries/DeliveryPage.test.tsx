import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { DeliveryPage } from './DeliveryPage.tsx';

const line = {
  __typename: 'DeliveryLine',
  unit: 'kg',
  packQuantity: '5',
  packDescription: null,
  receivedQuantity: null,
  rejectedQuantity: '0',
  rejectReason: null,
  acceptedQuantity: null,
  shortQuantity: null,
  temperature: null,
  temperatureUnit: null,
  supplierLot: null,
  useByDate: null,
  overrideReason: null,
  note: null,
  corrections: [],
};
const salmon = {
  ...line,
  id: 'l1',
  itemId: 'i1',
  itemName: 'Salmon',
  tcsClass: 'cold',
  orderedQuantity: '10',
  unitPrice: '1848',
  previousUnitPrice: '1848',
};
const panko = {
  ...line,
  id: 'l2',
  itemId: 'i2',
  itemName: 'Panko',
  tcsClass: 'none',
  orderedQuantity: '4',
  unitPrice: '300',
  previousUnitPrice: null,
};
const delivery = {
  __typename: 'Delivery',
  id: 'd1',
  version: 1,
  number: 'D-0007',
  status: 'expected',
  supplierId: 's1',
  supplierName: 'Tidewater Fish',
  expectedAt: null,
  receivedAt: null,
  closedAt: null,
  lineCount: 2,
  countedLineCount: 0,
  shortLineCount: 0,
  rejectedLineCount: 0,
  total: '0',
  expectedCredit: '0',
  receivedByName: null,
  reversedAt: null,
  reversedByName: null,
  closedReason: null,
  invoiceNumber: null,
  invoiceTotal: null,
  invoiceAlsoOn: null,
  vehicleTemperature: null,
  temperatureUnit: null,
  notes: null,
  lines: [salmon, panko],
};
const organization = { __typename: 'Organization', id: 'o1', currency: 'USD', priceAlertPercent: '5' };
const posted = {
  ...delivery,
  version: 2,
  status: 'posted',
  receivedAt: '2026-11-21T09:00:00Z',
  closedAt: '2026-11-21T09:00:00Z',
  receivedByName: 'Marco Silva',
};

const open = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  const calls = fakeServer({ DeliverySheet: () => data({ delivery, organization }), ...answers });
  const page = (
    <Routes>
      <Route path="/manager/receiving/:id" element={<DeliveryPage />} />
    </Routes>
  );
  const input = (operation: string): unknown => {
    const body = calls
      .map((call) => call.body)
      .find((sent) => JSON.stringify(sent)?.includes(`"operationName":"${operation}"`));
    return body && typeof body === 'object' && 'variables' in body ? body.variables : undefined;
  };
  return { ...renderScreen(page, { viewer: manager, at: '/manager/receiving/d1' }), input };
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => localStorage.clear());

describe('the receiving door', () => {
  test('says at once how warm is too warm, and lets it in only with a reason', async () => {
    const { user } = open();
    const line = await card('Salmon');
    await user.type(line.getByLabelText('Got, Salmon'), '10');
    await user.type(line.getByLabelText('Temperature, Salmon'), '5');
    expect(line.getByText('Temperature OK')).toBeTruthy();
    await user.type(line.getByLabelText('Temperature, Salmon'), ',1');
    expect(line.getByText('Too warm')).toBeTruthy();
    await user.click(line.getByRole('button', { name: 'Accept anyway: Salmon' }));
    await user.type(line.getByLabelText('Accept anyway, because'), 'Surface only');
    expect(line.getByText('Accepted with a reason')).toBeTruthy();
  });

  test('judges in the unit of the thermometer', async () => {
    const { user } = open();
    const line = await card('Salmon');
    await user.type(line.getByLabelText('Got, Salmon'), '10');
    await user.type(line.getByLabelText('Temperature, Salmon'), '41');
    expect(line.getByText('Too warm')).toBeTruthy();
    await user.click(line.getByRole('button', { name: '°C, change to °F: Salmon' }));
    expect(line.getByText('Temperature OK')).toBeTruthy();
    expect(line.getByText('at most 41 °F')).toBeTruthy();
  });

  test('confirms what is short and refused, with price and reading, in one go', async () => {
    const { user, input } = open({ PostDelivery: () => data({ postDelivery: posted }) });
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    const line = await card('Salmon');
    const got = line.getByLabelText('Got, Salmon');
    await user.clear(got);
    await user.type(got, '8');
    await user.type(line.getByLabelText('Temperature, Salmon'), '4');
    await user.clear(line.getByLabelText('Price per kg, Salmon'));
    await user.type(line.getByLabelText('Price per kg, Salmon'), '20,70');
    expect(line.getByText('▲ 12 %')).toBeTruthy();
    await user.click(line.getByRole('button', { name: 'Refuse some of Salmon' }));
    await user.type(line.getByLabelText('Refused, Salmon'), '1');
    await user.click(line.getByRole('button', { name: 'Damaged' }));
    expect(line.getByText('Short 2 kg')).toBeTruthy();
    expect(line.getByText('Refused 1 kg')).toBeTruthy();
    expect(screen.getByText(/Expected credit/, { selector: 'p' }).textContent).toContain('$62.10');
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

  test('does not confirm while something is missing, and says where', async () => {
    const { user, input } = open();
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    expect(screen.getByText('One line is not in order yet.')).toBeTruthy();
    const field = (await card('Salmon')).getByLabelText('Temperature, Salmon');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(input('PostDelivery')).toBeUndefined();
  });

  test('keeps what was entered over a reload, until it is thrown away', async () => {
    const first = open();
    await first.user.type((await card('Panko')).getByLabelText('Got, Panko'), '3');
    first.unmount();
    const second = open();
    expect((await card('Panko')).getByLabelText('Got, Panko')).toHaveProperty('value', '3');
    await second.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect((await card('Panko')).getByLabelText('Got, Panko')).toHaveProperty('value', '');
  });

  test('when somebody else changed the delivery meanwhile, neither side is lost silently', async () => {
    const first = open();
    await first.user.type((await card('Panko')).getByLabelText('Got, Panko'), '3');
    first.unmount();
    const newer = { ...delivery, version: 5, status: 'draft' };
    const second = open({
      DeliverySheet: () => data({ delivery: newer, organization }),
      SaveDelivery: () => data({ saveDelivery: { ...newer, version: 6 } }),
    });
    expect(await screen.findByText(/Someone else changed this delivery/)).toBeTruthy();
    await second.user.click(screen.getByRole('button', { name: 'Keep what I entered' }));
    await second.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Draft saved');
    expect(second.input('SaveDelivery')).toMatchObject({
      input: { version: 5, lines: [{}, { receivedQuantity: '3' }] },
    });
  });

  test('tells the server’s refusal and keeps the draft', async () => {
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
  test('is taken back only with a reason', async () => {
    const reversed = {
      ...posted,
      version: 3,
      status: 'reversed',
      reversedAt: '2026-11-21T10:00:00Z',
      reversedByName: 'Marco Silva',
      closedReason: 'Wrong kitchen',
    };
    const { user, input } = open({
      DeliverySheet: () => data({ delivery: posted, organization }),
      ReverseDelivery: () => data({ reverseDelivery: reversed }),
    });
    await user.click(await screen.findByRole('button', { name: 'Reverse delivery' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Reverse delivery' }));
    expect(dialog.getByText('Say why.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/Why is it taken back/), 'Wrong kitchen');
    await user.click(dialog.getByRole('button', { name: 'Reverse delivery' }));
    expect(await screen.findByText(/Marco Silva took this delivery back on .*: Wrong kitchen/)).toBeTruthy();
    expect(input('ReverseDelivery')).toEqual({ input: { id: 'd1', version: 2, reason: 'Wrong kitchen' } });
  });
});

describe('when it arrived', () => {
  test('what is typed is the kitchen’s clock, and is sent with the confirmation', async () => {
    const { user, input } = open({ PostDelivery: () => data({ postDelivery: posted }) });
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    await user.type((await card('Salmon')).getByLabelText('Temperature, Salmon'), '3');
    fireEvent.change(screen.getByLabelText('Arrived'), { target: { value: '2026-11-21T07:00' } });
    await user.click(screen.getByRole('button', { name: 'Confirm delivery' }));
    await screen.findByText(/Received by Marco Silva/);
    const instant = new Date('2026-11-21T07:00').toISOString();
    expect(input('PostDelivery')).toMatchObject({ input: { receivedAt: instant } });
  });

  test('left empty, the server says when', async () => {
    const { user, input } = open({ SaveDelivery: () => data({ saveDelivery: { ...delivery, version: 2 } }) });
    await user.click(await screen.findByRole('button', { name: 'Receive all as ordered' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Draft saved');
    expect(input('SaveDelivery')).toMatchObject({ input: { receivedAt: null } });
  });
});

describe('correcting a confirmed line', () => {
  const received = { ...salmon, receivedQuantity: '10', acceptedQuantity: '10' };
  const confirmed = { ...posted, lines: [received] };
  const correction = {
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
  };
  const start = () =>
    open({
      DeliverySheet: () => data({ delivery: confirmed, organization }),
      CorrectDeliveryLine: () =>
        data({
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

  test('shows what had been used at the old price and the difference in money', async () => {
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
