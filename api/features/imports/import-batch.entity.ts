import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Message } from '#schema/messages.ts';
import type { ImportKindName, ImportState } from '#schema/import-vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as enums from './imports.enums.ts';

/** One file that is imported, from reading it to undoing it. */
@ObjectType()
@OwnedEntity({ tableName: 'import_batch' })
@Index({ properties: ['organizationId', 'kind', 'createdAt'] })
export class ImportBatch extends OrganizationOwned {
  @Field(() => enums.ImportKind)
  @Property({ type: 'text' })
  kind!: ImportKindName;

  @Field(() => enums.ImportState)
  @Property({ type: 'text', default: 'read' })
  state: ImportState = 'read';

  /** Empty for pasted rows. */
  @Field(() => String)
  @Property({ type: 'text', default: '' })
  fileName: string = '';

  @Field(() => ID)
  @Property({ type: 'uuid' })
  createdById!: string;

  /** The cells of the first row. */
  @Property({ type: 'json' })
  headings!: string[];

  /** The field of each column, empty for one that is left out. */
  @Field(() => [String])
  @Property({ type: 'json' })
  fields!: string[];

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: true })
  hasHeadings: boolean = true;

  /** With the headings. */
  @Field(() => Int)
  @Property({ type: 'integer' })
  rowCount!: number;

  /** How many rows the running step has done. */
  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  doneCount: number = 0;

  @Property({ type: 'boolean', default: false })
  cancelled: boolean = false;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  newCount: number = 0;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  changedCount: number = 0;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  sameCount: number = 0;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  errorCount: number = 0;

  /** How many rows have notes. */
  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  noteCount: number = 0;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  matchCount: number = 0;

  @Field(() => Int)
  @Property({ type: 'integer', default: 0 })
  confirmCount: number = 0;

  /** Whether rows with errors are left out. */
  @Property({ type: 'boolean', default: false })
  onlyGood: boolean = false;

  /** Why the last step changed nothing; null when it did. */
  @Property({ type: 'json', nullable: true })
  problem: Message | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  appliedAt: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  undoneAt: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    importBatch: ImportBatch;
  }
}
