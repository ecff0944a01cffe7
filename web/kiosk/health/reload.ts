/** What decides whether the page may be loaded anew. */
export interface Standing {
  /** Milliseconds since the last touch or key. */
  readonly idleFor: number;
  readonly live: boolean;
  /** A sheet is open. */
  readonly busy: boolean;
  /** Presses that the server has not answered. */
  readonly waiting: number;
}

const idleEnough = 120_000;

/** Only when nobody would notice and nothing could be lost. */
export function mayReload({ idleFor, live, busy, waiting }: Standing): boolean {
  return live && !busy && waiting === 0 && idleFor >= idleEnough;
}

/** Displays of one kitchen do not all go blank at once. */
export function reloadDelay(random: number): number {
  return Math.floor(random * 120_000);
}

interface Vital {
  /** Milliseconds since the last drawn frame. */
  readonly frameAge: number;
  /** Milliseconds since the server was last heard; null while never. */
  readonly heardAge: number | null;
  /** Milliseconds since this watch last loaded the page anew; null if it never did. */
  readonly reloadAge: number | null;
}

const stuckAfter = 180_000;
const reloadApart = 600_000;

/** Whether the page has stopped living although it should not: nothing drawn, or nothing heard, for three minutes. */
export function isStuck({ frameAge, heardAge, reloadAge }: Vital): boolean {
  const stuck = frameAge > stuckAfter || (heardAge !== null && heardAge > stuckAfter);
  return stuck && (reloadAge === null || reloadAge > reloadApart);
}

const nightly = '04:00';
const upLongEnough = 3_600_000;

/** Once a night, when the kitchen sleeps. */
export function isNightly(clock: string, upFor: number): boolean {
  return clock === nightly && upFor > upLongEnough;
}
