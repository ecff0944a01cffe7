import { describe, expect, test } from 'vitest';
import { withoutRows, withRows } from './starter-choices.ts';

const rows = [
  { key: 'items:Potato', needs: [] },
  { key: 'items:Salt', needs: [] },
  { key: 'recipes:Mash', needs: ['items:Potato', 'items:Salt'] },
  { key: 'recipes:Steak and mash', needs: ['recipes:Mash'] },
  { key: 'par_lines:Mash', needs: ['recipes:Mash'] },
];

describe('excluding a row', () => {
  test('excludes everything that is made of it', () => {
    expect([...withoutRows(rows, new Set(), ['items:Potato'])].toSorted()).toEqual([
      'items:Potato',
      'par_lines:Mash',
      'recipes:Mash',
      'recipes:Steak and mash',
    ]);
  });

  test('keeps what it is made of', () => {
    expect([...withoutRows(rows, new Set(), ['recipes:Steak and mash'])]).toEqual(['recipes:Steak and mash']);
  });
});

describe('including a row again', () => {
  test('includes what it is made of, and nothing else', () => {
    const dropped = withoutRows(rows, new Set(), ['items:Potato', 'items:Salt']);
    expect([...withRows(rows, dropped, ['recipes:Mash'])].toSorted()).toEqual([
      'par_lines:Mash',
      'recipes:Steak and mash',
    ]);
  });
});
