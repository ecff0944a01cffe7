import { expect, type Page } from '@playwright/test';
import type { NewKitchen } from './new-kitchen.ts';
import { settled } from './people.ts';
import { storedResults } from './stored-results.ts';

/** Mulberry32: the same numbers for the same seed. */
export function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Blocks the requests of the app to its server, or the whole network. */
export class Network {
  #isCut = false;
  constructor(private readonly page: Page) {}
  /** `whole`: the device has no network at all. Otherwise it has one, but the server does not answer. */
  async cut(whole: boolean): Promise<void> {
    if (this.#isCut) return;
    this.#isCut = true;
    if (whole) await this.page.context().setOffline(true);
    else await this.page.route('**/graphql', (route) => route.abort());
  }
  async restore(): Promise<void> {
    this.#isCut = false;
    await this.page.context().setOffline(false);
    await this.page.unroute('**/graphql');
  }
}

/**
 * Waits until the data for offline use is on the device. It is loaded after everything else: the tasks first, the items that can be
 * wasted last.
 */
export async function loadedForOffline(page: Page): Promise<void> {
  await settled(page);
  await expect.poll(() => storedResults(page), { timeout: 60_000 }).toContain('recipeQuantity');
  await expect.poll(() => storedResults(page), { timeout: 60_000 }).toContain('countedAtClosing');
  await expect.poll(() => storedResults(page), { timeout: 60_000 }).toContain('Romaine');
}

/** The kitchen, page and expectations of a script of presses. */
export interface Bench {
  readonly kitchen: NewKitchen;
  readonly page: Page;
  readonly network: Network;
  readonly random: () => number;
  /** The tasks of the script, and the acts that their history must have, oldest first. */
  readonly expected: Map<string, readonly string[]>;
  waste: number;
  /** How many closing counts were made. */
  counts: number;
  /** The line checks of the script. */
  readonly checks: string[];
}
