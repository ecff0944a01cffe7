import { Circle, CircleCheck, CircleDashed, Clock, type LucideIcon, PauseCircle, TriangleAlert } from 'lucide-react';
import type { Translate } from '../../ui/i18n/texts.ts';
import { formatSpan } from './model/spans.ts';
import type { Tile, TileState } from './model/tiles.ts';
import type { kioskTexts } from '../texts.ts';

interface Look {
  readonly icon: LucideIcon;
  readonly bg: string;
  readonly color: string;
}

/** A state's icon and colors; its word is said beside them, always. */
export const looks: Record<TileState, Look> = {
  late: { icon: TriangleAlert, bg: 'red.solid', color: 'white' },
  running: { icon: CircleDashed, bg: 'blue.solid', color: 'white' },
  held: { icon: PauseCircle, bg: 'purple.solid', color: 'white' },
  soon: { icon: Clock, bg: 'orange.subtle', color: 'orange.fg' },
  due: { icon: Circle, bg: 'bg.muted', color: 'fg' },
  done: { icon: CircleCheck, bg: 'brand.solid', color: 'white' },
};

type T = Translate<keyof typeof kioskTexts.en>;

/** How a tile stands, in words. */
export function stateWords(tile: Tile, t: T, language: string, clock: (iso: string) => string): string {
  const lateness = { time: formatSpan(tile.lateBy, language) };
  const over = { time: formatSpan(tile.lateBy, language, 'narrow') };
  const due = { time: clock(tile.dueAt) };
  if (tile.kind === 'check') {
    if (tile.state === 'running') return t('lineCheckRunning');
    // The tile says below that it is a check: what must be read to its end is how late it is.
    return tile.state === 'late' ? t('late', lateness) : t('lineCheck', due);
  }
  switch (tile.state) {
    case 'late':
      return t('late', lateness);
    case 'running':
      return tile.lateBy > 0 ? t('runningLate', over) : t('running');
    case 'held':
      return tile.lateBy > 0 ? t('heldLate', over) : t('held');
    case 'soon':
      return t('soon', due);
    case 'due':
      return t('due', due);
    case 'done':
      return t('done');
  }
}
