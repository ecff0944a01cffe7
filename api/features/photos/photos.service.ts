import { createHash } from 'node:crypto';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { addPhoto as addInput, deletePhoto as deleteInput, updatePhoto as updateInput } from '#schema/inputs/photos.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { photoSizes } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { changesBetween } from '../../platform/database/changes.ts';
import { add, find } from '../../platform/database/transaction.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { Photo } from './photo.entity.ts';
import { recipeForPhoto, recordPhoto, refuseTooManyPhotos } from './photo.writes.ts';
import { findPhoto, photosOfRecipes } from './photos.queries.ts';

const MEGABYTE = 1_000_000;

/** The photos of each of these recipes, in the order in which they were added. */
export async function photosByRecipe(ctx: Context, recipeIds: readonly string[]): Promise<Photo[][]> {
  const { organizationId } = authorize(ctx, 'recipes.read');
  const rows = await ctx.read((db) => photosOfRecipes(db, organizationId, [...new Set(recipeIds)]));
  const byRecipe = Map.groupBy(rows, ({ recipeId }) => recipeId);
  return recipeIds.map((id) => byRecipe.get(id) ?? []);
}

/** One size of a photo, as WebP. Throws NOT_FOUND also when its file is missing, such as after restoring only the database. */
export async function photoFile(ctx: Context, id: string, sizeName: string): Promise<Buffer> {
  const { organizationId } = authorize(ctx, 'recipes.read');
  const size = photoSizes.find((known) => known === sizeName);
  if (!size || !isUuid(id)) throw notFound('photo');
  const photo = await ctx.read((db) => findPhoto(db, organizationId, id));
  const file = photo && (await ctx.photos.read({ organizationId, id: photo.id }, size));
  if (!file) throw notFound('photo');
  return file;
}

/** Adds a photo to a recipe: resized, upright, without metadata. Its files are stored before its row, so that every row has them. */
export async function addPhoto(ctx: Context, bytes: Buffer, rawInput: InputOf<typeof addInput>): Promise<Photo> {
  const { organizationId, id: createdById } = authorize(ctx, 'recipes.update');
  const input = parse(addInput, rawInput);
  if (bytes.length > limits.photoBytesMax) {
    throw new AppError('PAYLOAD_TOO_LARGE', msg('photo.tooLarge', { size: limits.photoBytesMax / MEGABYTE }));
  }
  const resized = await ctx.photos.resize(bytes);
  const { width, height, large, small } = resized;
  const file = { organizationId, id: uuidv7() };
  await ctx.photos.write(file, resized);
  const sha256 = createHash('sha256').update(bytes).digest('base64url');
  try {
    const photo = await ctx.write('recipe.photo_added', { ...input, sha256 }, async (tx) => {
      const recipe = await recipeForPhoto(tx, input.recipeId);
      const size = large.length + small.length;
      await refuseTooManyPhotos(tx, recipe.id, size, ctx.photos.bytesMax);
      const caption = input.caption || null;
      const row = add(tx, Photo, {
        id: file.id,
        recipeId: recipe.id,
        caption,
        width,
        height,
        bytes: size,
        createdById,
      });
      await tx.em.flush();
      recordPhoto(tx, recipe, changesBetween({}, { caption }));
      return row;
    });
    // The same request was done before: its photo has files of its own.
    if (photo.id !== file.id) await ctx.photos.remove(file);
    return photo;
  } catch (error) {
    // After another error, such as a lost connection, the photo may have been saved.
    if (error instanceof AppError) await ctx.photos.remove(file);
    throw error;
  }
}

/** Changes the caption of a photo. */
export async function updatePhoto(ctx: Context, rawInput: InputOf<typeof updateInput>): Promise<Photo> {
  authorize(ctx, 'recipes.update');
  const { id, version, caption } = parse(updateInput, rawInput);
  return ctx.write('recipe.photo_changed', { id, version, caption }, async (tx) => {
    const photo = await find(tx, Photo, 'photo', id, { version, lock: true });
    const before = photo.caption;
    if (caption !== undefined) photo.caption = caption || null;
    await tx.em.flush();
    recordPhoto(tx, await find(tx, Recipe, 'recipe', photo.recipeId), { caption: [before, photo.caption] });
    return photo;
  });
}

/** Deletes a photo for good. */
export async function deletePhoto(ctx: Context, rawInput: InputOf<typeof deleteInput>): Promise<string> {
  const { organizationId } = authorize(ctx, 'recipes.update');
  const input = parse(deleteInput, rawInput);
  const id = await ctx.write('recipe.photo_deleted', input, async (tx) => {
    const photo = await find(tx, Photo, 'photo', input.id, { lock: true });
    tx.em.remove(photo);
    recordPhoto(
      tx,
      await find(tx, Recipe, 'recipe', photo.recipeId),
      changesBetween({ caption: photo.caption }, { caption: null }),
    );
    return photo.id;
  });
  await ctx.photos.remove({ organizationId, id });
  return id;
}
