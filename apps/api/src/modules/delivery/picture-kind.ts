/** A picture as its first bytes tell it. */
export type SentPicture =
  | { readonly kind: 'png' | 'jpeg'; readonly width: number; readonly height: number }
  | { readonly kind: 'svg'; readonly text: string };

/** What a file is, by its content alone: names and types that come with it say nothing. Null for anything else. */
export function pictureOf(bytes: Buffer): SentPicture | null {
  return pngOf(bytes) ?? jpegOf(bytes) ?? svgOf(bytes);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngOf(bytes: Buffer): SentPicture | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG)) return null;
  return { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Walks the segments of a JPEG to the one that tells its size (SOF0 … SOF15 but the tables among them). */
function jpegOf(bytes: Buffer): SentPicture | null {
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

function svgOf(bytes: Buffer): SentPicture | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return /^\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S]){0,2000}-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(text)
    ? { kind: 'svg', text }
    : null;
}
