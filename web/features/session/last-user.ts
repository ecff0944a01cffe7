import type { UserJson } from '#schema/rest.ts';
import { isUser } from '../../platform/session/user-client.ts';
import { forgetOthers } from '../../platform/storage/own-storage.ts';
import { persisted } from '../../ui/storage/persisted.ts';

/** Who used this browser last and has not signed out. */
const storage = persisted<UserJson>('brigade.user', isUser);

/** The user to show while the server cannot be reached; null when nobody was signed in. */
export function lastUser(): UserJson | null {
  return storage.read();
}

/**
 * A shared tablet was locked: what its user had not finished, and the results that their screens need without a network, wait
 * until another person unlocks it. Only those of a cook: a manager's, after a password, hold what cooks must not read.
 */
export function noteLocked(): void {
  const user = storage.read();
  storage.remove();
  forgetResultsOfOthers(user?.role === 'cook' ? user.id : null);
}

/** Stores who is signed in, and deletes what this browser keeps for others; for everyone when nobody is. */
export function noteUser(user: UserJson | null): void {
  const isSame = storage.read()?.id === user?.id;
  if (user) storage.write(user);
  else storage.remove();
  forgetOthers(user?.id ?? null);
  if (isSame) return;
  forgetResultsOfOthers(user?.id ?? null);
}

function forgetResultsOfOthers(owner: string | null): void {
  import('../../platform/offline/forget-results.ts').then(
    ({ forgetResults }) => forgetResults(owner),
    () => undefined,
  );
}
