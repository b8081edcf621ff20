import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf, SECRET, segmentOf, webpOf } from '../../test/pictures-of.ts';
import { barePicture } from './bare-picture.ts';
import { exifOf, orientationOf } from './exif-orientation.ts';

const secret = Buffer.from(SECRET);
/** Exif of a camera: how it was held, and in the same block where it was. */
const camera = (orientation: number) => Buffer.concat([exifOf(orientation), secret]);
const named = (orientation: number) => Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), camera(orientation)]);
const bared = (bytes: Buffer) => {
  const picture = barePicture(bytes);
  if (picture === null || picture === 'broken') throw new Error(`${picture}`);
  return picture;
};

const jpeg = (orientation: number) =>
  jpegOf(640, 480, [
    segmentOf(0xe1, named(orientation)),
    segmentOf(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segmentOf(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')),
    segmentOf(0xe2, Buffer.from(`MPF\0${SECRET}`)),
    segmentOf(0xed, Buffer.from(`Photoshop 3.0\0${SECRET}`)),
    segmentOf(0xfe, secret),
  ]);
const texts = { tEXt: secret, iTXt: secret, zTXt: secret, tIME: Buffer.alloc(7) };

describe('a picture as everybody may see it', () => {
  it('has nothing of what a camera or a program wrote beside it, behind its end included', () => {
    const sent = [
      Buffer.concat([jpeg(6), secret]),
      pngOf(640, 480, { ...texts, eXIf: camera(6) }),
      Buffer.concat([pngOf(640, 480), secret]),
      webpOf(640, 480, { EXIF: camera(6), 'XMP ': secret, odds: secret }),
    ];
    for (const bytes of sent) {
      expect(bytes.includes(secret)).toBe(true);
      expect(bared(bytes).content.includes(secret)).toBe(false);
    }
  });

  it('is turned as it was, and lies in the sides it is shown with', () => {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const [wide, tall] = [
        { width: 640, height: 480 },
        { width: 480, height: 640 },
      ];
      const sides = orientation < 5 ? wide : tall;
      for (const bytes of [jpeg(orientation), pngOf(640, 480, { eXIf: camera(orientation) })]) {
        const { content, ...told } = bared(bytes);
        expect(told).toMatchObject(sides);
        const at = content.indexOf('MM\0*', 0, 'latin1');
        expect(at < 0 ? 1 : orientationOf(content.subarray(at))).toBe(orientation);
      }
      const webp = bared(webpOf(640, 480, { EXIF: camera(orientation) }));
      expect(webp).toMatchObject(wide);
      expect(webp.content.includes('EXIF')).toBe(orientation !== 1);
      expect(webp.content[20]).toBe(orientation === 1 ? 0 : 0x08);
      expect(webp.content.readUInt32LE(4)).toBe(webp.content.length - 8);
    }
  });

  it('keeps its points, its colours and its profile byte for byte', () => {
    expect(bared(jpegOf(8, 8)).content.equals(jpegOf(8, 8))).toBe(true);
    expect(bared(pngOf(8, 8)).content.equals(pngOf(8, 8))).toBe(true);
    expect(bared(webpOf(8, 8)).content.equals(webpOf(8, 8))).toBe(true);
    expect(bared(jpeg(1)).content.includes('ICC_PROFILE')).toBe(true);
    expect(bared(jpeg(1)).content.includes('MPF')).toBe(false);
  });

  it('made bare once stays as it is', () => {
    for (const bytes of [jpeg(8), pngOf(9, 9, { eXIf: camera(3) }), webpOf(9, 9, { EXIF: camera(6) })]) {
      const once = bared(bytes).content;
      expect(bared(once).content.equals(once)).toBe(true);
    }
  });

  it('that is cut anywhere or spoilt is broken or none, never an error', () => {
    const whole = fc.constantFrom(jpeg(6), pngOf(40, 30, texts), webpOf(40, 30, { EXIF: camera(6) }));
    fc.assert(
      fc.property(whole, fc.nat(), fc.array(fc.tuple(fc.nat(), fc.nat(255))), (bytes, cut, changes) => {
        const spoilt = Buffer.from(bytes.subarray(0, cut % (bytes.length + 1)));
        for (const [at, value] of changes) if (spoilt.length > 0) spoilt[at % spoilt.length] = value;
        const picture = barePicture(spoilt);
        // Exif of our own is 26 bytes longer than none, with its frame.
        if (picture !== null && picture !== 'broken') expect(picture.content.length).toBeLessThan(spoilt.length + 40);
      }),
      { numRuns: 2_000 },
    );
    expect(barePicture(jpegOf(8, 8).subarray(0, 40))).toBe('broken');
    expect(barePicture(pngOf(0, 9))).toBe('broken');
    expect(barePicture(Buffer.from('<svg/>'))).toBeNull();
  });

  it('is told how it is turned in either order of bytes; what tells nothing is not turned', () => {
    const little = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex');
    expect(orientationOf(little)).toBe(6);
    expect([orientationOf(Buffer.alloc(0)), orientationOf(exifOf(9)), orientationOf(Buffer.alloc(40))]).toEqual([
      1, 1, 1,
    ]);
  });
});
