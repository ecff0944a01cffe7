import { type Persisted, persisted, removePersisted } from '../../ui/storage/persisted.ts';

/** Values of one person in this browser, such as a half-entered delivery. Other users of the browser must not read them. */
const PREFIX = 'brigade.delivery.';

const ownKey = (viewerId: string, name: string) => `${PREFIX}${viewerId}.${name}`;

/** A value that belongs to one person. */
export function ownStorage<Value>(
  viewerId: string,
  name: string,
  isValue: (value: unknown) => value is Value,
): Persisted<Value> {
  return persisted(ownKey(viewerId, name), isValue);
}

/** Deletes the values of all other people; with null, of everyone. */
export function deleteOthersValues(viewerId: string | null): void {
  const own = viewerId === null ? null : ownKey(viewerId, '');
  removePersisted((key) => key.startsWith(PREFIX) && (own === null || !key.startsWith(own)));
}
