import type { ApolloCache } from '@apollo/client';

/**
 * Whether a response has a row in an older version than the cache: it was read before a mutation whose response has arrived
 * first. Rows without a version are not compared.
 */
export function hasOlderRow(response: unknown, cache: ApolloCache): boolean {
  const rows: unknown = cache.extract();
  if (typeof rows !== 'object' || rows === null) return false;
  const isOlder = (row: object, version: number) => {
    const id = cache.identify({ ...row });
    const shown: unknown = id === undefined ? undefined : Reflect.get(rows, id);
    const shownVersion: unknown =
      typeof shown === 'object' && shown !== null ? Reflect.get(shown, 'version') : undefined;
    return typeof shownVersion === 'number' && version < shownVersion;
  };
  const search = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    if ('id' in value && 'version' in value && typeof value.version === 'number' && isOlder(value, value.version))
      return true;
    return Object.values(value).some(search);
  };
  return search(response);
}
