import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths, to } from '../platform/paths.ts';
import { clearResumedAddress, resumedAddress } from '../platform/session/unfinished.ts';
import { useViewer } from '../platform/session/viewer.ts';

/** The state of a link to `/` that opens the cook's screens for a manager or an admin. */
export const cookView = { view: 'cook' } as const;

function isCookView(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'view' in state && state.view === cookView.view;
}

/** Redirects `/` to the home page of the user's role; on a shared tablet to what its user had open when it locked. */
export function HomeRedirect() {
  const state: unknown = useLocation().state;
  const { role } = useViewer();
  const [resumed] = useState(resumedAddress);
  useEffect(clearResumedAddress, []);
  if (resumed !== null) return <Navigate to={resumed} replace />;
  return <Navigate to={isCookView(state) ? paths.cook : to.homeOf(role)} replace />;
}
