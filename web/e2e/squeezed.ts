import type { Page } from '@playwright/test';

/** Resolves when the page has drawn what follows from a change of its window or its text. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Texts squeezed to a few letters per line, and controls that reach beyond the window, once the page is drawn. */
export async function squeezed(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate(() => {
    const words = (element: Element) => `${element.tagName}: ${element.textContent.trim().slice(0, 60)}`;
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const scrolls = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box !== document.body) return true;
      }
      return false;
    };
    const beyond = [...document.querySelectorAll('button, a[href], input, select, textarea')].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const isOut = right > document.documentElement.clientWidth + 1 || left < -1;
      return width > 1 && isOut && isShown(control) && !scrolls(control);
    });
    const cut = [...document.querySelectorAll('button, h1, h2, h3, dt, dd')].filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && isShown(element),
    );
    const tall = [...document.querySelectorAll('p, h1, h2, h3, span, a, button')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const em = parseFloat(getComputedStyle(element).fontSize);
      const text = element.textContent.trim();
      return element.children.length === 0 && text.length > 8 && width > 1 && width < 3 * em && height > 4 * em;
    });
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [
      ...beyond.map((element) => `beyond the window: ${words(element)}`),
      ...cut.map((element) => `cut: ${words(element)}`),
      ...tall.filter(isShown).map((element) => `letters in a column: ${words(element)}`),
      ...(over > 0 ? [`the page is ${over} px wider than the window`] : []),
    ];
  });
}
