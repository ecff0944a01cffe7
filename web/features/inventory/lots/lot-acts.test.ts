import { describe, expect, test } from 'vitest';
import type { LotState } from '#schema/vocabulary.ts';
import { actsFor, groupLots } from './lot-actions.ts';

const lot = (state: LotState, expired = false, quantity = '4') => ({
  state,
  frozen: state === 'frozen',
  thawedAt: null,
  expired,
  quantity,
});

describe('the actions on a lot', () => {
  test('exclude freezing of thawed food, opened or not', () => {
    const thawed = { ...lot('opened'), thawedAt: '2026-11-21T10:00:00.000Z' };
    expect(actsFor(thawed, true)).toEqual(['move', 'split', 'quarantine']);
  });

  test.each([
    ['available', ['open', 'freeze', 'move', 'split', 'quarantine']],
    ['opened', ['freeze', 'move', 'split', 'quarantine']],
    ['frozen', ['thaw', 'move', 'split', 'quarantine']],
    ['thawed', ['open', 'move', 'split', 'quarantine']],
  ] as const)('depend on the state %s', (state, expected) => {
    expect(actsFor(lot(state), true)).toEqual(expected);
  });

  test('include thawing an item that is kept frozen, but not freezing it', () => {
    const actions = actsFor({ ...lot('available'), frozen: true }, true);
    expect(actions).toEqual(['open', 'thaw', 'move', 'split', 'quarantine']);
  });

  test('do not include opening, freezing or thawing of an expired lot', () => {
    expect(actsFor(lot('available', true), true)).toEqual(['move', 'split', 'quarantine']);
  });

  test('include the release of a quarantined lot only with the permission', () => {
    expect(actsFor(lot('quarantined'), true)).toContain('release');
    expect(actsFor(lot('quarantined'), false)).not.toContain('release');
  });

  test('are none for an empty lot', () => {
    expect(actsFor(lot('depleted', false, '0'), true)).toEqual([]);
  });
});

test('lots are grouped into expired, usable and set aside', () => {
  const rows = [lot('available', true), lot('opened'), lot('quarantined', true)];
  expect(groupLots(rows)).toEqual({ expired: [rows[0]], usable: [rows[1]], setAside: [rows[2]] });
});
