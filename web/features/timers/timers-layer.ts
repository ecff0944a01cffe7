/** The sheet with all timers. Preloaded, because timers must be paused and stopped without a network, too. */
export const loadTimersLayer = async () => (await import('./TimersLayer.tsx')).TimersLayer;
