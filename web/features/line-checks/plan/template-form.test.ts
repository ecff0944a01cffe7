import { describe, expect, test } from '@jest/globals';
import { emptyItem, formOf, inputOf, limitProblem, otherSide, timesOf } from './template-form.ts';

describe('planning a line check', () => {
  test('reads times as people type them, in order and once', () => {
    expect(timesOf('16:30, 9:00 16.30')).toEqual(['09:00', '16:30']);
  });

  test.each(['', '25:00', '11:00 later', '1100'])('refuses %j as times', (typed) => {
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
  ] as const)('pairs %s °%s with %s, by the food code where it has the pair', (typed, unit, other) => {
    expect(otherSide(typed, unit)).toBe(other);
  });

  test.each([
    [{}, null],
    [{ maxF: '' }, 'needLimit'],
    [{ maxC: '', maxF: '' }, 'needLimit'],
    [{ maxF: '70' }, 'needLimit'],
    [{ maxC: 'warm' }, 'badNumber'],
    [{ kind: 'number', min: '200', max: 'many' }, 'badNumber'],
    [{ kind: 'yes_no', maxC: '' }, null],
  ] as const)('with %j finds %s', (change, problem) => {
    expect(limitProblem({ ...emptyItem, ...change })).toBe(problem);
  });

  test('sends only what belongs to the kind, and actions line by line', () => {
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
