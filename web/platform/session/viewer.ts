import { createContext, useContext } from 'react';
import { can, type Permission } from '#schema/permissions.ts';
import type { UserJson } from '#schema/rest.ts';

/** The signed-in person; null outside the guarded routes. */
export const ViewerContext = createContext<UserJson | null>(null);

/** The signed-in person, or null outside the guarded routes. */
export function useMaybeViewer(): UserJson | null {
  return useContext(ViewerContext);
}

/** The signed-in person, inside guarded routes. */
export function useViewer(): UserJson {
  const viewer = useMaybeViewer();
  if (!viewer) throw new Error('useViewer is for screens behind the route guard');
  return viewer;
}

/** Whether the signed-in person has the permission; false when signed out. */
export function useCan(permission: Permission): boolean {
  return can(useMaybeViewer()?.role, permission);
}
