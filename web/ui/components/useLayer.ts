import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RowLink } from './row-link.ts';
import { useUrlParams } from './useUrlParams.ts';

/** The URL parameters that open a layer over the screen. Each feature adds its own in its manifest. */
export interface Layers {}
export type LayerParam = keyof Layers;

interface LayerState {
  readonly openedLayer: true;
}
const opened: LayerState = { openedLayer: true };

function openedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedLayer' in state;
}

/** A layer stored in the URL: `open(id)` adds the parameter as a history entry, so that Back closes it; `update` stays in it. */
export function useLayer(param: LayerParam) {
  const params = useUrlParams();
  const { get, change } = params;
  const navigate = useNavigate();
  const location = useLocation();

  const open = useCallback((value: string) => change({ [param]: value }, { state: opened }), [param, change]);

  /** The same as a link, for a row of a table. */
  const linkTo = (value: string): RowLink => ({ ...params.linkTo({ [param]: value }), state: opened });

  /** Changes the value in place; Back still closes the layer. */
  const update = useCallback(
    (value: string) =>
      change({ [param]: value }, { replace: true, ...(openedHere(location.state) ? { state: opened } : {}) }),
    [param, change, location.state],
  );

  const close = useCallback(() => {
    // Opened in the app: go one step back. Opened by a link: remove the parameter and stay.
    if (openedHere(location.state)) return void navigate(-1);
    change({ [param]: null });
  }, [location.state, navigate, param, change]);

  return { value: get(param), open, linkTo, update, close };
}
