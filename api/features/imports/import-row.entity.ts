import { Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Message } from '#schema/messages.ts';
import type { ImportOutcome } from '#schema/import-vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import type { TouchedRow } from '../../platform/database/touched-row.ts';
import type { ImportMatch, MatchTarget } from '../../platform/database/import-match.ts';

/** What is wrong with a cell; `field` is null when it is the whole row. */
export interface RowProblem {
  readonly field: string | null;
  readonly message: Message;
}

/** What an ingredient was found to be, and what a person chose instead; null when nobody did. */
export interface StoredMatch extends ImportMatch {
  readonly choice: MatchTarget | null;
}

/** A row of an imported file, and its result. */
@OwnedEntity({ tableName: 'import_row' })
@Unique({ properties: ['organizationId', 'importBatchId', 'number'] })
export class ImportRow extends OrganizationOwned {
  @Property({ type: 'uuid' })
  importBatchId!: string;

  /** Its number in the file, from 1. */
  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'json' })
  cells!: string[];

  /** Null until it is checked. */
  @Property({ type: 'text', nullable: true })
  outcome: ImportOutcome | null = null;

  /** What it is called; null until it is checked. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'json', nullable: true })
  problems: RowProblem[] | null = null;

  /** What a person should know, which is no error. */
  @Property({ type: 'json', nullable: true })
  notes: Message[] | null = null;

  /** The ingredient that it is the first to name. */
  @Property({ type: 'json', nullable: true })
  match: StoredMatch | null = null;

  /** Field → former and new value. */
  @Property({ type: 'json', nullable: true })
  changes: Record<string, readonly [unknown, unknown]> | null = null;

  /** The rows of the database that it wrote, to undo them; null until it is applied. */
  @Property({ type: 'json', nullable: true })
  touched: TouchedRow[] | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    importRow: ImportRow;
  }
}
