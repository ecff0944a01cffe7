import { changedFields, type Press, waiting } from './queue.ts';

type Changes = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** What waiting presses change, by the cache id of the row; later ones after earlier ones. */
function changesOf(presses: readonly Press[]): Changes {
  const changes = new Map<string, ReadonlyMap<string, unknown>>();
  for (const press of waiting(presses)) {
    const id = press.before?.id;
    if (id !== undefined) changes.set(id, new Map([...(changes.get(id) ?? []), ...changedFields(press)]));
  }
  return changes;
}

function shown(value: unknown, changes: Changes): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => shown(each, changes));
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map<string, unknown>(Object.entries(value));
  const changed = changes.get(`${String(fields.get('__typename'))}:${String(fields.get('id'))}`);
  const field = ([name, own]: [string, unknown]) => [
    name,
    changed?.has(name) ? changed.get(name) : shown(own, changes),
  ];
  return Object.fromEntries([...fields].map(field));
}

/** The data of a response as the screens show it: with what waits to be sent on its rows. */
export function withWaiting(
  data: Readonly<Record<string, unknown>>,
  presses: readonly Press[],
): Readonly<Record<string, unknown>> {
  const changes = changesOf(presses);
  if (changes.size === 0) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shown(value, changes)]));
}
