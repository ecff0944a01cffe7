import { useEffect } from 'react';
import type { UrlChanges } from '../../ui/components/useUrlParams.ts';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { hideParam, useHiddenColumns } from '../../ui/components/table-choices.ts';
import type { SavedViewFieldsFragment } from './views.generated.ts';

export interface ViewedScreen {
  /** The URL parameters that a view stores: filters and order. */
  readonly params: readonly string[];
  /** The table whose columns it stores; without one it stores none. */
  readonly table?: string;
}

/** The same parameters in one order, so that two addresses can be compared. */
function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}

/** The address of a screen with saved views: `?view=<id>` opens one, and the filters follow it. */
export function useViewAddress({ params, table }: ViewedScreen, views: readonly SavedViewFieldsFragment[] | undefined) {
  const { get, change, linkTo } = useUrlParams();
  const { keys: hidden } = useHiddenColumns(table);
  const names = table === undefined ? params : [...params, hideParam];
  const id = get('view');
  const view = views?.find((each) => each.id === id);

  const shown = new URLSearchParams();
  for (const name of params) {
    const value = get(name);
    if (value !== null) shown.set(name, value);
  }
  if (table !== undefined && hidden !== null) shown.set(hideParam, hidden.join(','));

  /** What the address must have to show a view and nothing else. */
  const changesOf = (each: SavedViewFieldsFragment): UrlChanges => {
    const kept = new URLSearchParams(each.query);
    return { ...Object.fromEntries(names.map((name) => [name, kept.get(name)])), view: each.id };
  };

  const isBare = names.every((name) => get(name) === null);
  const toExpand = view !== undefined && isBare && view.query !== '' ? view : undefined;
  useEffect(() => {
    if (toExpand) change(changesOf(toExpand));
    // Once for each view: `changesOf` is new in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [toExpand, change]);

  return {
    view,
    isMissing: id !== null && views !== undefined && view === undefined,
    query: sorted(shown.toString()),
    isChanged: view !== undefined && toExpand === undefined && sorted(view.query) !== sorted(shown.toString()),
    linkOf: (each: SavedViewFieldsFragment) => linkTo(changesOf(each)),
    select: (viewId: string | null) => change({ view: viewId }),
  };
}
