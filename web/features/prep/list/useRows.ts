import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { limits } from '#schema/limits.ts';

const rowsIn = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('[data-row]')];

/** Where the focus goes after an act on a row: to its main button, else to that of the next row, else of the one before. */
export function focusAfter(id: string): HTMLElement | null {
  const rows = rowsIn(document);
  const place = Math.max(
    0,
    rows.findIndex(({ dataset }) => dataset['row'] === id),
  );
  const inOrder = [...rows.slice(place), ...rows.slice(0, place).toReversed()];
  const buttons = inOrder.map((row) => row.querySelector<HTMLElement>('[data-main]'));
  return buttons.find((button) => button !== null) ?? rows[place]?.querySelector('button') ?? null;
}

/** When the focused button of a row is removed, the focus goes to the next sensible one instead of to the top of the page. */
function useFocusStays() {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      focused.current = row?.dataset['row'] ?? null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    focusAfter(focused.current)?.focus({ preventScroll: true });
  });
}

/** Rows that were moved are inactive for a moment: a thumb on its way down must not press another row. */
function deactivate(rows: readonly HTMLElement[]): void {
  for (const { style } of rows) {
    style.pointerEvents = 'none';
    setTimeout(() => {
      style.pointerEvents = '';
    }, limits.doubleTap);
  }
}

/** Rows are inactive for a moment when their order changes or a row is added or removed, unless it was added at the end. */
function useInactiveAfterMove(list: RefObject<HTMLElement | null>) {
  const before = useRef('');
  useLayoutEffect(() => {
    const rows = list.current ? rowsIn(list.current) : [];
    const order = rows.map(({ dataset }) => dataset['row']).join(' ');
    const moved = before.current !== '' && !`${order} `.startsWith(`${before.current} `);
    before.current = order;
    if (moved) deactivate(rows);
  });
}

/** After a smaller shift, in pixels, the same row is under a thumb. */
const SHIFT = 12;

/** Rows are inactive for a moment when something above them appears or disappears, such as a banner or the offline strip. */
function useInactiveAfterShift(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let top: number | null = null;
    const look = () => {
      if (!list.current) return;
      const now = list.current.getBoundingClientRect().top + scrollY;
      if (top !== null && Math.abs(now - top) >= SHIFT) deactivate(rowsIn(list.current));
      top = now;
    };
    const observer = new ResizeObserver(look);
    // What appears above the list changes the height of an ancestor, or of a sibling of one, such as the bar of the page.
    for (let around = list.current; around; around = around.parentElement) {
      observer.observe(around);
      for (const beside of around.parentElement?.children ?? []) observer.observe(beside);
    }
    return () => observer.disconnect();
  }, [list]);
}

/** Keeps the focus, and protects against misdirected taps, when rows of a list are added, removed or moved. */
export function useRows(list: RefObject<HTMLElement | null>): void {
  useFocusStays();
  useInactiveAfterMove(list);
  useInactiveAfterShift(list);
}
