import { msg } from '#schema/messages.ts';
import { assignChanges } from '../../platform/database/changes.ts';
import type { TouchedRow } from '../../platform/database/touched-row.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/errors.ts';
import type { Importer } from '../../platform/imports/import-kind.ts';
import { refuseChanged } from '../../platform/imports/refuse-changed.ts';
import { endSessionsOf } from '../auth/auth.service.ts';
import { Credential } from '../auth/passwords/credential.entity.ts';
import { PasswordReset } from '../auth/passwords/password-reset.entity.ts';
import { PersonPin } from '../devices/pins/person-pin.entity.ts';
import { NotificationMark } from '../notifications/notification-mark.entity.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { hasActed } from './people-import.queries.ts';
import { refuseLastAdmin } from './user-admin.service.ts';
import { User } from './user.entity.ts';

/** Deletes a new person who has never signed in or done anything, gives a changed one their former values. Throws CONFLICT. */
export async function undoPerson(tx: Transaction, _importer: Importer, touched: TouchedRow): Promise<void> {
  await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
  const user = await find(tx, User, 'person', touched.id, { lock: true });
  if (touched.before === null) return deletePerson(tx, user, touched);
  refuseChanged(touched, user);
  const isRoleChanged = 'role' in touched.before;
  if (isRoleChanged) {
    await refuseLastAdmin(tx, user);
    await endSessionsOf(tx, user.id);
  }
  const changes = assignChanges(user, touched.before);
  const action = isRoleChanged ? 'user.role_changed' : 'user.updated';
  tx.record({ action, entity: 'User', entityId: user.id, changes });
}

async function deletePerson(tx: Transaction, user: User, touched: TouchedRow): Promise<void> {
  const { id: userId, name, username, lastSeenAt } = user;
  if (lastSeenAt !== null) throw conflict(msg('users.signedInSince', { name }));
  if (await hasActed(tx.db, tx.organizationId, userId)) throw conflict(msg('users.usedSince', { name }));
  refuseChanged(touched, user);
  await refuseLastAdmin(tx, user);
  // What was handed out to them, and what they never saw, is no act of theirs.
  await tx.em.nativeDelete(Credential, { userId });
  await tx.em.nativeDelete(PasswordReset, { userId });
  await tx.em.nativeDelete(PersonPin, { userId });
  await tx.em.nativeDelete(NotificationMark, { userId });
  tx.em.remove(user);
  tx.record({ action: 'user.deleted', entity: 'User', entityId: userId, changes: { name: [name, null], username } });
}
