import { Navigate, useLocation } from 'react-router';
import { paths, to } from '../platform/paths.ts';
import { useViewer } from '../platform/session/viewer.ts';

/** Given to a link to `/` by someone who is not a cook but wants to see what cooks see. */
export const cookView = { view: 'cook' } as const;

function wantsCookView(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'view' in state && state.view === cookView.view;
}

/** `/` sends each role to its own home. */
export function HomeRedirect() {
  const state: unknown = useLocation().state;
  const { role } = useViewer();
  return <Navigate to={wantsCookView(state) ? paths.cook : to.homeOf(role)} replace />;
}
