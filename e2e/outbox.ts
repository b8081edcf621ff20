import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The eight digits of the newest letter to this address, once there are more than `after`; waits up to thirty seconds. */
export async function mailedCode(dataDir: string, email: string, after = 0): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const codes = await codesTo(folder, email);
    const newest = codes.at(-1);
    if (newest !== undefined && codes.length > after) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no letter to ${email} within thirty seconds`);
}

async function lettersTo(folder: string, email: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  const letters = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { text: await readFile(path, 'utf8'), at: (await stat(path)).mtimeMs };
    }),
  );
  return letters
    .filter(({ text }) => text.toLowerCase().includes(email.toLowerCase()))
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text);
}

async function codesTo(folder: string, email: string): Promise<string[]> {
  return (await lettersTo(folder, email)).flatMap((letter) => {
    const found = partsOf(letter).map((part) => /(?<!\d)(\d{4}) (\d{4})(?!\d)/.exec(readable(part)));
    const match = found.find((one) => one !== null);
    return match ? [`${match[1]}${match[2]}`] : [];
  });
}

/** What a pattern finds in the words of the newest letter to this address that has it; waits up to thirty seconds. */
export async function mailed(dataDir: string, email: string, pattern: RegExp): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const letters = await lettersTo(folder, email);
    const found = letters.flatMap((letter) => partsOf(letter).map((part) => pattern.exec(readable(part))?.[0]));
    const newest = found.findLast((one) => one !== undefined);
    if (newest !== undefined) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no such letter to ${email} within thirty seconds`);
}

/** A letter with something attached is several, each with a head of its own. */
function partsOf(letter: string): readonly string[] {
  const boundary = /boundary="([^"]+)"/.exec(letter)?.[1];
  return boundary === undefined ? [letter] : letter.split(`--${boundary}`).slice(1).flatMap(partsOf);
}

/** The text of a letter, its transfer encoding taken off. */
function readable(letter: string): string {
  const at = letter.search(/\r?\n\r?\n/);
  const [head, body] = [letter.slice(0, at), letter.slice(at)];
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
