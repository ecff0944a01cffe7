import { onFirstPopState } from './first-popstate.ts';
import { leaveFor, losesAll, losesFor, type Place } from './leave-guards.ts';

/**
 * Back, forward, the swipe and closing the tab. The event comes after the browser has navigated: the app's router does not
 * handle it, the browser goes forward again, and goes back again when the person agrees.
 */

/** How long no other press of Back has come before the browser goes forward again. */
const quiet = 30;
/** Milliseconds until the browser counts as not having navigated. */
const timeout = 1_000;

/** The router numbers its history entries. */
function indexNow(): number | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}

const placeNow = (): Place => ({ pathname: location.pathname, search: location.search });

function createReturn() {
  let home: number | null = null;
  let then: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arrive() {
    clearTimeout(timer);
    home = null;
    const next = then;
    then = null;
    next?.();
  }
  function goHome() {
    if (home === null) return;
    const away = home - (indexNow() ?? home - 1);
    if (away === 0) return arrive();
    timer = setTimeout(arrive, timeout);
    history.go(away);
  }
  return {
    isUnderWay: () => home !== null,
    /** Goes there after the last press of Back. */
    to(index: number) {
      home = index;
      clearTimeout(timer);
      timer = setTimeout(goHome, quiet);
    },
    /** The browser has moved meanwhile. */
    again() {
      clearTimeout(timer);
      timer = setTimeout(goHome, quiet);
    },
    /** Runs it once the browser is back. */
    after(action: () => void) {
      if (home === null) action();
      else then = action;
    },
  };
}

/** Starts guarding; returns what ends it, and what notes a move of the router. */
export function guardHistory() {
  const way = createReturn();
  let here = indexNow() ?? 0;

  const onPop = (event: PopStateEvent) => {
    if (way.isUnderWay()) {
      event.stopImmediatePropagation();
      return way.again();
    }
    const next = placeNow();
    const there = indexNow() ?? here - 1;
    if (!losesFor(next)) {
      here = there;
      return;
    }
    event.stopImmediatePropagation();
    const back = there - here;
    way.to(here);
    leaveFor(next, () => way.after(() => history.go(back)));
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (losesAll()) event.preventDefault();
  };
  onFirstPopState(onPop);
  addEventListener('beforeunload', onUnload);
  return {
    noteMove() {
      if (!way.isUnderWay()) here = indexNow() ?? here;
    },
    stop() {
      onFirstPopState(null);
      removeEventListener('beforeunload', onUnload);
    },
  };
}
