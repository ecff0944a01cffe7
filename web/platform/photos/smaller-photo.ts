import { limits } from '#schema/limits.ts';

/** Smaller ones are sent as they are: encoding them again would cost quality. */
const SMALL = 1_500_000;
const QUALITY = 0.9;
const readable = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * A large photo as the server would store it, so that it arrives over a slow network, and one in a format that only this
 * browser reads as JPEG. The file itself where the browser cannot do it.
 */
export async function smallerPhoto(file: Blob): Promise<Blob> {
  if (file.size <= SMALL && readable.includes(file.type)) return file;
  if (typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const smaller = await jpegOf(picture);
    picture.close();
    return smaller && (smaller.size < file.size || !readable.includes(file.type)) ? smaller : file;
  } catch {
    return file;
  }
}

function jpegOf(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, limits.photoSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: without this it would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}
