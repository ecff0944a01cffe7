import { describe, expect, test } from '@jest/globals';
import type { LotState } from '#schema/vocabulary.ts';
import { actsFor, groupLots } from './lot-acts.ts';

const lot = (state: LotState, expired = false, quantity = '4') => ({ state, expired, quantity });

describe('what can be done with a lot', () => {
  test.each([
    ['available', ['open', 'freeze', 'move', 'split', 'quarantine']],
    ['opened', ['freeze', 'move', 'split', 'quarantine']],
    ['frozen', ['thaw', 'move', 'split', 'quarantine']],
    ['thawed', ['open', 'move', 'split', 'quarantine']],
  ] as const)('a lot that is %s', (state, expected) => {
    expect(actsFor(lot(state), true)).toEqual(expected);
  });

  test('an expired lot is neither opened nor frozen nor thawed', () => {
    expect(actsFor(lot('available', true), true)).toEqual(['move', 'split', 'quarantine']);
  });

  test('only who may release is offered to release a lot that is set aside', () => {
    expect(actsFor(lot('quarantined'), true)).toContain('release');
    expect(actsFor(lot('quarantined'), false)).not.toContain('release');
  });

  test('nothing can be done with a lot of which nothing is left', () => {
    expect(actsFor(lot('depleted', false, '0'), true)).toEqual([]);
  });
});

test('lots that must be thrown away, that may be used and that are set aside are apart', () => {
  const rows = [lot('available', true), lot('opened'), lot('quarantined', true)];
  expect(groupLots(rows)).toEqual({ expired: [rows[0]], usable: [rows[1]], setAside: [rows[2]] });
});
