import { createLive } from './live.ts';
import { openFeed } from './live-transport.ts';

/** The live connection that all screens of a signed-in person share. */
export const live = createLive({ open: openFeed });
