import { crc32 } from 'node:zlib';
import { type Bared, exifOf, orientationOf } from './exif-orientation.ts';

/** What a PNG shows by: its points, its colours, its frames. Texts, times and Exif are not among them. */
const shown = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'pHYs', 'sBIT'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP'],
  ...['acTL', 'fcTL', 'fdAT'],
]);

/**
 * A PNG of the chunks that it is shown by, without what programs have written beside them. How it is turned stays.
 * @returns null for a file whose chunks do not follow one another
 */
export function barePng(bytes: Buffer): Bared | null {
  const kept: Buffer[] = [];
  let orientation = 1;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length || (at === 8 && type !== 'IHDR')) return null;
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    if (shown.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
    if (type !== 'IEND') continue;
    const [head, ...rest] = kept;
    const turned = orientation === 1 ? [] : [chunkOf('eXIf', exifOf(orientation))];
    return { content: Buffer.concat([bytes.subarray(0, 8), ...(head ? [head] : []), ...turned, ...rest]), orientation };
  }
  return null;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
