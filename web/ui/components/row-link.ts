import type { MouseEvent } from 'react';
import { type To, useHref, useNavigate } from 'react-router';

/** The link of a row of a table: a path, or parameters of the current one, and the state of the history entry. */
export interface RowLink {
  readonly to: To;
  readonly state?: unknown;
}

const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"], [role="menuitem"]';

/** Whether the press is on the row itself: not on a control in it, and not in a dialog that a cell has opened. */
function isOnRow({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest(controls);
  return control === null || !currentTarget.contains(control);
}

/** Whether the click ended a text selection, which must not open the row. An older selection was cleared on pointer down. */
function hasSelectedText(): boolean {
  return (getSelection()?.toString() ?? '') !== '';
}

const here: To = { search: '' };
const middle = 1;

/**
 * Handlers that open a row by a press anywhere on it, in addition to its link, which is how the keyboard and programs that
 * read the screen open it. Ctrl, Command and the middle button open a tab, as on a link. Without an address the row calls
 * `onOpen`. Undefined when the row has no link.
 */
export function useRowOpening(link: RowLink | undefined, onOpen: (() => void) | undefined) {
  const navigate = useNavigate();
  const href = useHref(link?.to ?? here);
  if (!link && !onOpen) return undefined;
  const openTab = () => void window.open(href, '_blank', 'noopener');
  return {
    onClick: (event: MouseEvent) => {
      if (!isOnRow(event) || hasSelectedText() || event.shiftKey || event.altKey) return;
      if (!link) return onOpen?.();
      if (event.ctrlKey || event.metaKey) return openTab();
      void navigate(link.to, { state: link.state });
    },
    onAuxClick: (event: MouseEvent) => {
      if (link && event.button === middle && isOnRow(event)) openTab();
    },
    // Without this the middle button starts to scroll the page, or pastes.
    onMouseDown: (event: MouseEvent) => {
      if (link && event.button === middle && isOnRow(event)) event.preventDefault();
    },
  };
}
