import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The address parameters that open a layer over what is on screen. Each feature adds the names that its manifest brings. */
export interface Layers {}
export type LayerParam = keyof Layers;

interface LayerState {
  readonly openedLayer: true;
}
const opened: LayerState = { openedLayer: true };

function openedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedLayer' in state;
}

/** A layer kept in the address: `open(id)` adds the parameter as a step in the history, so that Back closes it. */
export function useLayer(param: LayerParam) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();

  const open = useCallback(
    (value: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(param, value);
          return next;
        },
        { state: opened },
      ),
    [param, setSearch],
  );

  const close = useCallback(() => {
    // Opened from inside: one step back. Opened by a link: take the parameter away and stay.
    if (openedHere(location.state)) return void navigate(-1);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(param);
        return next;
      },
      { replace: true },
    );
  }, [location.state, navigate, param, setSearch]);

  return { value: search.get(param), open, close };
}
