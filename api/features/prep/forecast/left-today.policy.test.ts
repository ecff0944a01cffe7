import { expect, test } from 'vitest';
import { leftToday, type TodayUse } from './left-today.policy.ts';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);
const end = at('24:00');
const recorded = (used: string): TodayUse => ({ countedAt: null, used });
const counted = (time: string, used = '0'): TodayUse => ({ countedAt: at(time).toISOString(), used });
const lunch = { dueAt: at('11:00'), use: '3' };
const dinner = { dueAt: at('16:00'), use: '5' };
const left = (time: string, record: readonly TodayUse[] = [], parts = [lunch, dinner]) =>
  leftToday(parts, record, { now: at(time), end }).map((use) => use.toFixed());

test('before service everything is still to be used', () => {
  expect(left('09:00')).toEqual(['3', '5']);
});

test('what is recorded was used for the earliest list first', () => {
  expect(left('15:00', [recorded('2')])).toEqual(['1', '5']);
  expect(left('15:00', [recorded('4')])).toEqual(['0', '4']);
});

test('more than expected leaves nothing, not less', () => {
  expect(left('18:00', [recorded('20')])).toEqual(['0', '0']);
});

test('a list is over when the next one is due', () => {
  expect(left('16:00')).toEqual(['0', '5']);
});

test('the last list is over half way from it to the end of the day', () => {
  expect(left('19:59')).toEqual(['0', '5']);
  expect(left('20:00')).toEqual(['0', '0']);
});

test('a count after the last list leaves nothing to be used', () => {
  expect(left('18:00', [counted('15:30')])).toEqual(['0', '5']);
  expect(left('18:00', [counted('17:30')])).toEqual(['0', '0']);
});

test('what a count finds missing between two lists was used', () => {
  expect(left('15:00', [counted('14:00', '2')])).toEqual(['1', '5']);
});

test('what a count finds missing before the first list was used the day before', () => {
  expect(left('15:00', [counted('08:00', '2')])).toEqual(['3', '5']);
});

test('a count that finds more takes nothing away', () => {
  expect(left('15:00', [counted('14:00', '-2')])).toEqual(['3', '5']);
});
