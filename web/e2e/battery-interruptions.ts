import { paths } from '../platform/paths.ts';
import { type Bench, loadedForOffline } from './battery-bench.ts';

/** What happens to the page between two presses. */
export interface Interruption {
  readonly name: string;
  /** On a shared tablet, whose lock needs a network to open again. */
  readonly tablet?: boolean;
  readonly clock?: boolean;
  readonly run: (bench: Bench, pin: string) => Promise<void>;
}

export const interruptions: readonly Interruption[] = [
  {
    name: 'another tab',
    run: async ({ page }) => {
      await page.getByRole('tab', { name: /My List/ }).click();
      await page.getByRole('tab', { name: /Prep List/ }).click();
    },
  },
  { name: 'reload', run: ({ page }) => page.reload().then(() => undefined) },
  {
    name: 'Back',
    run: async ({ page }) => {
      await page.goto(`${paths.cook}?tab=my-list`);
      await page.goBack();
      await page.getByRole('tab', { name: /Prep List/, selected: true }).waitFor();
    },
  },
  {
    name: 'lock of a shared tablet',
    tablet: true,
    run: async ({ page, network }, pin) => {
      await page.getByRole('button', { name: /: lock or switch person/ }).click();
      const anyway = page.getByRole('button', { name: 'Leave anyway' });
      const locked = page.getByRole('heading', { name: 'Enter your PIN' });
      await anyway.or(locked).first().waitFor();
      if (await anyway.isVisible()) await anyway.click();
      await locked.waitFor();
      // The PIN is checked by the server, and the lists of the last person were deleted with the lock.
      await network.restore();
      for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
      await page.getByRole('button', { name: 'Enter', exact: true }).click();
      await locked.waitFor({ state: 'hidden' });
      await page.goto(paths.cook);
      await loadedForOffline(page);
    },
  },
  {
    name: 'a new version',
    run: async ({ page, network }) => {
      // The app is loaded from the server again, as after an update.
      await network.restore();
      await page.evaluate(async () => {
        for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
        for (const key of await caches.keys()) await caches.delete(key);
      });
      await page.reload();
      await page.evaluate(() => navigator.serviceWorker.ready);
    },
  },
  { name: '60 s', clock: true, run: ({ page }) => page.clock.fastForward('01:00') },
  { name: '10 min', clock: true, run: ({ page }) => page.clock.fastForward('10:00') },
];
