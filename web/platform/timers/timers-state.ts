import { hasEnded, inOrder, type Timer } from './timer.ts';

/** The timers of a screen. */
export interface TimersState {
  /** The kitchen's timers by id; those that have ended are not in it. */
  readonly shared: Readonly<Record<string, Timer>>;
  /** Timers that only this device has: not shared yet, because the server could not be reached or has not responded yet. */
  readonly local: readonly Timer[];
  /** Keys of those whose request was sent just now: they are not marked as local yet. */
  readonly fresh: readonly string[];
  /** Ringing timers that were silenced here while the server could not be reached, with the version that was silenced. */
  readonly silenced: Readonly<Record<string, number>>;
}

/** The timers on the screen, the next to ring first. */
export function shownOf({ shared, local, silenced }: TimersState): readonly Timer[] {
  return inOrder([...Object.values(shared).filter(({ id, version }) => silenced[id] !== version), ...local]);
}

/** Adds a row of the server; it replaces the local timer, and ends its silencing. */
export function withRow(state: TimersState, row: Timer): TimersState {
  return {
    ...state,
    shared: hasEnded(row) ? omit(state.shared, row.id) : { ...state.shared, [row.id]: row },
    local: state.local.filter(isNotIn([row])),
    silenced: omit(state.silenced, row.id),
  };
}

/** The kitchen's list, and the rows that came while it was being read. */
export function withList(state: TimersState, rows: readonly Timer[], arrived: ReadonlySet<string>): TimersState {
  const kept = Object.values(state.shared).filter(({ id }) => arrived.has(id));
  const shared = Object.fromEntries([...rows, ...kept].map((row) => [row.id, row]));
  return { ...state, shared, local: state.local.filter(isNotIn(rows)) };
}

export function withLocal(state: TimersState, timer: Timer): TimersState {
  return { ...state, local: [...state.local, timer], fresh: [...state.fresh, timer.id] };
}

export function withChangedLocal(state: TimersState, id: string, change: (timer: Timer) => Timer): TimersState {
  return { ...state, local: state.local.map((each) => (each.id === id ? change(each) : each)) };
}

export function withoutLocal(state: TimersState, id: string): TimersState {
  return { ...state, local: state.local.filter((each) => each.id !== id) };
}

/** Marks a timer as local: there was no response for a moment, or there will be none. */
export function notFresh(state: TimersState, id: string): TimersState {
  return state.fresh.includes(id) ? { ...state, fresh: state.fresh.filter((each) => each !== id) } : state;
}

export function silencedHere(state: TimersState, { id, version }: Timer): TimersState {
  return { ...state, silenced: { ...state.silenced, [id]: version } };
}

export function audibleAgain(state: TimersState, id: string): TimersState {
  return { ...state, silenced: omit(state.silenced, id) };
}

/** Whether a local timer is none of these rows: a row has the key of the local timer it replaces. */
function isNotIn(rows: readonly Timer[]) {
  const keys = new Set(rows.map(({ key }) => key));
  return ({ id }: Timer) => !keys.has(id);
}

function omit<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  return key in record ? Object.fromEntries(Object.entries(record).filter(([each]) => each !== key)) : record;
}
