import type { MenuClass } from '#schema/report-figures.ts';
import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';

/** The color of each class of dishes. */
export const classTones: Readonly<Record<MenuClass, StatusTone>> = {
  star: 'done',
  plowhorse: 'active',
  puzzle: 'info',
  dog: 'quiet',
};
