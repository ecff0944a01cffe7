import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import {
  addLineCheckTemplateInput,
  archiveLineCheckTemplateInput,
  updateLineCheckTemplateInput,
} from '#schema/inputs/line-checks.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import * as templates from './line-check-templates.service.ts';
import { LineCheckTemplateView } from './line-check-template.view.ts';

const AddLineCheckTemplateInput = inputType('AddLineCheckTemplateInput', addLineCheckTemplateInput);
const UpdateLineCheckTemplateInput = inputType('UpdateLineCheckTemplateInput', updateLineCheckTemplateInput);
const ArchiveLineCheckTemplateInput = inputType('ArchiveLineCheckTemplateInput', archiveLineCheckTemplateInput);

@Resolver()
export class LineCheckTemplatesResolver {
  @Query(() => [LineCheckTemplateView])
  lineCheckTemplates(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { defaultValue: false, description: 'With those taken out of use.' })
    archived: boolean,
  ): Promise<LineCheckTemplateView[]> {
    return templates.lineCheckTemplates(ctx, archived);
  }

  @Mutation(() => LineCheckTemplateView)
  addLineCheckTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => AddLineCheckTemplateInput) input: unknown,
  ): Promise<LineCheckTemplateView> {
    return templates.addLineCheckTemplate(ctx, input);
  }

  @Mutation(() => LineCheckTemplateView)
  updateLineCheckTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateLineCheckTemplateInput) input: unknown,
  ): Promise<LineCheckTemplateView> {
    return templates.updateLineCheckTemplate(ctx, input);
  }

  @Mutation(() => LineCheckTemplateView)
  archiveLineCheckTemplate(
    @Ctx() ctx: Context,
    @Arg('input', () => ArchiveLineCheckTemplateInput) input: unknown,
  ): Promise<LineCheckTemplateView> {
    return templates.archiveLineCheckTemplate(ctx, input);
  }
}
