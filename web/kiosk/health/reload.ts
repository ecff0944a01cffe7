/** The conditions for a reload of the page. */
export interface ReloadConditions {
  /** Milliseconds since the last input. */
  readonly idleFor: number;
  readonly live: boolean;
  /** A sheet is open. */
  readonly busy: boolean;
  /** Queued presses. */
  readonly waiting: number;
}

const idleEnough = 120_000;

/** Only when idle and without unsaved work. */
export function mayReload({ idleFor, live, busy, waiting }: ReloadConditions): boolean {
  return live && !busy && waiting === 0 && idleFor >= idleEnough;
}

/** A random delay in milliseconds, so that the displays of a kitchen do not all reload at once. */
export function reloadDelay(random: number): number {
  return Math.floor(random * 120_000);
}

interface Vital {
  /** Milliseconds since the last animation frame. */
  readonly frameAge: number;
  /** Milliseconds since the last message of the server; null before the first. */
  readonly messageAge: number | null;
  /** Milliseconds since the last reload of a stuck page; null if there was none. */
  readonly reloadAge: number | null;
}

const stuckAfter = 180_000;
const reloadApart = 600_000;

/** Whether the page is stuck: no animation frame, or no message, for three minutes. */
export function isStuck({ frameAge, messageAge, reloadAge }: Vital): boolean {
  const stuck = frameAge > stuckAfter || (messageAge !== null && messageAge > stuckAfter);
  return stuck && (reloadAge === null || reloadAge > reloadApart);
}

const nightly = '04:00';
const upLongEnough = 3_600_000;

/** Once a night, at 04:00. */
export function isNightly(clock: string, upFor: number): boolean {
  return clock === nightly && upFor > upLongEnough;
}
