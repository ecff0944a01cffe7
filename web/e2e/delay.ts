import { expect, type Page } from '@playwright/test';

/** The element to wait for: it matches the selector and contains these words, in any case. */
interface Sight {
  readonly selector: string;
  readonly words?: readonly string[];
  /** Waits until there is none. */
  readonly gone?: boolean;
}

interface Act {
  readonly pressedIn: Page;
  readonly seenIn: Page;
  readonly sight: Sight;
  /** Ends with the press from which the delay is measured. */
  readonly press: () => Promise<unknown>;
}

/** Records the time of each press in the page. */
async function notePresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => {
      performance.clearMarks('pressed');
      performance.mark('pressed');
    };
    for (const type of ['click', 'keydown']) addEventListener(type, note, { capture: true });
  });
}

/** Records when the page first shows this. */
async function noteSight(page: Page, sight: Sight): Promise<void> {
  await page.evaluate(({ selector, words = [], gone = false }) => {
    performance.clearMarks('seen');
    const isIt = ({ textContent }: Element) =>
      words.every((word) => textContent.toLowerCase().includes(word.toLowerCase()));
    const observer = new MutationObserver(() => {
      if ([...document.querySelectorAll(selector)].some(isIt) === gone) return;
      performance.mark('seen');
      observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  }, sight);
}

/** The recorded time in epoch milliseconds. */
async function momentOf(page: Page, mark: 'pressed' | 'seen'): Promise<number> {
  const at = () =>
    page.evaluate((name) => {
      const [entry] = performance.getEntriesByName(name);
      return entry ? performance.timeOrigin + entry.startTime : 0;
    }, mark);
  await expect.poll(at).toBeGreaterThan(0);
  return at();
}

/** Milliseconds from a press in one page until it is seen in another, by the pages' own clocks: steps of the test do not count. */
export async function delayOf({ pressedIn, seenIn, sight, press }: Act): Promise<number> {
  await notePresses(pressedIn);
  await noteSight(seenIn, sight);
  await press();
  const seen = await momentOf(seenIn, 'seen');
  return seen - (await momentOf(pressedIn, 'pressed'));
}

/**
 * The shortest of up to three such delays, each with its own rows. Retries when a delay was not short `enough`: a busy
 * machine is late sometimes, a slow product every time.
 */
export async function shortestDelay(attempt: (count: number) => Promise<number>, enough: number): Promise<number> {
  let shortest = Infinity;
  for (let count = 1; count <= 3 && shortest >= enough; count += 1) shortest = Math.min(shortest, await attempt(count));
  return shortest;
}
