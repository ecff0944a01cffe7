import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  createPath,
  parsePath,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router';
import { leaveFor, type Place, rearm } from './leave-guards.ts';
import { guardHistory } from './leave-history.ts';
import { QuestionHost } from './QuestionHost.tsx';

function placeOf(to: To): Place {
  const { pathname = location.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search };
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

const presses = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Guards every form of the screens in it: going to another address, Back and closing the tab ask before unsaved changes are lost.
 * A second tap on what opens a page or a layer adds no second history entry: Back would seem to have no effect.
 * Without the router's `useBlocker`, whose data router would double the script of the sign-in page.
 */
export function LeaveGuards({ children }: { readonly children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  const location = useLocation();
  const history = useRef<ReturnType<typeof guardHistory>>(null);
  /** The address that is shown, or that the router is about to show. */
  const address = useRef('');
  useEffect(() => {
    const guard = guardHistory();
    history.current = guard;
    for (const type of presses) addEventListener(type, rearm, true);
    return () => {
      guard.stop();
      for (const type of presses) removeEventListener(type, rearm, true);
    };
  }, []);
  useEffect(() => history.current?.noteMove(), [location]);
  useLayoutEffect(() => {
    address.current = createPath(location);
  }, [location]);
  const guarded = useMemo(() => {
    const { navigator } = navigation;
    const moved = () => history.current?.noteMove();
    return {
      ...navigation,
      navigator: {
        ...navigator,
        push: (...move: Parameters<typeof navigator.push>) =>
          pathOf(move[0]) === address.current
            ? undefined
            : void leaveFor(placeOf(move[0]), () => {
                navigator.push(...move);
                address.current = pathOf(move[0]);
                moved();
              }),
        replace: (...move: Parameters<typeof navigator.replace>) =>
          void leaveFor(placeOf(move[0]), () => {
            navigator.replace(...move);
            moved();
          }),
      },
    };
  }, [navigation]);
  return (
    <NavigationContext value={guarded}>
      {children}
      <QuestionHost />
    </NavigationContext>
  );
}
