import { Ban, type LucideIcon } from 'lucide-react';
import { statusStyles, type StatusTone } from '../../../ui/kitchen/status-styles.ts';
import type { Translate } from '../../../ui/i18n/texts.ts';
import { formatSpan } from '../../../ui/format/spans.ts';
import type { Tile, TileState } from '../model/tiles.ts';
import type { kioskTexts } from '../../texts.ts';

interface StateStyle {
  readonly icon: LucideIcon;
  readonly bg: string;
  readonly color: string;
}

const solid = (tone: StatusTone): StateStyle => {
  const { icon, palette } = statusStyles[tone];
  return { icon, bg: `${palette}.solid`, color: 'white' };
};

const stateStyles: Record<TileState, StateStyle> = {
  late: solid('late'),
  running: solid('active'),
  held: solid('paused'),
  soon: { icon: statusStyles.soon.icon, bg: 'orange.subtle', color: 'orange.fg' },
  due: { icon: statusStyles.todo.icon, bg: 'bg.muted', color: 'fg' },
  done: solid('done'),
};

/** Icon and colors of a tile's state; always shown together with its word. */
export function stateStyle(tile: Tile): StateStyle {
  return removedAs(tile) === null ? stateStyles[tile.state] : { icon: Ban, bg: 'bg.muted', color: 'fg' };
}

/** Skipped or canceled: how the task was closed without being made; null otherwise. */
function removedAs(tile: Tile): 'skipped' | 'cancelled' | null {
  if (tile.kind === 'check') return null;
  const { status } = tile.task;
  return status === 'skipped' || status === 'cancelled' ? status : null;
}

type T = Translate<keyof typeof kioskTexts.en>;

/** The state of a tile in words. */
export function stateWords(tile: Tile, t: T, language: string, clock: (iso: string) => string): string {
  const lateness = { time: formatSpan(tile.lateBy, language) };
  const over = { time: formatSpan(tile.lateBy, language, 'narrow') };
  const due = { time: clock(tile.dueAt) };
  if (tile.kind === 'check') {
    if (tile.state === 'running') return t('lineCheckRunning');
    // The tile shows below that it is a check; this line has space for the lateness only.
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
      return t(removedAs(tile) ?? 'done');
  }
}
