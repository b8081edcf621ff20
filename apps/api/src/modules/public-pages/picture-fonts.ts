import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sfntOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);

/** Fonts of a picture: the family of each is followed by the name of the subset, as `fontRuns` asks for them. */
const sources = [
  ['Geologica', 'geologica', 'cyrillic', 400],
  ['Geologica', 'geologica', 'latin', 400],
  ['Cormorant', 'cormorant', 'cyrillic', 600],
  ['Cormorant', 'cormorant', 'latin', 600],
] as const;

let folder: Promise<string> | null = null;

/** Paths of the fonts as the picture library reads them, unpacked once a process into a temporary folder. */
export async function pictureFonts(): Promise<string[]> {
  folder ??= unpack();
  const path = await folder;
  return sources.map((source) => join(path, fileName(source)));
}

/** Removes the temporary folder; the next picture makes a new one. */
export async function removePictureFonts(): Promise<void> {
  const made = folder;
  folder = null;
  if (made) await rm(await made, { recursive: true, force: true });
}

async function unpack(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'nebosvod-fonts-'));
  await Promise.all(
    sources.map(async (source) => {
      const [family, font, subset, weight] = source;
      const woff = await readFile(require.resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`));
      await writeFile(join(path, fileName(source)), sfntOfWoff(woff, `${family} ${subset}`));
    }),
  );
  return path;
}

const fileName = ([, font, subset, weight]: (typeof sources)[number]) => `${font}-${subset}-${weight}.ttf`;

/** A stretch of text that one font file holds. */
export interface FontRun {
  readonly text: string;
  readonly family: string;
}

/** Splits a text into stretches by the subset that holds them: Cyrillic letters, and everything else. */
export function fontRuns(text: string, family: 'Geologica' | 'Cormorant'): FontRun[] {
  return [...text.matchAll(/[\u0400-\u045f]+|[^\u0400-\u045f]+/g)].map(([run]) => ({
    text: run,
    family: `${family} ${/^[\u0400-\u045f]/.test(run) ? 'cyrillic' : 'latin'}`,
  }));
}
