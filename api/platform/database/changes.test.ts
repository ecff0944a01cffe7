import { describe, expect, test } from 'vitest';
import { assignChanges, changesBetween } from './changes.ts';

describe('the changes of an edit', () => {
  test('are the fields that differ, with their values before and after', () => {
    const before = { name: 'Cod', note: 'fresh', due: new Date(0), tags: ['a'] };
    const after = { name: 'Hake', note: 'fresh', due: new Date(0), tags: ['a'] };
    expect(changesBetween(before, after)).toEqual({ name: ['Cod', 'Hake'] });
  });

  test('of a new row are its values', () => {
    expect(changesBetween({}, { name: 'Cod', note: null, max: undefined })).toEqual({ name: [null, 'Cod'] });
  });

  test('compare decimals by value, and other texts as they are', () => {
    const before = { par: '20.0000', code: '20.0000' };
    expect(changesBetween(before, { par: '20', code: '20' }, ['par'])).toEqual({ code: ['20.0000', '20'] });
    expect(changesBetween(before, { par: '20.5' }, ['par'])).toEqual({ par: ['20.0000', '20.5'] });
  });

  test('are assigned, and fields that are not defined stay', () => {
    const row: { name: string; note: string | null } = { name: 'Cod', note: 'fresh' };
    const patch: Partial<typeof row> = JSON.parse('{"name":"Hake"}');
    expect(assignChanges(row, patch)).toEqual({ name: ['Cod', 'Hake'] });
    expect(row).toEqual({ name: 'Hake', note: 'fresh' });
  });
});
