import { expect, test } from 'vitest';
import { boardOf, noon, task } from '../../testing/board.ts';
import { tilesOf } from '../model/tiles.ts';
import { stateStyle, stateWords } from './status-styles.ts';

test.each([
  ['completed', 'done'],
  ['cancelled', 'cancelled'],
  ['skipped', 'skipped'],
] as const)('a tile that stays after a press says that its task is %s', (status, word) => {
  const rice = task({ status });
  const [tile] = tilesOf(boardOf([rice]), { stationIds: [], now: noon, lingering: new Map([[rice.id, 'start']]) });
  const key = (text: string) => text;
  expect(tile && stateWords(tile, key, 'en', String)).toBe(word);
  expect(tile && stateStyle(tile).bg).toBe(status === 'completed' ? 'brand.solid' : 'bg.muted');
});
