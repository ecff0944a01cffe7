import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { data, fakeServer } from '../../../testing/fake-server.ts';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { CorrectDeliveryLineMutation, DeliverySheetQuery } from '../deliveries.generated.ts';
import { posted, salmon } from '../delivery.fixtures.ts';
import { CorrectDialog } from './CorrectDialog.tsx';

const refused = {
  ...salmon,
  receivedQuantity: '10',
  rejectedQuantity: '10',
  rejectReason: 'temperature',
  acceptedQuantity: '0',
  temperature: '14',
  temperatureUnit: 'C',
} as const;

function open() {
  const delivery = { ...posted, lines: [refused] };
  const organization = { __typename: 'Organization', id: 'o1', currency: 'USD', priceAlertPercent: '5' } as const;
  const calls = fakeServer({
    DeliverySheet: () => data<DeliverySheetQuery>({ delivery, organization }),
    CorrectDeliveryLine: () => data<CorrectDeliveryLineMutation>({ correctDeliveryLine: posted }),
  });
  const view = renderScreen(<CorrectDialog delivery={delivery} line={refused} onClose={() => undefined} />, {
    viewer: manager,
  });
  return { ...view, sent: () => JSON.stringify(calls.map(({ body }) => body)) };
}

test('asks for a reason before food that was too warm is accepted, and sends it', async () => {
  const { user, sent } = open();
  const quantity = await screen.findByLabelText(/Really accepted/);
  expect(screen.queryByLabelText('Temperature, Salmon')).toBeNull();
  await user.clear(quantity);
  await user.type(quantity, '10');
  expect(screen.getByLabelText('Temperature, Salmon')).toHaveValue('14');
  expect(screen.getByText(/Salmon is 14 °C, above 5 °C/)).toBeVisible();
  await user.type(screen.getByLabelText(/Accept anyway, because/), 'Core was 3 °C');
  await user.type(screen.getByLabelText(/Why is it corrected/), 'Refused by mistake');
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(sent()).toContain('"overrideReason":"Core was 3 °C"'));
});

test('asks for no reason when the reading itself was mistyped', async () => {
  const { user } = open();
  const quantity = await screen.findByLabelText(/Really accepted/);
  await user.clear(quantity);
  await user.type(quantity, '10');
  const reading = screen.getByLabelText('Temperature, Salmon');
  await user.clear(reading);
  await user.type(reading, '1.4');
  expect(screen.queryByLabelText(/Accept anyway, because/)).toBeNull();
});
