import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  addLineCheckTemplateInput,
  archiveLineCheckTemplateInput,
  updateLineCheckTemplateInput,
} from '#schema/inputs/line-checks.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import { LineCheckTemplate } from './line-check-template.entity.ts';
import * as templates from './line-check-templates.service.ts';
import type { TemplateRow } from './line-check-templates.service.ts';

const AddLineCheckTemplateInput = inputType('AddLineCheckTemplateInput', addLineCheckTemplateInput);
const UpdateLineCheckTemplateInput = inputType('UpdateLineCheckTemplateInput', updateLineCheckTemplateInput);
const ArchiveLineCheckTemplateInput = inputType('ArchiveLineCheckTemplateInput', archiveLineCheckTemplateInput);

@Resolver(() => LineCheckTemplate)
export class LineCheckTemplatesResolver {
  @FieldResolver(() => [LineCheckTemplateItem])
  items(@Root() row: TemplateRow): readonly LineCheckTemplateItem[] {
    return row.items;
  }

  @FieldResolver(() => String, { nullable: true })
  stationName(@Root() row: TemplateRow): string | null {
    return row.stationName;
  }

  @Query(() => [LineCheckTemplate])
  lineCheckTemplates(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { defaultValue: false, description: 'With those taken out of use.' })
    archived: boolean,
  ): Promise<TemplateRow[]> {
    return templates.lineCheckTemplates(ctx, archived);
  }

  @Mutation(() => LineCheckTemplate)
  addLineCheckTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => AddLineCheckTemplateInput) input: unknown,
  ): Promise<TemplateRow> {
    return templates.addLineCheckTemplate(ctx, input);
  }

  @Mutation(() => LineCheckTemplate)
  updateLineCheckTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateLineCheckTemplateInput) input: unknown,
  ): Promise<TemplateRow> {
    return templates.updateLineCheckTemplate(ctx, input);
  }

  @Mutation(() => LineCheckTemplate)
  archiveLineCheckTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => ArchiveLineCheckTemplateInput) input: unknown,
  ): Promise<TemplateRow> {
    return templates.archiveLineCheckTemplate(ctx, input);
  }
}
