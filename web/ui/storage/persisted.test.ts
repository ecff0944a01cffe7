import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { persisted, persistedChoice, removePersisted } from './persisted.ts';

interface Draft {
  readonly version: number;
}

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'version' in value;
}

const draft = persisted('test.draft', isDraft);
const unit = persistedChoice('test.unit', ['C', 'F']);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

function denyStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

describe('a value in the storage of this device', () => {
  test('reads back the written value, also through another object with the same key', () => {
    expect(draft.write({ version: 2 })).toBe(true);
    expect(persisted('test.draft', isDraft).read()).toEqual({ version: 2 });
  });

  test('reads a malformed or foreign value as null', () => {
    localStorage.setItem('test.draft', '{"version":');
    expect(draft.read()).toBeNull();
    localStorage.setItem('test.draft', '["foreign"]');
    expect(draft.read()).toBeNull();
  });

  test('reads as null after it was removed', () => {
    draft.write({ version: 2 });
    draft.remove();
    expect(draft.read()).toBeNull();
  });

  test('stores a choice as plain text and reads an unknown one as null', () => {
    unit.write('F');
    expect(localStorage.getItem('test.unit')).toBe('F');
    localStorage.setItem('test.unit', 'K');
    expect(unit.read()).toBeNull();
  });

  test('removes only the values whose key matches', () => {
    draft.write({ version: 2 });
    unit.write('C');
    removePersisted((key) => key.startsWith('test.d'));
    expect(draft.read()).toBeNull();
    expect(unit.read()).toBe('C');
  });
});

describe('where the browser denies its storage', () => {
  test('reads return null, writes return false, and nothing throws', () => {
    denyStorage();
    expect(unit.read()).toBeNull();
    expect(unit.write('C')).toBe(false);
    expect(unit.remove).not.toThrow();
    expect(() => removePersisted(() => true)).not.toThrow();
  });
});

test('a failed write returns false and keeps the former value', () => {
  draft.write({ version: 1 });
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(draft.write({ version: 2 })).toBe(false);
  setItem.mockRestore();
  expect(draft.read()).toEqual({ version: 1 });
});
