/** The sheet with all timers. Loaded ahead, because a timer must be paused and stopped without a network, too. */
export const loadTimersLayer = async () => (await import('./TimersLayer.tsx')).TimersLayer;
