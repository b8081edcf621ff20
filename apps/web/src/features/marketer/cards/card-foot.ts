import { logos } from '../../../ui/logo.table.ts';
import type { CardBrand } from './card-content.ts';
import { boxPath, type CardMark, drawn } from './card-mark.ts';
import { type CardFont, type Measure, shortened } from './card-text.ts';

/** Who signs a card that has no brand of its own. */
const OURS = 'Небосвод';
const LOGO = 52;
/** Side of the square of our mark. */
const GRID = 40;

interface Line {
  readonly x: number;
  /** Lower edge. */
  readonly bottom: number;
  readonly width: number;
}

/** The signature under a card: a mark and a name at the left, an address at the right where it has room. */
export function footMarks(
  brand: CardBrand & { readonly hasLogo: boolean },
  { x, bottom, width }: Line,
  measure: Measure,
): { readonly top: number; readonly marks: readonly CardMark[] } {
  const top = bottom - LOGO - 24;
  const own = brand.name !== '';
  const head: CardFont = { face: 'head', size: own ? 38 : 32, weight: 600 };
  const small: CardFont = { face: 'text', size: 26, weight: 400 };
  const from = brand.hasLogo || !own ? x + LOGO + 18 : x;
  const room = x + width - from;
  const name = shortened(own ? brand.name : OURS, head, room, measure);
  const left = room - measure(name, head) - 32;
  const hasContact = brand.contact !== '' && measure(brand.contact, small) <= left;
  const base = bottom - LOGO / 2 + 10;
  const marks: CardMark[] = [drawn(boxPath(x, top, width, 2), { fill: 'line' })];
  if (brand.hasLogo) marks.push({ kind: 'logo', x, y: bottom - LOGO, size: LOGO });
  else if (!own) marks.push(...ourMark(x, bottom - LOGO));
  marks.push({
    ...{ kind: 'text', text: name, align: 'left', x: from, y: base, font: head },
    colour: own ? 'text' : 'muted',
  });
  if (hasContact) {
    marks.push({
      ...{ kind: 'text', text: brand.contact, align: 'right', x: x + width, y: base, font: small },
      colour: 'muted',
    });
  }
  return { top, marks };
}

function ourMark(x: number, y: number): CardMark[] {
  const place = { x, y, scale: LOGO / GRID };
  return [
    drawn(logos.default.stroke, { stroke: 'muted', line: 2.5 }, place),
    drawn(logos.default.fill, { fill: 'muted' }, place),
  ];
}
