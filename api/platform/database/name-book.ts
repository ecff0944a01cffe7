import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrganizationOwned } from './organization-owned.ts';

/** The names or external ids that rows of one kind have, read once for a write of many rows. */
export interface TakenName {
  /** Null for a row that this write adds. */
  readonly id: string | null;
  readonly name: string;
  readonly archived: boolean;
}

/** Kinds of names: the ones that are compared without case, and external ids, which are compared exactly. */
export type NameKind = 'name' | 'externalId';

/** The names of one kind of row during a write of many rows. The write holds the lock of names, so that the list stays complete. */
export class NameBook {
  private readonly taken = new Map<string, TakenName>();

  add(kind: NameKind, text: string, taken: TakenName): void {
    this.taken.set(keyOf(kind, text), taken);
  }

  /** The row that has the name, other than `ownId`. If none has, adds the name and returns null. */
  claim(kind: NameKind, text: string, ownId: string | undefined): TakenName | null {
    const found = this.taken.get(keyOf(kind, text));
    if (found) return found.id !== null && found.id === ownId ? null : found;
    this.add(kind, text, { id: ownId ?? null, name: text, archived: false });
    return null;
  }
}

function keyOf(kind: NameKind, text: string): string {
  return kind === 'name' ? `name ${text.toLowerCase()}` : `externalId ${text}`;
}

type RowType = new () => OrganizationOwned;
const books = new WeakMap<EntityManager, Map<RowType, NameBook>>();

/** From here on, names of this kind of row are checked in memory instead of by a query. */
export function registerNameBook(tx: { readonly em: EntityManager }, type: RowType, book: NameBook): void {
  const own = books.get(tx.em) ?? new Map<RowType, NameBook>();
  books.set(tx.em, own.set(type, book));
}

export function bookOf(tx: { readonly em: EntityManager }, type: RowType): NameBook | null {
  return books.get(tx.em)?.get(type) ?? null;
}
