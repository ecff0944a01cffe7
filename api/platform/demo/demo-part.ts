import type { DemoKitchen } from './demo-kitchen.ts';

/** What a feature brings to the demo kitchen. */
export interface DemoPart {
  /** The entities whose named rows `rows` uses. */
  readonly needs?: readonly NewableFunction[];
  /** Creates its rows as of now. */
  readonly rows: (demo: DemoKitchen) => void;
  /** Creates a past of its own, after the story of all features. */
  readonly past?: (demo: DemoKitchen) => void;
}

/** Creates the rows of all parts, each after the rows that it needs. */
export function addDemoRows(demo: DemoKitchen, parts: readonly DemoPart[]): void {
  const waiting = [...parts];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs = [] }) => needs.every((entity) => demo.has(entity)));
    const missing = waiting.flatMap(({ needs = [] }) => needs.filter((entity) => !demo.has(entity)));
    if (next === -1) throw new Error(`No feature brings demo rows of ${missing.map(({ name }) => name).join(', ')}.`);
    for (const part of waiting.splice(next, 1)) part.rows(demo);
  }
}
