import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The query parameters that open a layer over whatever is on screen. */
export const layerParams = [
  'task',
  'check',
  'count',
  'delivery',
  'recipe',
  'waste',
  'label',
  'item',
  'lot',
  'person',
  'kitchen',
  'device',
  'webhook',
  'code',
  'pin',
  'account',
  'token',
  'service',
] as const;
export type LayerParam = (typeof layerParams)[number];

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
