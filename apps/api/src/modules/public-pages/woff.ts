import { inflateSync } from 'node:zlib';

const headerLength = 44;
const entryLength = 20;
const sfntHeaderLength = 12;
const sfntEntryLength = 16;

/**
 * A WOFF 1.0 font as the sfnt (TrueType or OpenType) inside it, under another family name. The subsets of a font all
 * bear one name; told apart, each can be asked for what it holds.
 * @throws RangeError when the bytes are no WOFF file
 * Source: W3C, WOFF File Format 1.0; Microsoft, OpenType 1.9, `name` table.
 */
export function sfntOfWoff(woff: Buffer, family: string): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerLength + index * entryLength;
    const tag = woff.toString('latin1', at, at + 4);
    const field = (number: number) => woff.readUInt32BE(at + number * 4);
    const [offset, packed, length, checksum] = [field(1), field(2), field(3), field(4)];
    const bytes = woff.subarray(offset, offset + packed);
    const content = packed < length ? inflateSync(bytes) : bytes;
    return { tag, checksum, content: tag === 'name' ? nameTable(family) : content };
  });
  const head = Buffer.alloc(sfntHeaderLength + count * sfntEntryLength);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = sfntHeaderLength + index * sfntEntryLength;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    parts.push(content, padding);
    offset += content.length + padding.length;
  });
  return Buffer.concat(parts);
}

/** A `name` table in Unicode for Windows with nothing but the family, its one style and the PostScript name. */
function nameTable(family: string): Buffer {
  const names = [
    { id: 1, text: family },
    { id: 2, text: 'Regular' },
    { id: 6, text: family.replaceAll(' ', '-') },
  ].map(({ id, text }) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  names.forEach(({ id, bytes }, index) => {
    [3, 1, 0x409, id, bytes.length, offset].forEach((value, field) => {
      head.writeUInt16BE(value, 6 + index * 12 + field * 2);
    });
    offset += bytes.length;
  });
  return Buffer.concat([head, ...names.map(({ bytes }) => bytes)]);
}
