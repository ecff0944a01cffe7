import { type ComponentType, createElement, lazy, useState } from 'react';
import type { FirstQueries, PageComponent } from '../platform/feature.ts';

export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads it before it is shown. */
  readonly load: () => Promise<unknown>;
  /** Of a page that is loaded; none before. */
  readonly firstQueries: FirstQueries;
}

/**
 * A page that is loaded when it is first shown. One that was loaded before is there at once: after a loading state, React waits
 * up to 300 ms until it shows what was loaded.
 */
export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  let loaded: PageComponent | null = null;
  const loadNow = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(loadNow);
  function Page() {
    // Chosen once: changing to the other would begin the page anew.
    const [Content] = useState<ComponentType>(() => loaded ?? Lazy);
    return createElement(Content);
  }
  return { Page, load: loadNow, firstQueries: (...where) => loaded?.firstQueries?.(...where) ?? [] };
}
