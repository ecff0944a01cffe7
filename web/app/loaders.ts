import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { admins, managers } from '#schema/permissions.ts';
import type { UserJson } from '#schema/rest.ts';
import type { Role } from '#schema/vocabulary.ts';
import { lastUser } from '../features/session/last-user.ts';
import type { Area, FirstQuery, LayerContent, PageComponent } from '../platform/feature.ts';
import { paths, to } from '../platform/paths.ts';
import { lazyComponent } from './lazy-component.ts';
import { hostedLayers, routes } from './merged-features.ts';

/** Who may open the pages of an area; every signed-in user when undefined. */
export const rolesOf: Readonly<Record<Area, readonly Role[] | undefined>> = {
  cook: undefined,
  guide: undefined,
  manager: managers,
  admin: admins,
};

/** One for each loader: two paths of one page keep its state. */
export const pages = new Map(routes.map(({ page }) => [page, lazyComponent<object, PageComponent>(page)]));

/** The layers that LayerHost opens over any screen. */
export const layers = hostedLayers.map(({ param, load }) => ({
  param,
  ...lazyComponent<LayerContent, ComponentType<LayerContent>>(load),
}));

function routeAt(pathname: string) {
  const objects = routes.map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(objects, pathname)?.at(-1)?.route.handle;
}

/**
 * Loads the page of an address, that of `/` by the role of who used this browser last, and the layers that the address opens over
 * it: a layer that opened later would cover what the person is about to press.
 */
export async function loadScreen({ pathname, search }: Location): Promise<void> {
  const user = lastUser();
  const route = routeAt(pathname === paths.home && user ? to.homeOf(user.role) : pathname);
  const parameters = new URLSearchParams(search);
  const opened = layers.filter(({ param }) => parameters.has(param));
  await Promise.all([route && pages.get(route.page)?.load(), ...opened.map(({ load }) => load())]);
}

/** What the page of an address begins with; nothing until it was loaded, and for a viewer who may not open it. */
export function firstQueriesOf({ pathname, search }: Location, viewer: UserJson): readonly FirstQuery[] {
  const route = routeAt(pathname);
  if (!route || rolesOf[route.area]?.includes(viewer.role) === false) return [];
  return pages.get(route.page)?.loaded()?.firstQueries?.(viewer, new URLSearchParams(search)) ?? [];
}
