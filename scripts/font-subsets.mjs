// The fonts of the interface, cut to the characters it uses. `npm run fonts` writes them; a test holds the files to this list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './steps.mjs';

/** Where the cut files lie, beside the sheet that names them. */
export const fontFolder = join(root, 'apps/web/src/ui/fonts');

const span = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));

/** Russian and its neighbours: names of people come in them. */
const cyrillic = `${span(0x400, 0x45f)}Ґґ№\u0301`;
/** Digits and signs that stand among Russian words; ASCII for addresses and names. Accented letters of other languages are the system's. */
const latin = `${span(0x20, 0x7e)}\u00a0\u2009\u202f«»„“”‘’‹›‐‑–—…·•°′″§©®×±÷−²³¹½¼¾№←↑→↓™`;

/** Weights of the interface; a variable font carries no others. */
const weights = { wght: { min: 300, max: 700 } };

const text = '@fontsource-variable/geologica/files/geologica';
const headings = '@fontsource/cormorant/files/cormorant';

/** File, what it is cut from, and the characters it keeps. */
const subsets = [
  ['geologica-cyrillic', `${text}-cyrillic-wght-normal.woff2`, cyrillic, weights],
  ['geologica-latin', `${text}-latin-wght-normal.woff2`, latin, weights],
  ['geologica-rouble', `${text}-latin-ext-wght-normal.woff2`, '₽', weights],
  ['cormorant-cyrillic', `${headings}-cyrillic-600-normal.woff2`, cyrillic, undefined],
  ['cormorant-latin', `${headings}-latin-600-normal.woff2`, latin, undefined],
];

/** Every font cut anew: name of its file and its bytes. */
export async function cutFonts() {
  const cut = [];
  for (const [name, source, characters, variationAxes] of subsets) {
    const whole = readFileSync(join(root, 'node_modules', source));
    const options = { targetFormat: 'woff2', ...(variationAxes && { variationAxes }) };
    cut.push([`${name}.woff2`, await subsetFont(whole, characters, options)]);
  }
  return cut;
}
