import type { StockState } from '#schema/vocabulary.ts';
import type { StatusTone } from '../../ui/kitchen/status-styles.ts';

/** The tone of each stock state, the same on every screen. */
export const stockTones: Record<StockState, StatusTone> = { low: 'late', ok: 'done', over: 'info' };
