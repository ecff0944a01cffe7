import { createHash } from 'node:crypto';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { addPhoto as addInput, deletePhoto as deleteInput, updatePhoto as updateInput } from '#schema/inputs/photos.ts';
import { limits, MEGABYTE } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { photoSizes } from '#schema/vocabulary.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { changesBetween } from '../../platform/database/changes.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { Photo } from './photo.entity.ts';
import { ownerOf, photoKinds, type PhotoKind } from './photo.policy.ts';
import { checkStep, findOwner, type PhotoOwnerRow, refuseTooManyPhotos } from './photo.writes.ts';
import { findPhoto, photosOf } from './photos.queries.ts';

/** The photos of each of these rows, in the order in which they were added. */
export async function photosById(ctx: Context, kind: PhotoKind, ids: readonly string[]): Promise<Photo[][]> {
  const { column, read } = photoKinds[kind];
  const { organizationId } = authorize(ctx, read);
  const rows = await ctx.read((db) => photosOf(db, organizationId, kind, [...new Set(ids)]));
  const byOwner = Map.groupBy(rows, (photo) => photo[column]);
  return ids.map((id) => byOwner.get(id) ?? []);
}

/** One size of a photo, as WebP. Throws NOT_FOUND also when its file is missing, such as after restoring only the database. */
export async function photoFile(ctx: Context, id: string, sizeName: string): Promise<Buffer> {
  const { organizationId } = authorize(ctx, 'photos.read');
  const size = photoSizes.find((known) => known === sizeName);
  if (!size || !isUuid(id)) throw notFound('photo');
  const photo = await ctx.read((db) => findPhoto(db, organizationId, id));
  if (!photo) throw notFound('photo');
  authorize(ctx, photoKinds[ownerOf(photo).kind].read);
  const file = await ctx.photos.read({ organizationId, id: photo.id }, size);
  if (!file) throw notFound('photo');
  return file;
}

/** Adds a photo: resized, upright, without metadata. Its files are stored before its row, so that every row has them. */
export async function addPhoto(ctx: Context, bytes: Buffer, rawInput: InputOf<typeof addInput>): Promise<Photo> {
  authorize(ctx, 'photos.change');
  const input = parse(addInput, rawInput);
  const viewer = authorize(ctx, photoKinds[ownerOf(input).kind].change);
  const { organizationId, id: createdById } = viewer;
  if (bytes.length > limits.photoBytesMax) {
    throw new AppError('PAYLOAD_TOO_LARGE', msg('photo.tooLarge', { size: limits.photoBytesMax / MEGABYTE }));
  }
  const resized = await ctx.photos.resize(bytes);
  const { width, height, large, small } = resized;
  const file = { organizationId, id: uuidv7() };
  await ctx.photos.write(file, resized);
  const sha256 = createHash('sha256').update(bytes).digest('base64url');
  try {
    const photo = await ctx.write('photo.added', { ...input, sha256 }, async (tx) => {
      const owner = await findOwner(tx, viewer, input);
      await owner.mayAdd();
      await checkStep(tx, input);
      const size = large.length + small.length;
      await refuseTooManyPhotos(tx, input, size, ctx.photos.bytesMax);
      const { recipeId = null, recipeStepId = null, wasteEntryId = null, answerId = null, prepTaskId = null } = input;
      const of = { recipeId, recipeStepId, wasteEntryId, answerId, prepTaskId };
      const caption = input.caption || null;
      const row = add(tx, Photo, { id: file.id, ...of, caption, width, height, bytes: size, createdById });
      await tx.em.flush();
      owner.recordChanges(changesBetween({}, { caption }));
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
  authorize(ctx, 'photos.change');
  const { id, version, caption } = parse(updateInput, rawInput);
  return ctx.write('photo.changed', { id, version, caption }, async (tx) => {
    const photo = await find(tx, Photo, 'photo', id, { version, lock: true });
    const owner = await ownerForChange(ctx, tx, photo);
    const before = photo.caption;
    if (caption !== undefined) photo.caption = caption || null;
    await tx.em.flush();
    owner.recordChanges({ caption: [before, photo.caption] });
    return photo;
  });
}

/** Deletes a photo permanently. */
export async function deletePhoto(ctx: Context, rawInput: InputOf<typeof deleteInput>): Promise<string> {
  const { organizationId } = authorize(ctx, 'photos.change');
  const input = parse(deleteInput, rawInput);
  const id = await ctx.write('photo.deleted', input, async (tx) => {
    const photo = await find(tx, Photo, 'photo', input.id, { lock: true });
    const owner = await ownerForChange(ctx, tx, photo);
    tx.em.remove(photo);
    owner.recordChanges(changesBetween({ caption: photo.caption }, { caption: null }));
    return photo.id;
  });
  await ctx.photos.remove({ organizationId, id });
  return id;
}

/** What this photo belongs to, locked. Throws unless the viewer may change the photo now. */
async function ownerForChange(ctx: Context, tx: Transaction, photo: Photo): Promise<PhotoOwnerRow> {
  const viewer = authorize(ctx, photoKinds[ownerOf(photo).kind].change);
  const owner = await findOwner(tx, viewer, photo);
  owner.mayChange(photo);
  return owner;
}
