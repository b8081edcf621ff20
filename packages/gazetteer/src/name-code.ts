/** Ends every name in the index; lower than any letter, so that shorter names sort first. */
export const nameEnd = 0;

/** Code of the space between words. */
export const spaceCode = 1;

const digits = 2;
const latin = 12;
const cyrillic = 38;

/** One more than the largest code of a letter: а–я, a–z, digits and the space fit seven bits. */
export const codeCount = 70;

/**
 * One-byte code of a normalised letter given as UTF-8: the byte, and the next one for Cyrillic (which takes two).
 * Letters outside the alphabet of the index count as spaces.
 */
export function codeOfBytes(byte: number, next: number): number {
  if (byte >= 97 && byte <= 122) return latin + byte - 97;
  if (byte >= 48 && byte <= 57) return digits + byte - 48;
  if (byte === 0xd0 && next >= 0xb0) return cyrillic + next - 0xb0;
  if (byte === 0xd1 && next <= 0x8f) return cyrillic + 16 + next - 0x80;
  return spaceCode;
}

/** A normalised text in the letters of the index, without an end mark. */
export function encodeName(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'utf8');
  const codes: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    codes.push(codeOfBytes(bytes[at], bytes[at + 1]));
    if (bytes[at] >= 0x80) at++;
  }
  return Uint8Array.from(codes);
}
