import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { addGuarded, Guarded, leaveOne, leaveScope, type LeaveScope } from './leave-guards.ts';

export const LeaveScopeContext = createContext<LeaveScope | null>(null);

/** The scope of a layer, and what closes it: it asks first when a form in it has unsaved changes. */
export function useLeaveScope() {
  const parent = useContext(LeaveScopeContext);
  const [scope] = useState<LeaveScope>(() => ({ parent }));
  return { scope, leave: (action: () => void) => leaveScope(scope, action) };
}

/** Runs an action that discards what is typed in this layer: it asks first when that is not saved. */
export function useLeave() {
  const scope = useContext(LeaveScopeContext);
  return (action: () => void) => void (scope ? leaveScope(scope, action) : action());
}

export interface LeaveGuard {
  /** Runs the action, which discards the form; asks first when it has unsaved changes. */
  readonly leave: (action: () => void) => void;
  /** Call when the input is saved: leaving asks no more. */
  readonly release: () => void;
}

/**
 * Guards what is typed here against Back, Escape, the X, links and closing the tab. `isDirty` is called when the person is
 * about to leave. A component that draws its own `Layer` around what is typed closes it with `leave`.
 */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const scope = useContext(LeaveScopeContext);
  const { pathname, search } = useLocation();
  const [guarded] = useState(() => new Guarded(scope, { pathname, search }));
  useLayoutEffect(() => guarded.watch(isDirty));
  useLayoutEffect(() => addGuarded(guarded), [guarded]);
  useEffect(() => guarded.moveTo({ pathname, search }), [guarded, pathname, search]);
  return {
    leave: (action) => void leaveOne(guarded, action),
    release: () => guarded.release(),
  };
}
