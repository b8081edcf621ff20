/** A picture as its first bytes tell it. */
export type SentPicture =
  | { readonly kind: 'png' | 'jpeg'; readonly width: number; readonly height: number }
  | { readonly kind: 'svg'; readonly text: string };

/** A picture of points. */
export interface RasterPicture {
  readonly kind: 'png' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** What a file is, by its content alone: names and types that come with it say nothing. Null for anything else. */
export function pictureOf(bytes: Buffer): SentPicture | null {
  return pngOf(bytes) ?? jpegOf(bytes) ?? svgOf(bytes);
}

/** The same of pictures that a page shows as they are; null for anything else. */
export function rasterOf(bytes: Buffer): RasterPicture | null {
  return pngOf(bytes) ?? jpegOf(bytes) ?? webpOf(bytes);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngOf(bytes: Buffer): (RasterPicture & { readonly kind: 'png' }) | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG)) return null;
  return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Walks the segments of a JPEG to the one that tells its size (SOF0 … SOF15 but the tables among them). */
function jpegOf(bytes: Buffer): (RasterPicture & { readonly kind: 'jpeg' }) | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { kind: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** The size of a WebP stands in its first chunk: lossy, lossless, or of several chunks. modern */
function webpOf(bytes: Buffer): RasterPicture | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  const sized = (width: number, height: number) => ({ kind: 'webp', width, height }) as const;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return bytes.readUIntBE(23, 3) === 0x9d012a
        ? sized(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
        : null;
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return bytes[20] === 0x2f ? sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1) : null;
    }
    case 'VP8X':
      return sized(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return null;
  }
}

function svgOf(bytes: Buffer): SentPicture | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return /^\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S]){0,2000}-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(text)
    ? { kind: 'svg', text }
    : null;
}
