/** A side of a picture in a text, points: twice the width of a column. */
const LONGEST_SIDE = 1_600;

/**
 * A picture drawn anew, upright and no larger than a text shows it; nothing that a camera wrote into the file is kept.
 * @returns null for what is no picture
 */
export async function shrunkPicture(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const zoom = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * zoom));
  canvas.height = Math.max(1, Math.round(bitmap.height * zoom));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // A browser that does not write WebP gives PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.85));
}
