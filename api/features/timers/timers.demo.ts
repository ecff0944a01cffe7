import { MINUTE } from '#schema/milliseconds.ts';
import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { User } from '../users/user.entity.ts';
import { Timer } from './timer.entity.ts';

/** One that has ended: a demo that rings for every visitor would only disturb. */
export const timersDemo: DemoPart = {
  needs: [Recipe, User],
  rows: (demo) => {
    const ago = (minutes: number) => new Date(demo.tx.now.getTime() - minutes * MINUTE);
    const label = 'Brown chicken stock';
    demo.add(Timer, label, {
      label,
      recipeId: demo.idOf(Recipe, label),
      step: 1,
      startedById: demo.idOf(User, 'ana'),
      startedAt: ago(60),
      durationSeconds: 45 * 60,
      endsAt: ago(15),
      doneAt: ago(14),
      stoppedById: demo.idOf(User, 'ana'),
    });
  },
};
