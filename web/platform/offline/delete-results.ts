import { keyValueStore } from './database.ts';

/** Deletes the query results that this device keeps for people other than this one; with null, for everyone. */
export async function deleteOthersResults(owner: string | null): Promise<void> {
  const results = keyValueStore('results');
  for (const [key] of await results.all()) if (key !== owner) await results.remove(key);
}
