import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { User } from '../users/user.entity.ts';
import { SavedView } from './saved-view.entity.ts';

/** Two example views. */
export const viewsDemo: DemoPart = {
  needs: [User],
  rows: (demo) => {
    const userId = demo.idOf(User, 'marco');
    const screen = 'inventory' as const;
    demo.add(SavedView, 'To order', { userId, screen, name: 'To order', query: 'state=low&sort=state' });
    demo.add(SavedView, 'Produce', { userId, screen, name: 'Produce', query: 'category=produce&sort=useBy' });
  },
};
