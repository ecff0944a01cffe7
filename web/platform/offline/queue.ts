import { limits } from '#schema/limits.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';

/** For how many hours a press is sent: shorter than the server keeps idempotency keys, as an older one could be applied twice. */
export const sendWithinHours = limits.queuedHours - 2;

/** A press: one mutation in the outbox. It is stored on the device before it is sent, until the server has responded. */
export interface Press {
  /** Its Idempotency-Key: however often it is sent, it is applied once. */
  readonly key: string;
  /** The person and organization that it belongs to. Nobody else's session sends it. */
  readonly owner: string;
  /** The name of the mutation. */
  readonly name: string;
  /** The mutation as text, so that a press is sent as it was made, even by a newer build. */
  readonly document: string;
  readonly variables: { readonly input: Readonly<Record<string, unknown>> };
  /** The row that it is about. */
  readonly subject: string;
  /** Describes the act to its person. */
  readonly title: string;
  /** When it was pressed, by this device's clock, in epoch milliseconds. */
  readonly at: number;
  /** Position in the queue; greater than those before it. */
  readonly place: number;
  /** Whether the server accepts `input.occurredAt`. */
  readonly timed: boolean;
  /** The response that the screens show until the server's arrives. */
  readonly optimistic?: object | undefined;
  /** The row in the cache before the press, and its cache id, to undo the press before it is sent. */
  readonly before?: { readonly id: string; readonly fields: object } | undefined;
  /** The path in the response to the id of the row that it creates. Until then later presses refer to it by `key`. */
  readonly createdId?: readonly string[] | undefined;
  /** The root fields that it invalidates, besides the rows of its response. */
  readonly invalidates?: readonly QueryField[] | undefined;
  readonly state: 'waiting' | 'sending' | 'refused';
  /** It was sent at least once, so the server may have applied it. */
  readonly tried: boolean;
  /** Whether its caller was notified that it waits. */
  readonly queued: boolean;
  /** Whether it stays in the list when it is refused, even if a caller waits for it. */
  readonly keepsRefusal?: boolean | undefined;
  readonly refusal?: Refusal;
}

/** Whether a stored value is a press. It was written by this build or an older one. */
export function isPress(value: unknown): value is Press {
  return typeof value === 'object' && value !== null && 'key' in value && 'owner' in value && 'document' in value;
}

/** The fields of its row that a press changes, as its optimistic response has them; those with rows of their own left out. */
export function changedFields({ before, optimistic }: Press): ReadonlyMap<string, unknown> {
  const row: unknown = Object.values(optimistic ?? {})[0];
  if (!before || typeof row !== 'object' || row === null) return new Map();
  const former = new Map<string, unknown>(Object.entries(before.fields));
  const isChanged = ([name, value]: [string, unknown]) =>
    former.has(name) && former.get(name) !== value && (typeof value !== 'object' || value === null);
  return new Map(Object.entries(row).filter(isChanged));
}

/** The last press on a row that set a field to the value that it has now. */
export function lastToSet(
  presses: readonly Press[],
  row: string,
  [field, value]: readonly [string, unknown],
): Press | undefined {
  const sets = (press: Press) => press.subject === row && changedFields(press).get(field) === value;
  return waiting(presses).findLast(sets);
}

/** What a press has changed on its row, as it was before it. */
export function fieldsBefore(press: Press): Readonly<Record<string, unknown>> {
  const fields = new Map<string, unknown>(Object.entries(press.before?.fields ?? {}));
  return Object.fromEntries([...changedFields(press).keys()].map((name) => [name, fields.get(name)]));
}

/** Why the server refused a press: see `Problem`. */
export interface Refusal {
  readonly sentence: string;
  readonly content: unknown;
  readonly code: string | undefined;
  readonly fields: readonly string[];
  readonly lotIds: readonly string[];
}

/** The presses that are not refused, in order. */
export function waiting(presses: readonly Press[]): readonly Press[] {
  return presses.filter(({ state }) => state !== 'refused');
}

/** The first press that may be sent: not the postponed ones, nor later ones on the same subjects. */
export function nextToSend(presses: readonly Press[], postponed: ReadonlySet<string>): Press | undefined {
  const held = new Set(presses.filter(({ key }) => postponed.has(key)).map(({ subject }) => subject));
  return presses.find(({ subject, state }) => state === 'waiting' && !held.has(subject));
}

/** The later presses that assume that this one was accepted: those on its row, and those that refer to what it creates. */
export function following(presses: readonly Press[], { key, place, before }: Press): readonly Press[] {
  const isOnRow = (press: Press) => before !== undefined && press.before?.id === before.id;
  const refers = (press: Press) => Object.values(press.variables.input).includes(key);
  return waiting(presses).filter((press) => press.place > place && (isOnRow(press) || refers(press)));
}

export function changed(presses: readonly Press[], key: string, change: Partial<Press>): readonly Press[] {
  return presses.map((press) => (press.key === key ? { ...press, ...change } : press));
}

export function without(presses: readonly Press[], key: string): readonly Press[] {
  return presses.filter((press) => press.key !== key);
}

/** In order of their places; after a reload no press is in flight. */
export function reopened(presses: readonly Press[]): readonly Press[] {
  return presses
    .toSorted((one, other) => one.place - other.place)
    .map((press) => ({ ...press, state: press.state === 'sending' ? 'waiting' : press.state, queued: true }));
}

/** The last press on a row, if it was never sent: undo removes it from the queue. */
export function retractable(presses: readonly Press[], subject: string): Press | undefined {
  const last = waiting(presses).findLast((press) => press.subject === subject);
  return last?.state === 'waiting' && !last.tried ? last : undefined;
}

/** The variables with the key of a press replaced by the id of the row that it created. */
export function withId(variables: Press['variables'], key: string, id: string): Press['variables'] {
  const input = Object.entries(variables.input).map(([name, value]) => [name, value === key ? id : value] as const);
  return { input: Object.fromEntries(input) };
}

/** The press with the key of another replaced by the id of the row that it created. */
export function referring(press: Press, key: string, id: string): Press {
  return { ...press, variables: withId(press.variables, key, id) };
}

/** The text at a path of a response. */
export function textAt(value: unknown, path: readonly string[]): string | null {
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? value : null;
  if (typeof value !== 'object' || value === null) return null;
  const next: unknown = Reflect.get(value, name);
  return textAt(next, rest);
}
