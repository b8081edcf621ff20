/** A face of the card's two fonts. */
export interface CardFont {
  readonly face: 'head' | 'text';
  /** px. */
  readonly size: number;
  readonly weight: 400 | 500 | 600;
}

/** Width of a text in a font, px. */
export type Measure = (text: string, font: CardFont) => number;

/** Lines of a text no wider than `width`; a word that is wider is broken. New lines stay, blank ones are dropped. */
export function wrapped(text: string, font: CardFont, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/[ \t]+/).filter((one) => one !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer, font) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = broken(word, font, width, measure);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return line === '' ? lines : [...lines, line];
  });
}

/** A word in pieces that fit; a letter wider than the line stays whole. */
function broken(word: string, font: CardFont, width: number, measure: Measure): string[] {
  if (measure(word, font) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter, font) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** A line cut so that it ends with «…» within the width; always, when `isCut` says that more followed. */
export function shortened(line: string, font: CardFont, width: number, measure: Measure, isCut = false): string {
  if (!isCut && measure(line, font) <= width) return line;
  const letters = [...line];
  while (letters.length > 0 && measure(`${ended(letters)}…`, font) > width) letters.pop();
  return `${ended(letters)}…`;
}

const ended = (letters: readonly string[]): string => letters.join('').replace(/[\s.,;:!?—–-]+$/u, '');
