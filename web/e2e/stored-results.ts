import type { Page } from '@playwright/test';

/** The query results that the browser has stored for its person, as text. */
export function storedResults(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('brigade-results');
        opening.addEventListener('success', () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('results')) return resolve('');
          const reading = db.transaction('results').objectStore('results').getAll();
          reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)));
        });
      }),
  );
}
