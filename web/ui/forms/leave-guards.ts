import { askToLeave } from './questions.ts';

/** A layer, or a part of one. Closing a layer leaves the forms in it, not those under it. */
export interface LeaveScope {
  readonly parent: LeaveScope | null;
}

/** An address of the app. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Unsaved input that is lost when its screen closes. */
export class Guarded {
  /** The person has agreed to lose it, or it is saved. */
  isReleased = false;

  constructor(
    readonly scope: LeaveScope | null,
    /** The address of its screen. */
    public place: Place,
  ) {}

  #isChanged = () => false;
  /** Sets the check for unsaved input. */
  watch(isChanged: () => boolean): void {
    this.#isChanged = isChanged;
  }

  isDirty(): boolean {
    return !this.isReleased && this.#isChanged();
  }

  release(): void {
    this.isReleased = true;
  }

  /** Unsaved input belongs to the address at which it was begun, without the layers that were opened over it later. */
  moveTo(place: Place): void {
    if (!this.isDirty()) this.place = place;
  }
}

const all = new Set<Guarded>();

export function addGuarded(guarded: Guarded): () => void {
  all.add(guarded);
  return () => void all.delete(guarded);
}

/** Call on new input: forms that were released before and are still on the screen are guarded again. */
export function rearm(): void {
  for (const guarded of all) guarded.isReleased = false;
}

function isWithin(scope: LeaveScope | null, outer: LeaveScope): boolean {
  return scope === outer || (scope !== null && isWithin(scope.parent, outer));
}

/** Whether a form at `place` closes when the app goes to `next`: another page, or a layer or tab of its address is closed. */
export function leaves(place: Place, next: Place): boolean {
  if (place.pathname !== next.pathname) return true;
  const after = new URLSearchParams(next.search);
  return [...new URLSearchParams(place.search)].some(([name, value]) => !after.getAll(name).includes(value));
}

const unsaved = (which: (guarded: Guarded) => boolean) =>
  [...all].filter((guarded) => which(guarded) && guarded.isDirty());

/** Runs the action at once, or after the person has agreed to lose what is unsaved. Returns whether it ran at once. */
function leaveUnsaved(lost: readonly Guarded[], action: () => void): boolean {
  if (lost.length === 0) {
    action();
    return true;
  }
  askToLeave(() => {
    for (const guarded of lost) guarded.release();
    action();
  });
  return false;
}

/** Leaves one form. */
export const leaveOne = (one: Guarded, action: () => void) =>
  leaveUnsaved(
    unsaved((each) => each === one),
    action,
  );

/** Closes a layer. */
export const leaveScope = (scope: LeaveScope, action: () => void) =>
  leaveUnsaved(
    unsaved((each) => isWithin(each.scope, scope)),
    action,
  );

/** Goes to another address of the app. */
export const leaveFor = (next: Place, action: () => void) =>
  leaveUnsaved(
    unsaved((each) => leaves(each.place, next)),
    action,
  );

/** Whether unsaved input is lost by going to this address. */
export const losesFor = (next: Place) => unsaved((each) => leaves(each.place, next)).length > 0;

/** Whether unsaved input is lost by closing the app. */
export const losesAll = () => unsaved(() => true).length > 0;
