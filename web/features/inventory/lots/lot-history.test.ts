import { describe, expect, test } from 'vitest';
import { changeOf, lotHistory } from './lot-history.ts';

const movement = (
  id: string,
  type: 'receive' | 'transfer_in' | 'transfer_out',
  quantity: string,
  createdAt: string,
) => ({
  id,
  type,
  quantity,
  createdAt,
  occurredAt: createdAt,
  reason: null,
  reversed: false,
  byName: 'Ana',
  storageLocationName: null,
});
const event = (id: string, action: string, createdAt: string) => ({
  id,
  action,
  createdAt,
  actorName: 'Ana',
  changes: {},
});

describe('the history of a lot', () => {
  test('contains movements and events, newest first', () => {
    const entries = lotHistory(
      [movement('m1', 'receive', '4', '2026-11-20T08:00:00Z')],
      [event('e1', 'lot.opened', '2026-11-21T08:00:00Z')],
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['event', 'movement']);
  });

  test('shows the move of a whole lot as one entry', () => {
    const at = '2026-11-21T08:00:00Z';
    const entries = lotHistory(
      [movement('m1', 'transfer_out', '-4', at), movement('m2', 'transfer_in', '4', at)],
      [event('e1', 'lot.moved', at)],
    );
    expect(entries.map(({ kind }) => kind)).toEqual(['event']);
  });

  test('keeps the movement of a part that was split off', () => {
    const entries = lotHistory([movement('m1', 'transfer_out', '-1', '2026-11-21T08:00:00Z')], []);
    expect(entries).toHaveLength(1);
  });
});

describe('a change in an event', () => {
  test('has a former and a new value', () => {
    expect(changeOf({ place: ['Walk-in', null] }, 'place')).toEqual({ from: 'Walk-in', to: '' });
  });
  test('is null when the field did not change', () => {
    expect(changeOf({ quantity: '4' }, 'quantity')).toBeNull();
  });
});
