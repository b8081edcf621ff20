import { type Bared, exifOf, orientationOf } from './exif-orientation.ts';

const EXIF = 'Exif\0\0';
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COM = 0xfe;

/** Of what programs write beside the picture itself, what says how its colours are read: the header of JFIF, the profile, Adobe's transform. */
const colours: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

/**
 * A JPEG without what a camera and programs have written into it: place, time, names, small copies, comments, other pictures behind its
 * end. How it is turned stays, as the only word of Exif.
 * @returns null for a file whose segments do not follow one another
 */
export function bareJpeg(bytes: Buffer): Bared | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff00 + SOI) return null;
  const kept: Buffer[] = [];
  let orientation = 1;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      const turned = orientation === 1 ? [] : [exifSegment(orientation)];
      return {
        content: Buffer.concat([bytes.subarray(0, 2), ...turned, ...kept, bytes.subarray(at, at + 2)]),
        orientation,
      };
    }
    const end = at + 4 <= bytes.length ? at + 2 + bytes.readUInt16BE(at + 2) : bytes.length + 1;
    if (end > bytes.length || end < at + 4) return null;
    const body = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && body.toString('latin1', 0, EXIF.length) === EXIF)
      orientation = orientationOf(body.subarray(EXIF.length));
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (isKept(marker, body)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}

function isKept(marker: number, body: Buffer): boolean {
  if (marker === COM) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const name = colours[marker];
  return name !== undefined && body.toString('latin1', 0, name.length) === name;
}

/** Where the coded points end: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

function exifSegment(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from(EXIF, 'latin1'), exifOf(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}
