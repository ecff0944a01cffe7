import { type ComponentType, createElement, lazy, useState } from 'react';

export interface LazyComponent<Props extends object, Loaded extends ComponentType<Props>> {
  readonly Component: ComponentType<Props>;
  /** Loads it before it is shown. */
  readonly load: () => Promise<unknown>;
  /** Null until it is loaded. */
  readonly loaded: () => Loaded | null;
}

/**
 * A component that is loaded when it is first shown. One that was loaded before is there at once: after a loading state, React
 * waits up to 300 ms until it shows what was loaded.
 */
export function lazyComponent<Props extends object, Loaded extends ComponentType<Props>>(
  load: () => Promise<Loaded>,
): LazyComponent<Props, Loaded> {
  let loaded: Loaded | null = null;
  const loadNow = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy<ComponentType<Props>>(loadNow);
  function Component(props: Props) {
    // Chosen once: switching to the other component would remount it.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Content, props);
  }
  return { Component, load: loadNow, loaded: () => loaded };
}
