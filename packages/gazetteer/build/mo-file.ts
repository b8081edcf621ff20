import { readFileSync } from 'node:fs';

/** Reads a GNU gettext `.mo` file: original string → translation. */
export function readMoFile(path: string): Map<string, string> {
  const bytes = readFileSync(path);
  const magic = bytes.readUInt32LE(0);
  const isLittle = magic === 0x950412de;
  if (!isLittle && magic !== 0xde120495) throw new Error(`${path} is not a .mo file`);
  const word = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const [count, originals, translations] = [word(8), word(12), word(16)];
  const text = (table: number, index: number) => {
    const length = word(table + index * 8);
    const start = word(table + index * 8 + 4);
    return bytes.toString('utf8', start, start + length);
  };
  const messages = new Map<string, string>();
  for (let index = 0; index < count; index++) messages.set(text(originals, index), text(translations, index));
  return messages;
}
