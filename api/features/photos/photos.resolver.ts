import DataLoader from 'dataloader';
import { Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/photos.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { RecipeView } from '../recipes/recipe.view.ts';
import { Photo } from './photo.entity.ts';
import * as service from './photos.service.ts';

const UpdatePhotoInput = inputType('UpdatePhotoInput', inputs.updatePhoto);
const DeletePhotoInput = inputType('DeletePhotoInput', inputs.deletePhoto);

/** One loader per request. */
const loaders = new WeakMap<Context, DataLoader<string, Photo[]>>();

function loaderOf(ctx: Context): DataLoader<string, Photo[]> {
  // No cache: a subscription lasts long, and photos may change meanwhile.
  const loader =
    loaders.get(ctx) ?? new DataLoader((ids: readonly string[]) => service.photosByRecipe(ctx, ids), { cache: false });
  loaders.set(ctx, loader);
  return loader;
}

@Resolver(() => RecipeView)
export class PhotosResolver {
  @FieldResolver(() => [Photo])
  photos(@Root() recipe: RecipeView, @Ctx() ctx: Context): Promise<Photo[]> {
    return loaderOf(ctx).load(recipe.id);
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
