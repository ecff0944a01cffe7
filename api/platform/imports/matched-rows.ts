import { msg } from '#schema/messages.ts';
import { matchKey } from '../database/import-match.ts';
import { NameBook } from '../database/name-book.ts';
import { fieldError } from '../errors.ts';
import { foldedText } from './cell-values.ts';
import type { ImportedRow, ImportKind } from './import-kind.ts';

interface Matchable {
  readonly id: string;
  readonly externalId: string | null;
  readonly name: string;
  readonly archivedAt: Date | null;
}

/** Stored rows as rows of files name them: by id, by external id, or by name. */
export class MatchedRows<Row extends Matchable> {
  private readonly byId: ReadonlyMap<string, Row>;
  private readonly byExternalId: ReadonlyMap<string, Row>;
  private readonly byName: ReadonlyMap<string, Row>;

  constructor(private readonly rows: readonly Row[]) {
    this.byId = new Map(rows.map((row) => [row.id, row]));
    this.byExternalId = new Map(rows.flatMap((row) => (row.externalId ? [[row.externalId, row]] : [])));
    this.byName = new Map(rows.map((row) => [matchKey(row.name), row]));
  }

  /** The row that a row of a file names; null for a new one. Throws VALIDATION_FAILED for an id that nothing has. */
  of({ cells }: ImportedRow): Row | null {
    const { id, externalId, name } = cells;
    if (id !== undefined) {
      const found = this.byId.get(id.toLowerCase());
      if (!found) throw fieldError('id', msg('import.unknownId'));
      return found;
    }
    const found = externalId === undefined ? undefined : this.byExternalId.get(externalId);
    return found ?? (name === undefined ? undefined : this.byName.get(matchKey(name))) ?? null;
  }

  /** Their names and external ids, so that a write of many rows need not look each of them up. */
  book(): NameBook {
    const book = new NameBook();
    for (const { id, name, externalId, archivedAt } of this.rows) {
      const taken = { id, name, archived: archivedAt !== null };
      book.add('name', name, taken);
      if (externalId !== null) book.add('externalId', externalId, taken);
    }
    return book;
  }
}

/** A file names each row once: by its id, its external id and its name. */
export const namedOnce: ImportKind['keysOf'] = ({ cells }) =>
  ['id', 'externalId', 'name'].flatMap((field) => {
    const text = cells[field];
    return text === undefined ? [] : [{ field, key: field === 'externalId' ? text : foldedText(text) }];
  });
