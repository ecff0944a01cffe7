/** Stubs of browser APIs that jsdom lacks because it has no layout. No test may depend on their results. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** A mouse event is enough for keyboard and click tests. */
class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

function noMedia(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), { matches: false, media, onchange: null });
  return Object.assign(list, { addListener: (): void => undefined, removeListener: (): void => undefined });
}

function provide(target: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

provide(globalThis, {
  matchMedia: noMedia,
  PointerEvent: Pointer,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  reportError: (error: unknown) => void dispatchEvent(new ErrorEvent('error', { error })),
});
provide(Element.prototype, {
  scrollIntoView: (): void => undefined,
  scrollTo: (): void => undefined,
  hasPointerCapture: (): boolean => false,
  setPointerCapture: (): void => undefined,
  releasePointerCapture: (): void => undefined,
});
// jsdom's version only logs an error.
Object.defineProperty(globalThis, 'scrollTo', { value: (): void => undefined, configurable: true, writable: true });
