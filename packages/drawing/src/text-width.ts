import { advances } from './advance.table.ts';

/** Width of a letter the table does not know, thousandths of the font size: a wide capital, so that room is never short. */
const unknownAdvance = 1000;

/** Width of a text set in the product's text face, px. Measured from a table, so that screen and paper lay out alike. */
export function textWidth(text: string, fontSize: number): number {
  let thousandths = 0;
  for (const character of text) thousandths += advances[character] ?? unknownAdvance;
  return (thousandths * fontSize) / 1000;
}
