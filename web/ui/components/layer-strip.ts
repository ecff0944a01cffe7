import { createContext, type ReactNode } from 'react';

/** A strip that stays visible in every layer that covers the screen, such as the running timers. The app fills it. */
export const LayerStripContext = createContext<ReactNode>(null);

/** On the bar of every layer that fills the screen: on a shared tablet the lock. The app fills it. */
export const LayerToolsContext = createContext<ReactNode>(null);

/** In the corner of every small dialog and drawer: on a shared tablet the lock. The app fills it. */
export const DialogToolsContext = createContext<ReactNode>(null);

/** Under the bar of every layer, which covers the page's: the connection strip. The app fills it. */
export const LayerNoticeContext = createContext<ReactNode>(null);
