import { expect, type Locator, type Page, test } from '@playwright/test';
import { doubleTap } from './double-tap.ts';

/** Milliseconds between the two taps. */
export const batteryGaps = [80, 300, 650] as const;

/** One control that is tapped twice at one place, and the one act that may follow. */
export interface Tapped {
  /** What is tapped, for the report. */
  readonly what: string;
  /** Brings the control into view. */
  readonly show: () => Locator | Promise<Locator>;
  /** The mutations that the page may send, in order; null where the same one again has no effect on the server. */
  readonly sends: readonly string[] | null;
  /** What the server then has. */
  readonly read: () => Promise<unknown>;
  readonly is: unknown;
  /** The control that appeared under the finger, and is still there. */
  readonly shows?: Locator;
}

/** Notes each click that the app receives, with the number and name of its control: the press guard stops the others before. */
async function noteClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [role="option"]';
    const numbers = new Map<Element, number>();
    const note = ({ target, isTrusted }: MouseEvent) => {
      const control = target instanceof Element ? target.closest(controls) : null;
      if (control === null || !isTrusted) return;
      const number = numbers.get(control) ?? numbers.size;
      numbers.set(control, number);
      const name = (control.getAttribute('aria-label') ?? control.textContent).replaceAll(/\d+/g, '');
      performance.mark(`click on control ${String(number)}: ${name.trim()}`);
    };
    document.addEventListener('click', note, true);
  });
}

/** Taps each control of one page twice, one control after the other. */
export class Battery {
  readonly #sent: string[] = [];

  private constructor(private readonly page: Page) {
    page.on('request', (request) => {
      const body: unknown = new URL(request.url()).pathname === '/graphql' ? request.postDataJSON() : null;
      if (typeof body !== 'object' || body === null || !('query' in body) || !('operationName' in body)) return;
      const name = String(body.operationName);
      // A display reports its state by itself.
      if (String(body.query).startsWith('mutation') && name !== 'KioskReport') this.#sent.push(name);
    });
  }

  /** Before the page is loaded. */
  static async on(page: Page): Promise<Battery> {
    await noteClicks(page);
    return new Battery(page);
  }

  async run(gap: number, controls: readonly Tapped[]): Promise<void> {
    for (const control of controls) await test.step(`${control.what}, ${gap} ms`, () => this.tap(gap, control));
  }

  private async tap(gap: number, { what, show, sends, read, is, shows }: Tapped): Promise<void> {
    const message = `${what}, ${String(gap)} ms`;
    const control = await show();
    await control.waitFor();
    this.#sent.length = 0;
    await this.page.evaluate(() => performance.clearMarks());
    await doubleTap(control, gap);
    await expect.poll(read, { message }).toEqual(is);
    if (shows) await expect(shows, message).toBeVisible();
    if (sends) expect(this.#sent, message).toEqual(sends);
    const clicks = new Set(await this.clicks());
    expect(clicks.size, `${message}: ${[...clicks].join(', ')}`).toBe(1);
  }

  private clicks(): Promise<string[]> {
    return this.page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .map(({ name }) => name)
        .filter((name) => name.startsWith('click on control')),
    );
  }
}
