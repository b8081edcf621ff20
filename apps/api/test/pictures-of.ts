import { crc32, deflateSync } from 'node:zlib';

/** What a camera tells of the place and the person: no public picture may hold it. */
export const SECRET = 'GPS 55.7558 N 37.6173 E, Анна';

const withLength = (name: string, data: Buffer) => {
  const [body, length, sum] = [Buffer.concat([Buffer.from(name, 'latin1'), data]), Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of one colour. @param beside chunks that stand before its points */
export function pngOf(width: number, height: number, beside: Readonly<Record<string, Buffer>> = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    withLength('IHDR', head),
    ...Object.entries(beside).map(([name, data]) => withLength(name, data)),
    withLength('IDAT', deflateSync(Buffer.alloc(Math.min(height, 5_000) * (width + 1)))),
    withLength('IEND', Buffer.alloc(0)),
  ]);
}

/** A segment of a JPEG. */
export function segmentOf(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The skeleton of a JPEG: its points are no picture, its segments are. */
export function jpegOf(width: number, height: number, beside: readonly Buffer[] = []): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segmentOf(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')),
    ...beside,
    segmentOf(0xc0, frame),
    segmentOf(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // A stuffed byte and a restart stand within the points.
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const chunkOf = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** The skeleton of a WebP of several chunks. */
export function webpOf(width: number, height: number, beside: Readonly<Record<string, Buffer>> = {}): Buffer {
  const head = Buffer.alloc(10);
  head[0] = 'EXIF' in beside ? 0x0c : 0;
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  const rest = Object.entries(beside).map(([name, data]) => chunkOf(name, data));
  return chunkOf(
    'RIFF',
    Buffer.concat([Buffer.from('WEBP'), chunkOf('VP8X', head), chunkOf('VP8 ', Buffer.alloc(11)), ...rest]),
  );
}
