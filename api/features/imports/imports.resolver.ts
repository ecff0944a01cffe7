import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/imports.ts';
import type { ImportKindName } from '#schema/import-vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { Input, inputType, RequiredFilter } from '../../platform/graphql/input-type.ts';
import { ImportBatchView, ImportFieldView, ImportRowView } from './import.view.ts';
import * as enums from './imports.enums.ts';
import * as imports from './imports.service.ts';

const ImportBatchConnection = connectionOf(ImportBatchView, 'ImportBatch');
const ImportRowConnection = connectionOf(ImportRowView, 'ImportRow');
const ImportRowsFilter = inputType('ImportRowsFilter', inputs.importRowsFilter);
const CheckImportInput = inputType('CheckImportInput', inputs.checkImport);
const ApplyImportInput = inputType('ApplyImportInput', inputs.applyImport);
const UndoImportInput = inputType('UndoImportInput', inputs.importTarget);
const CancelImportInput = inputType('CancelImportInput', inputs.importTarget);

@Resolver()
export class ImportsResolver {
  @Query(() => [ImportFieldView])
  async importFields(
    @Ctx() ctx: Context,
    @Arg('kind', () => enums.ImportKind) kind: ImportKindName,
  ): Promise<ImportFieldView[]> {
    return imports.importFields(ctx, kind);
  }

  @Query(() => ImportBatchView)
  importBatch(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<ImportBatchView> {
    return imports.importBatch(ctx, id);
  }

  @Query(() => ImportBatchConnection)
  importBatches(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Page<ImportBatchView>> {
    return imports.importBatches(ctx, page);
  }

  @Query(() => ImportRowConnection)
  importRows(
    @Ctx() ctx: Context,
    @RequiredFilter(ImportRowsFilter) filter: InputOf<typeof inputs.importRowsFilter>,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<ImportRowView>> {
    return imports.importRows(ctx, filter, page);
  }

  @Mutation(() => ImportBatchView)
  checkImport(
    @Ctx() ctx: Context,
    @Input(CheckImportInput) input: InputOf<typeof inputs.checkImport>,
  ): Promise<ImportBatchView> {
    return imports.checkImport(ctx, input);
  }

  @Mutation(() => ImportBatchView)
  applyImport(
    @Ctx() ctx: Context,
    @Input(ApplyImportInput) input: InputOf<typeof inputs.applyImport>,
  ): Promise<ImportBatchView> {
    return imports.applyImport(ctx, input);
  }

  @Mutation(() => ImportBatchView)
  cancelImport(
    @Ctx() ctx: Context,
    @Input(CancelImportInput) input: InputOf<typeof inputs.importTarget>,
  ): Promise<ImportBatchView> {
    return imports.cancelImport(ctx, input);
  }

  @Mutation(() => ImportBatchView)
  undoImport(
    @Ctx() ctx: Context,
    @Input(UndoImportInput) input: InputOf<typeof inputs.importTarget>,
  ): Promise<ImportBatchView> {
    return imports.undoImport(ctx, input);
  }
}
