import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

/** Families of a document, in the order they are asked for a sign: each subset is a family of its own. */
export const documentFonts = ['Geologica cyrillic', 'Geologica latin', 'Geologica latin-ext'];

let isRegistered = false;

/** Registers the fonts of server-made documents, once a process. */
export function registerDocumentFonts(): void {
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
  // The built-in hyphenation is English: it would break Russian words anywhere.
  Font.registerHyphenationCallback((word) => [word]);
}
