import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Message } from '#schema/messages.ts';
import type { ImportMatchKind, ImportOutcome } from '#schema/import-vocabulary.ts';
import { Json } from '../../platform/graphql/scalars.ts';
import { ImportBatch } from './import-batch.entity.ts';
import * as enums from './imports.enums.ts';

/** An import as screens read it. */
@ObjectType('ImportBatch')
export class ImportBatchView extends ImportBatch {
  @Field(() => [String])
  override headings!: string[];

  @Field(() => String)
  createdByName!: string;

  /** The first rows below the headings, cell by cell. */
  @Field(() => [[String]])
  samples!: string[][];

  @Field(() => String, { nullable: true })
  problemText!: string | null;

  @Field(() => Json, { nullable: true })
  problemContent!: Message | null;
}

/** What is wrong with a row. */
@ObjectType('ImportProblem')
export class ImportProblemView {
  @Field(() => String, { nullable: true })
  field!: string | null;

  @Field(() => String)
  text!: string;

  @Field(() => Json)
  content!: Message;
}

/** What a person should know of a row, which is no error. */
@ObjectType('ImportNote')
export class ImportNoteView {
  @Field(() => String)
  text!: string;

  @Field(() => Json)
  content!: Message;
}

/** An ingredient of a file, and what it becomes. */
@ObjectType('ImportMatch')
export class ImportMatchView {
  @Field(() => String)
  name!: string;

  @Field(() => enums.ImportMatchKind)
  found!: ImportMatchKind;

  @Field(() => ID, { nullable: true })
  itemId!: string | null;

  @Field(() => ID, { nullable: true })
  subRecipeId!: string | null;

  @Field(() => String, { nullable: true })
  targetName!: string | null;

  @Field(() => Boolean)
  confirmed!: boolean;
}

/** What a row changes. */
@ObjectType('ImportChange')
export class ImportChangeView {
  @Field(() => String)
  field!: string;

  @Field(() => String, { nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;
}

/** A row of an import as screens read it. */
@ObjectType('ImportRow')
export class ImportRowView {
  @Field(() => Int)
  number!: number;

  @Field(() => [String])
  cells!: string[];

  @Field(() => enums.ImportOutcome, { nullable: true })
  outcome!: ImportOutcome | null;

  @Field(() => String, { nullable: true })
  name!: string | null;

  /** Whom the row of an imported file of people added. */
  @Field(() => ID, { nullable: true })
  personId!: string | null;

  @Field(() => [ImportProblemView])
  problems!: ImportProblemView[];

  @Field(() => [ImportNoteView])
  notes!: ImportNoteView[];

  @Field(() => ImportMatchView, { nullable: true })
  match!: ImportMatchView | null;

  @Field(() => [ImportChangeView])
  changes!: ImportChangeView[];
}

/** A column of a kind of import. */
@ObjectType('ImportField')
export class ImportFieldView {
  @Field(() => String)
  field!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  nameEs!: string;

  @Field(() => Boolean)
  required!: boolean;
}
