import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fontRuns } from './picture-fonts.ts';
import { sfntOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);

test('a WOFF font is unpacked into an sfnt with the same tables under the asked name', async () => {
  const woff = await readFile(require.resolve('@fontsource/geologica/files/geologica-cyrillic-400-normal.woff'));
  const sfnt = sfntOfWoff(woff, 'Geologica cyrillic');
  expect(sfnt.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
  const count = sfnt.readUInt16BE(4);
  expect(count).toBe(woff.readUInt16BE(12));
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const [offset, length] = [sfnt.readUInt32BE(at + 8), sfnt.readUInt32BE(at + 12)];
    return { tag: sfnt.toString('latin1', at, at + 4), offset, length };
  });
  for (const { offset, length } of tables) {
    expect(offset % 4).toBe(0);
    expect(offset + length).toBeLessThanOrEqual(sfnt.length);
  }
  const name = tables.find(({ tag }) => tag === 'name');
  const text = sfnt.subarray(name?.offset, (name?.offset ?? 0) + (name?.length ?? 0));
  expect(text.includes(Buffer.from('Geologica cyrillic', 'utf16le').swap16())).toBe(true);
});

test('what is no WOFF font is refused', () => {
  expect(() => sfntOfWoff(Buffer.from('wOF2 and the rest of it'), 'X')).toThrow(RangeError);
});

test('a text is split by the subset that holds it', () => {
  expect(fontRuns('21\u00a0ноября 2026', 'Cormorant')).toEqual([
    { text: '21\u00a0', family: 'Cormorant latin' },
    { text: 'ноября', family: 'Cormorant cyrillic' },
    { text: ' 2026', family: 'Cormorant latin' },
  ]);
});
