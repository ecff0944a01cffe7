import type { UserJson } from '#schema/rest.ts';
import { isUser } from '../../platform/session/user-client.ts';
import { deleteOthersValues } from '../../platform/storage/own-storage.ts';
import { persisted } from '../../ui/storage/persisted.ts';

/** Who used this browser last and has not signed out. */
const storage = persisted<UserJson>('brigade.user', isUser);

/** The user to show while the server cannot be reached; null when nobody was signed in. */
export function lastUser(): UserJson | null {
  return storage.read();
}

/**
 * Called when a shared tablet is locked: the unfinished input of its user, and the results that their screens need without a
 * network, stay until another person unlocks it. Only those of a cook: a manager's contain data that cooks must not read.
 */
export function noteLocked(): void {
  const user = storage.read();
  storage.remove();
  forgetResultsOfOthers(user?.role === 'cook' ? user.id : null);
}

/** Stores who is signed in, and deletes the data stored for other people; all of it when nobody is signed in. */
export function noteUser(user: UserJson | null): void {
  const isSame = storage.read()?.id === user?.id;
  if (user) storage.write(user);
  else storage.remove();
  deleteOthersValues(user?.id ?? null);
  if (isSame) return;
  forgetResultsOfOthers(user?.id ?? null);
}

function forgetResultsOfOthers(owner: string | null): void {
  import('../../platform/offline/delete-results.ts').then(
    ({ deleteOthersResults }) => deleteOthersResults(owner),
    () => undefined,
  );
}
