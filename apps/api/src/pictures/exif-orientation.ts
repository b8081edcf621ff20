/** How a picture is turned before it is shown, as cameras write it: 1 = as it lies, 2–8 = mirrored or turned, from 5 on with its sides swapped. */
export type Orientation = number;

/** A file without what was written into it beside the picture. */
export interface Bared {
  readonly content: Buffer;
  readonly orientation: Orientation;
}

const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/**
 * The orientation that a block of Exif tells (a TIFF header and its first directory); 1 where it tells none or cannot be read.
 * modern
 */
export function orientationOf(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1;
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  for (let entry = 0, at = first + 2; entry < short(first) && at + 12 <= tiff.length; entry += 1, at += 12) {
    if (short(at) !== ORIENTATION_TAG || short(at + 2) !== SHORT) continue;
    const told = short(at + 8);
    return told >= 1 && told <= 8 ? told : 1;
  }
  return 1;
}

/** Exif that tells an orientation and nothing else. */
export function exifOf(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION_TAG, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
