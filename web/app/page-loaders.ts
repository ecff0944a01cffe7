import { matchRoutes } from 'react-router';
import type { UserJson } from '#schema/rest.ts';
import { lastUser } from '../features/session/last-user.ts';
import type { FirstQuery } from '../platform/feature.ts';
import { paths, to } from '../platform/paths.ts';
import { lazyPage } from './lazy-page.ts';
import { routes } from './merged-features.ts';

/** One for each loader: two paths of one page keep its state. */
export const pages = new Map(routes.map(({ page }) => [page, lazyPage(page)]));

function pageAt(pathname: string) {
  const found = matchRoutes(
    routes.map(({ path, page }) => ({ path, handle: page })),
    pathname,
  )?.at(-1);
  return found && pages.get(found.route.handle);
}

/** Loads the page of an address; that of `/` by the role of who used this browser last. */
export async function loadPage(pathname: string): Promise<void> {
  const user = lastUser();
  await pageAt(pathname === paths.home && user ? to.homeOf(user.role) : pathname)?.load();
}

/** What the page of an address begins with; nothing until it was loaded. */
export function firstQueriesOf({ pathname, search }: Location, viewer: UserJson): readonly FirstQuery[] {
  return pageAt(pathname)?.firstQueries(viewer, new URLSearchParams(search)) ?? [];
}
