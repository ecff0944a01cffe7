import type { StockState } from '#schema/vocabulary.ts';
import type { StatusTone } from '../../ui/components/StatusBadge.tsx';

/** How a stock state looks, the same on every screen. */
export const stockTones: Record<StockState, StatusTone> = { low: 'late', ok: 'done', over: 'info' };
