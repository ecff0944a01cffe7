import { describe, expect, test } from 'vitest';
import { changedFields } from './correction.ts';

const line = {
  itemName: 'Cod',
  tcsClass: 'cold',
  unitPrice: '10000.000000',
  acceptedQuantity: '10.0000',
  temperature: '14',
  temperatureUnit: 'C',
} as const;
const reading = { temperature: '14', temperatureUnit: 'C', override: '' } as const;

describe('a correction', () => {
  test('sends only the price when only the price changed', () =>
    expect(changedFields(line, { ...reading, price: '1000', quantity: '10' })).toEqual({ unitPrice: '1000' }));
  test('sends only the quantity when only the quantity changed', () =>
    expect(changedFields(line, { ...reading, price: '10000', quantity: '9,5' })).toEqual({ acceptedQuantity: '9.5' }));
  test('is null when neither changed', () =>
    expect(changedFields(line, { ...reading, price: '10000', quantity: '10' })).toBeNull());
  test('adds a price to a line without one', () =>
    expect(changedFields({ ...line, unitPrice: null }, { ...reading, price: '0', quantity: '10' })).toEqual({
      unitPrice: '0',
    }));
  test('sends the reading and the reason when more is accepted', () =>
    expect(changedFields(line, { ...reading, override: 'Core was 3 °C', price: '10000', quantity: '12' })).toEqual({
      acceptedQuantity: '12',
      temperature: '14',
      temperatureUnit: 'C',
      overrideReason: 'Core was 3 °C',
    }));
});
