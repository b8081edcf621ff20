import { type Bared, exifOf, orientationOf } from './exif-orientation.ts';

const shown = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** Flags of VP8X that say there are Exif and XMP. */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

/**
 * A WebP of the chunks that it is shown by, without Exif, XMP and what nobody knows. How it is turned stays.
 * @returns null for a file whose chunks do not follow one another
 */
export function bareWebp(bytes: Buffer): Bared | null {
  const kept: Buffer[] = [];
  let orientation = 1;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    // The last chunk of an odd size is often left without its filling byte.
    if (at + 8 + size > bytes.length) return null;
    if (type === 'EXIF') orientation = orientationOf(withoutName(bytes.subarray(at + 8, at + 8 + size)));
    if (shown.has(type)) kept.push(evened(bytes.subarray(at, at + 8 + size)));
    at = end;
  }
  const [head, ...rest] = kept;
  if (head === undefined) return null;
  const isTurned = orientation !== 1 && head.toString('latin1', 0, 4) === 'VP8X';
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    flagged(head, isTurned),
    ...rest,
    ...(isTurned ? [chunkOf('EXIF', exifOf(orientation))] : []),
  ]);
  return { content: chunkOf('RIFF', body), orientation: isTurned ? orientation : 1 };
}

/** Some programs write the name that JPEG has before Exif. */
const withoutName = (exif: Buffer) => (exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif);

const evened = (chunk: Buffer) => (chunk.length % 2 === 0 ? chunk : Buffer.concat([chunk, Buffer.alloc(1)]));

/** The first chunk with the flags of what is left. */
function flagged(head: Buffer, hasExif: boolean): Buffer {
  if (head.toString('latin1', 0, 4) !== 'VP8X' || head.length < 9) return head;
  const own = Buffer.from(head);
  own[8] = ((own[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (hasExif ? EXIF_FLAG : 0);
  return own;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return evened(Buffer.concat([head, data]));
}
