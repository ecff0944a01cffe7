import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import {
  addLineCheckTemplateInput,
  archiveLineCheckTemplateInput,
  updateLineCheckTemplateInput,
} from '#schema/inputs/line-checks.ts';
import type { Context } from '../../../platform/context/context.ts';
import { Input, inputType } from '../../../platform/graphql/input-type.ts';
import * as templates from './line-check-templates.service.ts';
import { LineCheckTemplateView } from './line-check-template.view.ts';
import type { InputOf } from '../../../platform/context/parse.ts';

const AddLineCheckTemplateInput = inputType('AddLineCheckTemplateInput', addLineCheckTemplateInput);
const UpdateLineCheckTemplateInput = inputType('UpdateLineCheckTemplateInput', updateLineCheckTemplateInput);
const ArchiveLineCheckTemplateInput = inputType('ArchiveLineCheckTemplateInput', archiveLineCheckTemplateInput);

@Resolver()
export class LineCheckTemplatesResolver {
  @Query(() => [LineCheckTemplateView])
  lineCheckTemplates(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { defaultValue: false, description: 'Whether to include archived ones.' })
    archived: boolean,
  ): Promise<LineCheckTemplateView[]> {
    return templates.lineCheckTemplates(ctx, archived);
  }

  @Mutation(() => LineCheckTemplateView)
  addLineCheckTemplate(
    @Ctx() ctx: Context,
    @Input(AddLineCheckTemplateInput) input: InputOf<typeof addLineCheckTemplateInput>,
  ): Promise<LineCheckTemplateView> {
    return templates.addLineCheckTemplate(ctx, input);
  }

  @Mutation(() => LineCheckTemplateView)
  updateLineCheckTemplate(
    @Ctx() ctx: Context,
    @Input(UpdateLineCheckTemplateInput) input: InputOf<typeof updateLineCheckTemplateInput>,
  ): Promise<LineCheckTemplateView> {
    return templates.updateLineCheckTemplate(ctx, input);
  }

  @Mutation(() => LineCheckTemplateView)
  archiveLineCheckTemplate(
    @Ctx() ctx: Context,
    @Input(ArchiveLineCheckTemplateInput) input: InputOf<typeof archiveLineCheckTemplateInput>,
  ): Promise<LineCheckTemplateView> {
    return templates.archiveLineCheckTemplate(ctx, input);
  }
}
