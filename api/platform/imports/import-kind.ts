import type { Message } from '#schema/messages.ts';
import type { Permission } from '#schema/permissions.ts';
import type { Language } from '#schema/vocabulary.ts';
import type { ImportKindName, ImportOutcome } from '#schema/import-vocabulary.ts';
import type { ImportChoice } from '#schema/inputs/imports.ts';
import type { Db } from '../database/tables.ts';
import type { TouchedRow } from '../database/touched-row.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LimitRule } from '../http/limiter.ts';
import type { DateOrder } from './cell-dates.ts';
import type { Choices, ImportMatch, MatchTarget } from '../database/import-match.ts';
import type { TableRow } from './read-table.ts';

/** A column of a kind of import. */
export interface ImportColumn {
  /** Its name in mappings, and in the paths of refused fields. */
  readonly field: string;
  /** Its heading: the label on screens, and the header of an export. */
  readonly names: Readonly<Record<Language, string>>;
  /** Other headings that mean it, in lower case without accents. */
  readonly also?: readonly string[];
  /** A file without it cannot be imported. */
  readonly required?: boolean;
  /** Its values are decimals with a point; a file has them as its kitchen writes them. */
  readonly isNumber?: boolean;
}

/** One row of a file: its number in the file, and the text of its mapped columns; empty cells are left out. */
export interface ImportedRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Who imports, and how their kitchen writes numbers. */
export interface Importer {
  readonly id: string;
  readonly organizationId: string;
  readonly demo: boolean;
  readonly currency: string;
  /** Whether `1,500` is one and a half. */
  readonly decimalComma: boolean;
  /** Whether `3/4` is the third of April. */
  readonly dateOrder: DateOrder;
  /** HH:MM; a time before it belongs to the day before. */
  readonly dayRollover: string;
}

/** What a person should know of a row, which is no error; `place`: of the row in its record, from 0. */
export interface ImportNote {
  readonly place: number;
  readonly message: Message;
}

/** The result of one record. */
export interface ImportResult {
  readonly outcome: Exclude<ImportOutcome, 'error'>;
  /** The record's name, for lists and messages. */
  readonly name: string;
  readonly entityId: string;
  /** Field → former and new value, as text for people. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  /** In the order in which they were written. */
  readonly touched: readonly TouchedRow[];
  readonly notes?: readonly ImportNote[];
  /** Names that no earlier record has, and what they are; `place`: of their rows in the record, from 0. */
  readonly matches?: readonly { readonly place: number; readonly match: ImportMatch }[];
}

/** One run of an import in one transaction: what it looks up is loaded once. */
export interface ImportRun {
  /**
   * Writes one record of one row or, with `recordsOf`, of several. Throws AppError with the refused fields, whose paths are
   * fields of columns.
   */
  write(rows: readonly ImportedRow[]): Promise<ImportResult>;
  /** Writes what concerns all records together, after the last one. Returns the rows that it touched. */
  finish?(): Promise<readonly TouchedRow[]>;
}

/** Lines of a text, or what another file contains, as rows of a table: without headings, with the field of each column. */
export interface ReadLines {
  readonly fields: readonly string[];
  readonly rows: readonly TableRow[];
}

/** What an opened file contains, as rows. */
export type FileContents = (db: Db, importer: Importer) => Promise<ReadLines>;

/** A kind of import, contributed by the feature that owns its rows. */
export interface ImportKind {
  readonly name: ImportKindName;
  /** To import and export it. */
  readonly permission: Permission;
  /** To see what the kitchen has, too: in an export, and as former values of rows. A token may write what it may not read. */
  readonly readPermissions: readonly Permission[];
  readonly columns: readonly ImportColumn[];
  /** Limits how often an organization checks files of this kind. */
  readonly checksLimit?: LimitRule;
  /** Throws VALIDATION_FAILED for a file that must not even be stored, by the cells of its first row. */
  readonly refuseFile?: (headings: readonly string[]) => void;
  /** Reads lines as people write them, such as a prep list; null when the text is none. For text without headings. */
  readonly readLines?: (db: Db, importer: Importer, lines: readonly string[]) => Promise<ReadLines | null>;
  /** Opens files that are no tables, such as an archive of another program; null for any other file. Throws VALIDATION_FAILED. */
  readonly openFile?: (bytes: Buffer) => Promise<FileContents | null>;
  /** The records of a file, in the order in which they are written; without it, each row is a record. */
  readonly recordsOf?: (rows: readonly ImportedRow[], importer: Importer) => readonly (readonly ImportedRow[])[];
  /** What may be only once in a file, such as the name; null when everything may be repeated. */
  readonly keysOf: (row: ImportedRow) => readonly { readonly field: string; readonly key: string }[];
  /** What a person chose for names of the file, in the same order. Throws VALIDATION_FAILED. Without it, nothing is chosen. */
  readonly chosenTargets?: (
    db: Db,
    organizationId: string,
    choices: readonly ImportChoice[],
  ) => Promise<readonly MatchTarget[]>;
  /** Loads what the rows are matched with. `keep`: false in a trial, which is rolled back. */
  readonly start: (
    tx: Transaction,
    importer: Importer,
    keep: boolean,
    records: readonly (readonly ImportedRow[])[],
    choices: Choices,
  ) => Promise<ImportRun>;
  /** Undoes one row of the database. Throws CONFLICT when it was changed or used since. */
  readonly undo: (tx: Transaction, importer: Importer, row: TouchedRow) => Promise<void>;
  /** Every row, by the fields of `columns`: importing them changes nothing. */
  readonly rows: (db: Db, importer: Importer) => Promise<readonly Readonly<Record<string, string | null>>[]>;
}
