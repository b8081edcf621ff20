import type { CardColour } from './card-colours.ts';
import type { CardContent } from './card-content.ts';
import { boxPath, type CardMark, drawn, RISE } from './card-mark.ts';
import { type CardFont, type Measure, shortened, wrapped } from './card-text.ts';

/** One line of a part: how high it is, and what it draws with its upper left corner at (x, y). */
export interface PartRow {
  readonly height: number;
  /** @param isCut what follows it in its part did not fit */
  readonly draw: (x: number, y: number, isCut: boolean) => readonly CardMark[];
}

/** Rows that belong together, and the room before them, px. */
export interface Part {
  readonly gap: number;
  readonly rows: readonly PartRow[];
}

/** Parts of a card: at its top, beside or under its picture, below. */
export interface CardParts {
  readonly head: readonly Part[];
  readonly side: readonly Part[];
  readonly tail: readonly Part[];
}

interface Room {
  readonly width: number;
  /** Width of what stands beside the picture. */
  readonly side: number;
  /** Of letters and gaps, 1 = as designed. */
  readonly scale: number;
  readonly measure: Measure;
}

/** A title longer than this is set smaller from the start. */
const LONG_TITLE = 40;

/** What a card says, in lines. */
export function cardParts(content: CardContent, { width, side, scale, measure }: Room): CardParts {
  const px = (size: number) => Math.round(size * scale);
  const inHead = { face: 'head', size: px(content.title.length > LONG_TITLE ? 68 : 84), weight: 600 } as const;
  const inText = (size: number, weight: CardFont['weight'] = 400) =>
    ({ face: 'text', size: px(size), weight }) as const;
  const said = (text: string, gap: number, font: CardFont, colour: CardColour): Part[] =>
    text.trim() === '' ? [] : [{ gap: px(gap), rows: textRows(text, font, colour, width, measure) }];
  const { eyebrow, title, under, rows, hours, text, note } = content;
  return {
    head: [
      ...said(eyebrow, 0, inText(30, 500), 'accent'),
      ...said(title, 12, inHead, 'text'),
      ...said(under, 10, inText(30), 'muted'),
    ],
    side: [
      ...(rows.length > 0 ? [{ gap: px(32), rows: rows.flatMap((row) => termRow(row, side, px, measure)) }] : []),
      ...(hours.length > 0 ? [{ gap: px(32), rows: hours.map((hour) => hourRow(hour, side, px, measure)) }] : []),
    ],
    tail: [...said(text, 32, inText(38), 'text'), ...said(note, 24, inText(26), 'muted')],
  };
}

const leading = { head: 1.14, text: 1.42 };

function textRows(text: string, font: CardFont, colour: CardColour, width: number, measure: Measure): PartRow[] {
  const height = Math.round(font.size * leading[font.face]);
  return wrapped(text, font, width, measure).map((line) => ({
    height,
    draw: (x, y, isCut) => [
      {
        ...{ kind: 'text', align: 'left', x, y: y + font.size * (RISE + 0.06), font, colour },
        text: isCut ? shortened(line, font, width, measure, true) : line,
      },
    ],
  }));
}

type Px = (size: number) => number;

/** A term: what it is and until when in one line, its name under them, a rule over all. */
function termRow(
  { label, value, aside }: CardContent['rows'][number],
  width: number,
  px: Px,
  measure: Measure,
): PartRow[] {
  const small = { face: 'text', size: px(27), weight: 400 } as const;
  const large = { face: 'head', size: px(50), weight: 600 } as const;
  const end = shortened(aside, small, width * 0.6, measure);
  const start = shortened(label, small, width - measure(end, small) - px(24), measure);
  const name = shortened(value, large, width, measure);
  const height = px(14) + px(27) * 1.4 + px(50) * 1.14 + px(8);
  return [
    {
      height,
      draw: (x, y) => {
        const [first, second] = [y + px(14) + px(27), y + px(14) + px(27) * 1.4 + px(50) * 0.9];
        return [
          drawn(boxPath(x, y, width, 2), { fill: 'line' }),
          { kind: 'text', align: 'left', x, y: first, font: small, colour: 'muted', text: start },
          { kind: 'text', align: 'right', x: x + width, y: first, font: small, colour: 'muted', text: end },
          { kind: 'text', align: 'left', x, y: second, font: large, colour: 'text', text: name },
        ];
      },
    },
  ];
}

/** Hours of the day: a bar of their colour, the clock, what they are for. */
function hourRow(
  { time, words, tone }: CardContent['hours'][number],
  width: number,
  px: Px,
  measure: Measure,
): PartRow {
  const font = { face: 'text', size: px(28), weight: 400 } as const;
  const bold = { ...font, weight: 500 } as const;
  const clock = shortened(time, bold, width * 0.5, measure);
  const before = px(26) + measure(clock, bold) + px(16);
  const name = shortened(words, font, width - before, measure);
  return {
    height: px(52),
    draw: (x, y) => [
      drawn(boxPath(x, y + px(9), px(10), px(34)), { fill: tone }),
      { kind: 'text', align: 'left', x: x + px(26), y: y + px(36), font: bold, colour: 'text', text: clock },
      { kind: 'text', align: 'left', x: x + before, y: y + px(36), font, colour: 'text', text: name },
    ],
  };
}
