import { describe, expect, onTestFinished, test } from 'vitest';
import { chooseLanguage } from '../../../../ui/i18n/language.ts';
import {
  cellOf,
  changedLines,
  type Edits,
  type GridLine,
  parsInput,
  refusedCells,
  withPasted,
  withTyped,
} from './par-grid.ts';

const line = (id: string, par = '8'): GridLine => ({
  id,
  version: 3,
  itemName: id,
  unit: 'l',
  parByWeekday: Array.from({ length: 7 }, () => par),
});
const [sauce, stock, rice] = [line('sauce'), line('stock', '2.5000'), line('rice')];
const lines = [sauce, stock, rice];
const texts = (edits: Edits, of: GridLine) => Array.from({ length: 7 }, (_, day) => cellOf(edits, of, day).text);

describe('a cell', () => {
  test('shows the stored par without zeros at its end', () => {
    expect(texts({}, stock)[0]).toBe('2.5');
  });

  test('has a decimal comma in Spanish, and is unchanged', () => {
    chooseLanguage('es');
    onTestFinished(() => chooseLanguage('en'));
    expect(cellOf({}, stock, 0)).toMatchObject({ text: '2,5', changed: false });
    expect(cellOf(withTyped({}, stock, 0, '2,5'), stock, 0).changed).toBe(false);
  });

  test('is unchanged when the same figure is typed again', () => {
    expect(cellOf(withTyped({}, stock, 0, '2,50'), stock, 0)).toMatchObject({ changed: false, error: undefined });
    expect(changedLines(withTyped({}, sauce, 0, '8'), lines)).toEqual([]);
  });

  test.each(['', 'many', '-1', '1000000', '1.23456'])('refuses %j', (typed) => {
    const edits = withTyped({}, sauce, 0, typed);
    expect(cellOf(edits, sauce, 0).error).toEqual(expect.any(String));
    expect(refusedCells(edits, lines)).toBe(1);
  });

  test('shows what somebody else has saved since it was typed', () => {
    const edits = withTyped({}, sauce, 0, '12');
    const saved = { ...sauce, version: 4, parByWeekday: ['9', ...sauce.parByWeekday.slice(1)] };
    expect(cellOf(edits, saved, 0)).toMatchObject({ text: '12', changed: true, others: '9' });
  });

  test('shows nothing of others when they saved the same', () => {
    const edits = withTyped({}, sauce, 0, '9');
    expect(cellOf(edits, line('sauce', '9'), 0)).toMatchObject({ changed: false, others: null });
  });
});

describe('a pasted block', () => {
  test('fills the cells from the one it is pasted into, and no others', () => {
    const edits = withPasted({}, lines, { row: 1, day: 5 }, '1\t2\t3\r\n4\t5\r\n6\t7\r\n');
    expect(texts(edits, sauce)).toEqual(['8', '8', '8', '8', '8', '8', '8']);
    expect(texts(edits, stock)).toEqual(['2.5', '2.5', '2.5', '2.5', '2.5', '1', '2']);
    expect(texts(edits, rice)).toEqual(['8', '8', '8', '8', '8', '4', '5']);
  });
});

describe('what is saved', () => {
  test('is the changed lines, with decimal commas read, and the other days as they are stored now', () => {
    const edits = withTyped({}, sauce, 6, '1,5');
    const now = { ...sauce, version: 4, parByWeekday: ['7', ...sauce.parByWeekday.slice(1)] };
    expect(parsInput(edits, [now, stock])).toEqual({
      lines: [{ id: 'sauce', version: 4, parByWeekday: ['7', '8', '8', '8', '8', '8', '1.5'] }],
    });
  });
});
