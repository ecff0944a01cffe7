import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place of the layout above its bottom bar; null without one. */
export const PinnedSlotContext = createContext<HTMLElement | null>(null);

/** Shows its content above the bottom bar of the layout, in view wherever the page is scrolled to. */
export function Pinned({ children }: { readonly children: ReactNode }) {
  const slot = useContext(PinnedSlotContext);
  return slot ? createPortal(children, slot) : null;
}
