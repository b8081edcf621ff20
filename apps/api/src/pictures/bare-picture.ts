import { bareJpeg } from './bare-jpeg.ts';
import { barePng } from './bare-png.ts';
import { bareWebp } from './bare-webp.ts';
import { type RasterPicture, rasterOf } from './picture-kind.ts';

/** A picture that may be shown to everybody, with the sides it is shown with. */
export interface BarePicture extends RasterPicture {
  readonly content: Buffer;
}

const bared = { jpeg: bareJpeg, png: barePng, webp: bareWebp } as const;

/** From this orientation on width and height change places. */
const FIRST_LYING = 5;

/**
 * A picture without the place, the time and the names that a camera or a program has written into it; its points are not touched.
 * @returns null for what is no picture, `broken` for one whose parts do not follow one another
 */
export function barePicture(bytes: Buffer): BarePicture | 'broken' | null {
  const picture = rasterOf(bytes);
  if (picture === null) return null;
  const { kind, width, height } = picture;
  const own = bared[kind](bytes);
  if (own === null || width < 1 || height < 1) return 'broken';
  // Chromium turns JPEG and PNG as they say, a WebP it shows as it lies.
  const isLying = kind !== 'webp' && own.orientation >= FIRST_LYING;
  return { kind, content: own.content, ...(isLying ? { width: height, height: width } : { width, height }) };
}
