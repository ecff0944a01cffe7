import { limits } from '#schema/limits.ts';

/**
 * Double-tap protection: a control that replaces another one under the finger is inactive for `limits.doubleTap`, so that the
 * second tap of a wet or gloved hand has no effect. It covers every control of the app: presses are checked at the
 * window, before any handler. A control that is still the same, such as a digit or a stepper, can be pressed at any speed.
 */

/** Half the side of the square around a press that counts as the same place: about a fingertip. */
const reach = 40;
/** How long after a press its place is watched: a slow response may replace the control late. */
const watched = 10_000;
/** Without a DOM change only moving or scrolling parts replace a control: the place is checked this often. Milliseconds. */
const lookEvery = 100;

const controls =
  'a[href], button, input, select, textarea, label, summary, [tabindex], [role="button"], [role="menuitem"], [role="option"]';
const named = 'a[href], button, summary, [role="button"], [role="menuitem"]';

/** A control and its name. React may reuse the element of one button for another, so the element alone does not identify it. */
interface Identity {
  readonly control: Element | null;
  readonly name: string;
}

/** The last press: where it was, on what, what has been there since, and since when. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly until: number;
  readonly pressed: Identity;
  now: Identity;
  changedAt: number;
}

/** The name without digits: a countdown does not make it another control. */
function nameOf(control: Element | null): string {
  const name = control?.getAttribute('aria-label') ?? (control?.matches(named) ? control.textContent : '');
  return (name ?? '').replace(/\d+/g, '');
}

function identify(target: Element | null | undefined): Identity {
  const control = target?.closest(controls) ?? null;
  return { control, name: nameOf(control) };
}

function differs(one: Identity, other: Identity): boolean {
  return one.control !== other.control || one.name !== other.name;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * An invisible square over an inactive control hides its hover and pressed states. An open dialog takes the pointer from the
 * page around it, so it must take it back.
 */
function createShield() {
  const shield = document.createElement('div');
  shield.setAttribute('aria-hidden', 'true');
  shield.style.cssText = `position:fixed;width:${reach * 2}px;height:${reach * 2}px;z-index:2147483647;pointer-events:auto`;
  return {
    element: shield,
    cover({ x, y }: Spot) {
      if (shield.isConnected) return;
      shield.style.left = `${x - reach}px`;
      shield.style.top = `${y - reach}px`;
      document.body.append(shield);
    },
    remove: () => shield.remove(),
  };
}

/** Watches what is at the place of the last press, and since when. */
function createWatch() {
  const shield = createShield();
  let spot: Spot | null = null;
  let frame = 0;
  let lookedAt = 0;
  let hasChanged = false;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  const clear = () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    shield.remove();
    spot = null;
  };
  function look() {
    if (!spot) return;
    const now = performance.now();
    lookedAt = now;
    hasChanged = false;
    const top = document.elementsFromPoint(spot.x, spot.y).find((element) => element !== shield.element);
    const there = identify(top);
    if (differs(there, spot.now)) {
      spot.now = there;
      // Back where it was, the pressed control covers nothing: what is beside it is not inactive either.
      spot.changedAt = differs(there, spot.pressed) ? now : -Infinity;
    }
    if (differs(there, spot.pressed) && now < spot.changedAt + limits.doubleTap) shield.cover(spot);
    else shield.remove();
    if (now > spot.until) clear();
  }
  // In each frame after a change of the page and at each press: a control is covered before it is seen. Not at the change itself,
  // which would make the browser compute its layout again for every one, and not in each frame, which slows a phone by a tenth.
  const watch = () => {
    if (hasChanged || performance.now() >= lookedAt + lookEvery) look();
    if (spot) frame = requestAnimationFrame(watch);
  };
  return {
    clear,
    /** Whether a press comes too early after the control at its place was replaced. `at` is when it was made, not handled. */
    isTooEarly({ clientX, clientY, timeStamp, target }: PointerEvent): boolean {
      look();
      // A square that is about to be removed is no control either, and a press on it is not one outside of a dialog.
      if (target === shield.element) return true;
      return (
        spot !== null &&
        // The control that was pressed may come back to its place, as when an error above it is removed.
        differs(identify(target instanceof Element ? target : null), spot.pressed) &&
        Math.abs(clientX - spot.x) <= reach &&
        Math.abs(clientY - spot.y) <= reach &&
        timeStamp < spot.changedAt + limits.doubleTap
      );
    },
    pressed({ clientX: x, clientY: y, timeStamp }: PointerEvent, now: Identity) {
      clear();
      spot = { x, y, until: timeStamp + watched, pressed: now, now, changedAt: -Infinity };
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      frame = requestAnimationFrame(watch);
    },
  };
}

const pointerEvents = ['pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'] as const;

/** Presses of a finger or a mouse. */
function guardPointer() {
  const watch = createWatch();
  let isIgnored = false;
  let pressed: Identity | null = null;
  const onDown = (event: PointerEvent) => {
    if (!event.isTrusted || !event.isPrimary) return;
    isIgnored = watch.isTooEarly(event);
    pressed = null;
    if (isIgnored) return stop(event);
    pressed = identify(event.target instanceof Element ? event.target : null);
    watch.pressed(event, pressed);
  };
  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return;
    // The control may have become another one between the press and its release.
    const isAnother = pressed !== null && nameOf(pressed.control) !== pressed.name;
    if (isIgnored || isAnother) stop(event);
  };
  const onOther = (event: Event) => {
    if (event.isTrusted && isIgnored) event.stopImmediatePropagation();
    if (isIgnored && event.type === 'mousedown') event.preventDefault();
  };
  addEventListener('pointerdown', onDown, true);
  addEventListener('click', onClick, true);
  for (const type of pointerEvents) addEventListener(type, onOther, { capture: true, passive: false });
  // The person scrolls: what is under the finger changes on purpose.
  for (const type of ['pointercancel', 'wheel']) addEventListener(type, watch.clear, { capture: true, passive: true });
}

/** Enter and Space: a key that is held down acts once, and a second press does not act on what has received the focus meanwhile. */
function guardKeyboard() {
  let last: { readonly at: number; readonly on: Identity } | null = null;
  let isIgnored = false;
  const onDown = (event: KeyboardEvent) => {
    if (!event.isTrusted) return;
    isIgnored = false;
    if (event.key !== 'Enter' && event.key !== ' ') {
      last = null;
      return;
    }
    const target = event.target instanceof Element ? event.target : null;
    if (target === null || isTyping(target, event.key)) return;
    const on = identify(target);
    const isSoon = last !== null && event.timeStamp < last.at + limits.doubleTap;
    isIgnored = event.repeat || (isSoon && last !== null && differs(on, last.on));
    if (isIgnored) stop(event);
    else last = { at: event.timeStamp, on };
  };
  const onClick = (event: MouseEvent) => {
    if (event.isTrusted && event.detail === 0 && isIgnored) stop(event);
  };
  addEventListener('keydown', onDown, true);
  addEventListener('click', onClick, true);
}

/** Whether the key writes into a field. */
function isTyping(target: Element, key: string): boolean {
  if (target.matches('textarea, [contenteditable="true"]')) return true;
  return key === ' ' && target.matches('input:not([type="checkbox"]):not([type="radio"]):not([type="button"])');
}

/** Guards every control against the second press of a double tap. Call once, before the first render. */
export function startPressGuard(): void {
  guardPointer();
  guardKeyboard();
}
