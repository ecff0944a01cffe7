import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { Db } from '../../platform/database/tables.ts';
import { fieldError } from '../../platform/errors.ts';
import type { ImportedRow, Importer } from '../../platform/imports/import-kind.ts';
import { namedStations } from '../stations/stations.queries.ts';
import type { User } from './user.entity.ts';

/** More than any kitchen has, those who left included. */
const PEOPLE_MAX = 50_000;

/** The people of the kitchen as rows of files name them: by id, by username, or by e-mail address. */
export class StoredPeople {
  private readonly byId: ReadonlyMap<string, User>;
  private readonly byUsername: ReadonlyMap<string, User>;

  constructor(private readonly people: readonly User[]) {
    this.byId = new Map(people.map((person) => [person.id, person]));
    this.byUsername = new Map(people.map((person) => [person.username, person]));
  }

  get count(): number {
    return this.people.length;
  }

  /** The person whom a row names; null for a new one. Throws VALIDATION_FAILED for an unknown id or a shared address. */
  of({ cells: { id, username, email } }: ImportedRow): User | null {
    if (id !== undefined) {
      const found = this.byId.get(id.toLowerCase());
      if (!found) throw fieldError('id', msg('import.unknownId'));
      return found;
    }
    if (username !== undefined) return this.byUsername.get(username.toLowerCase()) ?? null;
    const having = email === undefined ? [] : this.people.filter((one) => isSame(one.email, email));
    if (having.length > 1) throw fieldError('email', msg('users.sharedEmail'));
    return having[0] ?? null;
  }
}

function isSame(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** What rows of people are matched with: everybody of the kitchen, and its stations. */
export async function peopleReferences(db: Db, organizationId: string) {
  const people = await db
    .selectFrom('appUser')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('appUser.kind', '=', 'person')
    .limit(PEOPLE_MAX)
    .execute();
  return {
    people: new StoredPeople(people),
    stations: await namedStations(db, organizationId),
  };
}

/** Everybody who works here, by the columns of an import. */
export async function exportedPeople(db: Db, { organizationId }: Importer): Promise<Record<string, string | null>[]> {
  return db
    .selectFrom('appUser')
    .leftJoin('station', 'station.id', 'appUser.stationId')
    .select(['appUser.id', 'appUser.name', 'appUser.username', 'appUser.email', 'appUser.role', 'appUser.language'])
    .select('station.name as stationId')
    .where('appUser.organizationId', '=', organizationId)
    .where('appUser.kind', '=', 'person')
    .where('appUser.status', '=', 'active')
    .where('appUser.verified', '=', true)
    .orderBy('appUser.name')
    .orderBy('appUser.id')
    .limit(limits.importRowsMax)
    .execute();
}

/** Whether the record names this person as the one who did something. */
export async function hasActed(db: Db, organizationId: string, id: string): Promise<boolean> {
  const acts = db
    .selectFrom('event')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('actorId', '=', id);
  return Boolean(await acts.limit(1).executeTakeFirst());
}
