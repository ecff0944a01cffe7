import { describe, expect, test } from 'vitest';
import { addLineCheckTemplateInput } from '#schema/inputs/line-checks.ts';
import { inputErrors } from '../../../ui/forms/input-errors.ts';
import { emptyItem, formOf, inputOf, otherSide, timesOf } from './template-form.ts';

describe('planning a line check', () => {
  test('parses typed times, sorted and without duplicates', () => {
    expect(timesOf('16:30, 9:00 16.30')).toEqual(['09:00', '16:30']);
  });

  test.each([
    ['4pm, 9:30am', ['09:30', '16:00']],
    ['4 PM 11:15 p.m.', ['16:00', '23:15']],
    ['12am 12pm', ['00:00', '12:00']],
  ])('reads %j as times of a 12-hour clock', (typed, times) => {
    expect(timesOf(typed)).toEqual(times);
  });

  test.each(['', '25:00', '11:00 later', '1100', '4', '13pm', '0am', '4 p'])('refuses %j as times', (typed) => {
    expect(timesOf(typed)).toBeNull();
  });

  test.each([
    ['5', 'C', '41'],
    ['21', 'C', '70'],
    ['165', 'F', '74'],
    ['-18', 'C', '0'],
    ['4', 'C', '39'],
    ['', 'C', ''],
    ['warm', 'C', ''],
  ] as const)('converts %s °%s to %s, with the food code’s own pair if there is one', (typed, unit, other) => {
    expect(otherSide(typed, unit)).toBe(other);
  });

  test.each([
    [{}, {}],
    [{ maxF: '' }, { 'items.0.maxF': 'Give each limit in °C and in °F.' }],
    [{ maxC: '', maxF: '' }, { 'items.0.maxC': 'A temperature needs a lowest or a highest limit.' }],
    [{ maxF: '70' }, { 'items.0.maxF': '5 °C and 70 °F are not the same limit.' }],
    [
      { maxC: 'warm', maxF: '' },
      { 'items.0.maxC': 'Enter a number, such as 2.5.', 'items.0.maxF': 'Give each limit in °C and in °F.' },
    ],
    [{ kind: 'number', min: '200', max: 'many' }, { 'items.0.max': 'Enter a number, such as 2.5.' }],
    [{ kind: 'yes_no', maxC: '' }, {}],
  ] as const)('with %j refuses %j', (change, errors) => {
    const form = {
      ...formOf(null),
      name: 'Walk-in',
      times: '11:00',
      items: [{ ...emptyItem, name: 'Cod', ...change }],
    };
    expect(inputErrors(addLineCheckTemplateInput, inputOf(form))).toEqual(errors);
  });

  test('sends only the fields of the kind, and one action per line', () => {
    const item = {
      ...emptyItem,
      name: ' Bucket ',
      kind: 'number',
      min: '200',
      max: '400,5',
      actions: 'Mix\n\n Call ',
    } as const;
    const [sent] = inputOf({ ...formOf(null), items: [item] }).items;
    expect(sent).toMatchObject({ name: 'Bucket', min: '200', max: '400.5', correctiveActions: ['Mix', 'Call'] });
    expect(sent).not.toHaveProperty('maxC');
  });
});
