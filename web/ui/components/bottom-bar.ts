/** The height of the bar with the main pages, which is at the bottom below the breakpoint `lg`. */
const height = '4rem + env(safe-area-inset-bottom)';

/** `bottom` of a sticky bar of buttons: directly above the bar of the main pages, where there is one. */
export const aboveBottomBar = { base: `calc(${height})`, lg: '0' } as const;
/** The same with a gap below. */
export const floatingAboveBottomBar = { base: `calc(${height} + 0.5rem)`, lg: '4' } as const;
