/** As a `ref`: focuses the element when it is shown, without scrolling. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
