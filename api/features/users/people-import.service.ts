import { randomBytes } from 'node:crypto';
import { importedPerson } from '#schema/inputs/users.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { assignChanges, changesBetween } from '../../platform/database/changes.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { AppError, conflict, fieldError } from '../../platform/errors.ts';
import type { ImportedRow, Importer, ImportKind, ImportResult, ImportRun } from '../../platform/imports/import-kind.ts';
import { checkAll, parseRecord, valuesOf } from '../../platform/imports/record-input.ts';
import { sharedAccounts } from '../auth/accounts/own-account.policy.ts';
import { assertNoMemberNamed, assertUsernameFree } from '../auth/accounts/register.service.ts';
import { endSessionsOf } from '../auth/auth.service.ts';
import { Credential } from '../auth/passwords/credential.entity.ts';
import { hashPassword } from '../auth/passwords/passwords.crypto.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { undoPerson } from './people-undo.service.ts';
import { peopleColumns, personOnce, personReaders, refuseSecrets, usernameFrom } from './people-import-columns.data.ts';
import { exportedPeople, peopleReferences } from './people-import.queries.ts';
import { User } from './user.entity.ts';

type References = Awaited<ReturnType<typeof peopleReferences>>;
/** What a file changes of people who are here already. */
type Patch = Partial<Pick<User, 'name' | 'role' | 'stationId'>>;

/**
 * People from a file. A row is matched by its id, its username or its e-mail address; empty cells change nothing. New people are
 * verified and have no usable password: an admin hands out a link or a temporary PIN, as for everybody else.
 */
export const peopleImport: ImportKind = {
  name: 'people',
  permission: 'users.manage',
  readPermissions: ['users.read'],
  columns: peopleColumns,
  checksLimit: 'peopleChecksByOrganization',
  refuseFile: refuseSecrets,
  keysOf: personOnce,
  start: async (tx, importer, keep) => {
    if (importer.demo) throw sharedAccounts();
    // As every change of a role or status: two admins cannot remove each other.
    if (keep) await find(tx, Organization, 'organization', tx.organizationId, { lock: true });
    // One hash of a random password for all people of a file; the password is not stored. A dry run is rolled back.
    const passwordHash = keep ? await hashPassword(randomBytes(24).toString('base64url')) : '';
    return new PeopleRun(tx, importer, await peopleReferences(tx.db, tx.organizationId), passwordHash);
  },
  undo: undoPerson,
  rows: exportedPeople,
};

class PeopleRun implements ImportRun {
  /** Rows for a new person so far, also those whose username is taken. */
  private newCount = 0;

  constructor(
    private readonly tx: Transaction,
    private readonly importer: Importer,
    private readonly references: References,
    private readonly passwordHash: string,
  ) {}

  async write([row]: readonly ImportedRow[]): Promise<ImportResult> {
    if (!row) throw new Error('A record has at least one row.');
    const stored = this.references.people.of(row);
    return stored ? this.change(stored, row) : this.add(row);
  }

  private async add(row: ImportedRow): Promise<ImportResult> {
    this.newCount += 1;
    if (this.newCount > limits.importPeopleMax)
      throw conflict(msg('users.tooManyNew', { count: limits.importPeopleMax }));
    if (this.references.people.count + this.newCount > limits.peopleMax)
      throw conflict(msg('users.tooMany', { count: limits.peopleMax }));
    const { stationId = null, ...person } = this.parsed(row);
    await this.assertFree(person.username);
    const { tx, passwordHash } = this;
    const user = add(tx, User, { ...person, stationId, verified: true });
    const { organizationId } = tx;
    const { id, username, name, role } = user;
    tx.em.persist(Object.assign(new Credential(), { username, passwordHash, userId: id, organizationId }));
    await tx.em.flush();
    const changes = changesBetween({}, { ...person, role, stationId: this.stationName(stationId) });
    tx.record({ action: 'user.imported', entity: 'User', entityId: id, changes: { username, role } });
    const touched = [{ entity: 'User', id, name, version: user.version, before: null }];
    return { outcome: 'new', name, entityId: id, changes, touched, notes: notesOf(user) };
  }

  /** The values of a row for a new person. Throws VALIDATION_FAILED with every refused field. */
  private parsed(row: ImportedRow) {
    const { username, email } = row.cells;
    const made = username ?? (email === undefined ? undefined : usernameFrom(email));
    const station: { stationId?: string } = {};
    let parsed: ReturnType<typeof parsePerson> | null = null;
    checkAll([
      () => Object.assign(station, this.stationOf(row, null)),
      () => {
        if (made === undefined) throw fieldError('username', msg('users.usernameMissing'));
        parsed = parsePerson({ ...row, cells: { ...row.cells, username: made } });
      },
    ]);
    if (parsed === null) throw new Error('A row without errors was not parsed.');
    const person: ReturnType<typeof parsePerson> = parsed;
    return { ...person, ...station };
  }

  /** As registering does: usernames are unique in the whole installation. */
  private async assertFree(username: string): Promise<void> {
    try {
      await assertUsernameFree(this.tx.em, username);
      await assertNoMemberNamed(this.tx, username);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw fieldError('username', msg('auth.usernameTaken'));
    }
  }

  private async change(stored: User, row: ImportedRow): Promise<ImportResult> {
    const { id, name } = stored;
    if (stored.status !== 'active') throw conflict(msg('users.notActive', { name }));
    if (!stored.verified) throw conflict(msg('users.waits', { name }));
    const changes = changesBetween(stored, this.patchOf(stored, row));
    if (Object.keys(changes).length === 0) return { outcome: 'same', name, entityId: id, changes, touched: [] };
    const { tx } = this;
    const user = await find(tx, User, 'person', id, { lock: true });
    const before = Object.fromEntries(Object.entries(changes).map(([field, [former]]) => [field, former]));
    const after = Object.fromEntries(Object.entries(changes).map(([field, [, value]]) => [field, value]));
    const recorded = assignChanges(user, after);
    await tx.em.flush();
    // No session has the old role.
    if ('role' in changes) await endSessionsOf(tx, id);
    const action = 'role' in changes ? 'user.role_changed' : 'user.updated';
    tx.record({ action, entity: 'User', entityId: id, changes: recorded });
    const touched = [{ entity: 'User', id, name: user.name, version: user.version, before }];
    const notes = 'role' in changes ? notesOf(user) : [];
    return { outcome: 'changed', name: user.name, entityId: id, changes: this.named(changes), touched, notes };
  }

  /** What a row changes of a person. Throws VALIDATION_FAILED for what admins do not change of others. */
  private patchOf(stored: User, row: ImportedRow): Patch {
    const values = valuesOf(row, personReaders);
    const { name } = stored;
    const patch: Patch = {};
    const own = (field: 'email' | 'language') => () => {
      const value = values[field];
      if (value !== undefined && !isSame(value, stored[field]))
        throw fieldError(field, msg('users.onlyThemselves', { name }));
    };
    checkAll([
      () => {
        if (values['username'] !== undefined && !isSame(values['username'], stored.username))
          throw fieldError('username', msg('users.usernameStays', { name }));
      },
      own('email'),
      own('language'),
      () => Object.assign(patch, this.stationOf(row, stored.stationId)),
      () => {
        const { name: to, role } = parseRecord(importedPerson.pick({ name: true, role: true }).partial(), {
          ...('name' in values ? { name: values['name'] } : {}),
          ...('role' in values ? { role: values['role'] } : {}),
        });
        Object.assign(patch, to === undefined ? {} : { name: to }, role === undefined ? {} : { role });
      },
      () => this.refuseRole(stored, patch.role),
    ]);
    return patch;
  }

  /** No file takes the admin role from anybody, nor changes the role of the person who imports. */
  private refuseRole(stored: User, role: User['role'] | undefined): void {
    if (role === undefined || role === stored.role) return;
    if (stored.role === 'admin' || stored.id === this.importer.id)
      throw fieldError('role', msg('users.adminRoleByHand'));
  }

  private stationOf({ cells: { stationId: cell } }: ImportedRow, present: string | null): { stationId?: string } {
    if (cell === undefined) return {};
    const { stations } = this.references;
    // A person may still have a station that was archived since.
    const found = stations.get(cell);
    return { stationId: found && found.id === present ? found.id : stations.need('stationId', cell).id };
  }

  private stationName(id: unknown): string | null {
    return typeof id === 'string' ? (this.references.stations.get(id)?.name ?? null) : null;
  }

  /** The changes with the names of stations, for people. */
  private named(changes: ImportResult['changes']): ImportResult['changes'] {
    const { stationId } = changes;
    if (!stationId) return changes;
    return { ...changes, stationId: [this.stationName(stationId[0]), this.stationName(stationId[1])] };
  }
}

function parsePerson(row: ImportedRow) {
  return parseRecord(importedPerson, valuesOf(row, personReaders));
}

function isSame(cell: unknown, value: string | null): boolean {
  return typeof cell === 'string' && cell.toLowerCase() === value?.toLowerCase();
}

const notesOf = ({ name, role }: User) =>
  role === 'admin' ? [{ place: 0, message: msg('users.becomesAdmin', { name }) }] : [];
