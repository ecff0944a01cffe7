import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/views.ts';
import type { ViewScreen } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { SavedView } from './saved-view.entity.ts';
import * as enums from './views.enums.ts';
import * as views from './views.service.ts';

const CreateSavedViewInput = inputType('CreateSavedViewInput', inputs.createSavedView);
const UpdateSavedViewInput = inputType('UpdateSavedViewInput', inputs.updateSavedView);
const DeleteSavedViewInput = inputType('DeleteSavedViewInput', inputs.deleteSavedView);

@Resolver()
export class ViewsResolver {
  @Query(() => [SavedView])
  savedViews(@Ctx() ctx: Context, @Arg('screen', () => enums.ViewScreen) screen: ViewScreen): Promise<SavedView[]> {
    return views.savedViews(ctx, screen);
  }

  @Mutation(() => SavedView)
  createSavedView(
    @Ctx() ctx: Context,
    @Input(CreateSavedViewInput) input: InputOf<typeof inputs.createSavedView>,
  ): Promise<SavedView> {
    return views.createSavedView(ctx, input);
  }

  @Mutation(() => SavedView)
  updateSavedView(
    @Ctx() ctx: Context,
    @Input(UpdateSavedViewInput) input: InputOf<typeof inputs.updateSavedView>,
  ): Promise<SavedView> {
    return views.updateSavedView(ctx, input);
  }

  @Mutation(() => ID)
  deleteSavedView(
    @Ctx() ctx: Context,
    @Input(DeleteSavedViewInput) input: InputOf<typeof inputs.deleteSavedView>,
  ): Promise<string> {
    return views.deleteSavedView(ctx, input);
  }
}
