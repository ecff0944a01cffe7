import type { Page } from '@playwright/test';

/** All values of a store that the browser keeps for the app; none when it was never opened. */
function stored(page: Page, name: string): Promise<readonly unknown[]> {
  return page.evaluate(async (name) => {
    // Opening it would create it, without its store.
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === `brigade-${name}`)) return [];
    return new Promise<readonly unknown[]>((resolve) => {
      const opening = indexedDB.open(`brigade-${name}`);
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result);
        });
      });
    });
  }, name);
}

/** The query results that the browser has stored for its person, as text. */
export async function storedResults(page: Page): Promise<string> {
  return JSON.stringify(await stored(page, 'results'));
}

/** The presses that the browser has stored: those that wait to be sent, and those that were refused. */
export function storedPresses(page: Page): Promise<readonly unknown[]> {
  return stored(page, 'outbox');
}
