import DataLoader from 'dataloader';
import { Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/photos.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { RecipeView } from '../recipes/recipe.view.ts';
import { LineCheckAnswerView } from '../line-checks/answers/line-check-answer.view.ts';
import { PrepTaskView } from '../prep/tasks/prep-task.view.ts';
import { WasteEntryView } from '../waste/waste-entry.view.ts';
import { Photo } from './photo.entity.ts';
import type { PhotoKind } from './photo.policy.ts';
import * as service from './photos.service.ts';

const UpdatePhotoInput = inputType('UpdatePhotoInput', inputs.updatePhoto);
const DeletePhotoInput = inputType('DeletePhotoInput', inputs.deletePhoto);

/** One loader of each kind per request. */
const loaders = new WeakMap<Context, Partial<Record<PhotoKind, DataLoader<string, Photo[]>>>>();

function photosOf(ctx: Context, kind: PhotoKind, id: string): Promise<Photo[]> {
  const ofRequest = loaders.get(ctx) ?? {};
  loaders.set(ctx, ofRequest);
  // No cache: a subscription lasts long, and photos may change meanwhile.
  ofRequest[kind] ??= new DataLoader((ids: readonly string[]) => service.photosById(ctx, kind, ids), { cache: false });
  return ofRequest[kind].load(id);
}

@Resolver(() => WasteEntryView)
export class WastePhotosResolver {
  @FieldResolver(() => [Photo])
  photos(@Root() entry: WasteEntryView, @Ctx() ctx: Context): Promise<Photo[]> {
    return photosOf(ctx, 'waste', entry.id);
  }
}

@Resolver(() => LineCheckAnswerView)
export class ReadingPhotosResolver {
  @FieldResolver(() => [Photo])
  photos(@Root() reading: LineCheckAnswerView, @Ctx() ctx: Context): Promise<Photo[]> {
    return photosOf(ctx, 'reading', reading.id);
  }
}

@Resolver(() => PrepTaskView)
export class TaskPhotosResolver {
  @FieldResolver(() => [Photo])
  photos(@Root() task: PrepTaskView, @Ctx() ctx: Context): Promise<Photo[]> {
    return photosOf(ctx, 'task', task.id);
  }
}

@Resolver(() => RecipeView)
export class PhotosResolver {
  @FieldResolver(() => [Photo])
  photos(@Root() recipe: RecipeView, @Ctx() ctx: Context): Promise<Photo[]> {
    return photosOf(ctx, 'recipe', recipe.id);
  }

  @Mutation(() => Photo)
  updatePhoto(@Ctx() ctx: Context, @Input(UpdatePhotoInput) input: InputOf<typeof inputs.updatePhoto>): Promise<Photo> {
    return service.updatePhoto(ctx, input);
  }

  @Mutation(() => ID)
  deletePhoto(
    @Ctx() ctx: Context,
    @Input(DeletePhotoInput) input: InputOf<typeof inputs.deletePhoto>,
  ): Promise<string> {
    return service.deletePhoto(ctx, input);
  }
}
