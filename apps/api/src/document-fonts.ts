import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/** Families of a document, in the order they are asked for a sign: each subset is a family of its own. */
export const documentFonts = ['Geologica cyrillic', 'Geologica latin', 'Geologica latin-ext'];

/** Families of headings, in the same order. Their weight 400 is the 600 of the face: it has no lighter use here. */
export const headingFonts = ['Cormorant cyrillic', 'Cormorant latin', ...documentFonts];

let isRegistered = false;

/**
 * Registers the fonts of server-made documents, once a process. Wait for it before printing: see {@link nameSubsets}.
 */
export async function registerDocumentFonts(): Promise<void> {
  register();
  named ??= nameSubsets();
  await named;
}

let named: Promise<void> | undefined;

/**
 * Gives every file a PostScript name of its own. The subsets of a face share one, and a PDF knows its fonts by that name: each
 * turn from Cyrillic to a digit would embed the font once more, two hundred copies on a page of tables.
 */
async function nameSubsets(): Promise<void> {
  const families = Object.values(Font.getRegisteredFonts());
  const sources = families.flatMap(({ sources: files }) => files).filter(({ src }) => src.includes('@fontsource'));
  await Promise.all(sources.map((source) => source.load()));
  for (const { data, fontFamily, fontWeight } of sources) {
    if (!data) continue;
    Object.defineProperty(data, 'postscriptName', { value: `${fontFamily}-${fontWeight}`.replaceAll(' ', '-') });
    // A letter first met as a part of another (И in Й) is remembered without its code and lost in the next document.
    for (const code of data.characterSet) data.glyphForCodePoint(code);
  }
}

function register(): void {
  if (isRegistered) return;
  isRegistered = true;
  for (const subset of ['cyrillic', 'latin', 'latin-ext'] as const) {
    Font.register({
      family: `Geologica ${subset}`,
      fonts: [400, 700].map((fontWeight) => ({
        src: require.resolve(`@fontsource/geologica/files/geologica-${subset}-${fontWeight}-normal.woff`),
        fontWeight,
      })),
    });
  }
  for (const subset of ['cyrillic', 'latin'] as const) {
    Font.register({
      family: `Cormorant ${subset}`,
      fonts: [
        { weight: 600, fontWeight: 400 },
        { weight: 700, fontWeight: 700 },
      ].map(({ weight, fontWeight }) => ({
        src: require.resolve(`@fontsource/cormorant/files/cormorant-${subset}-${weight}-normal.woff`),
        fontWeight,
      })),
    });
  }
  // The built-in hyphenation is English: it would break Russian words anywhere.
  Font.registerHyphenationCallback((word) => [word]);
}
