import { flushSync } from 'react-dom';

/** Prints what `show` renders only for paper, and hides it again afterwards. */
export function printWith<Content>(content: Content, show: (content: Content | null) => void): void {
  flushSync(() => show(content));
  addEventListener('afterprint', () => show(null), { once: true });
  window.print();
}
