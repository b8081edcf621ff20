import { type CardBrand, type CardContent, type CardSize, cardSizes } from './card-content.ts';
import { footMarks } from './card-foot.ts';
import { boxPath, type CardMark, drawn } from './card-mark.ts';
import { type CardParts, cardParts, type Part } from './card-parts.ts';
import { pictureMarks } from './card-pictures.ts';
import type { Measure } from './card-text.ts';

/** Room that stays empty, px. Of a story the network itself writes over the top and the bottom. */
const margins = { square: [92, 84], tall: [104, 88], story: [250, 260] } as const;
const SIDE_MARGIN = 96;
const FRAMES = [36, 48] as const;

/** Letters grow smaller by these steps until all is in; at the last one what does not fit is cut. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52] as const;
/** A picture smaller than this says nothing, px at scale 1; larger than that it is a poster, shares of the width. */
const LEAST_PICTURE = 300;
const MOST_PICTURE = 0.7;

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a picture and its terms stand side by side: on a square they do. */
const inColumns = (content: CardContent, size: CardSize): boolean =>
  size === 'square' && content.picture !== null && content.rows.length + content.hours.length > 0;

/**
 * What is drawn on a card, px. No letter leaves the card's margins and no two texts meet, whatever is written: letters shrink to
 * a half, then the end of a text is cut with «…», the picture goes first.
 */
export function cardLayout(
  content: CardContent,
  size: CardSize,
  brand: CardBrand & { readonly hasLogo: boolean },
  measure: Measure,
): readonly CardMark[] {
  const { width, height } = cardSizes[size];
  const [top, bottom] = margins[size];
  const foot = footMarks(brand, { x: SIDE_MARGIN, bottom: height - bottom, width: width - 2 * SIDE_MARGIN }, measure);
  const room: Room = {
    x: SIDE_MARGIN,
    y: top,
    width: width - 2 * SIDE_MARGIN,
    height: foot.top - 28 - top,
  };
  return [
    ...FRAMES.map((inset) =>
      drawn(boxPath(inset, inset, width - 2 * inset, height - 2 * inset), { stroke: 'line', line: 2 }),
    ),
    ...bodyMarks(content, room, inColumns(content, size), measure),
    ...foot.marks,
  ];
}

function bodyMarks(content: CardContent, room: Room, isWide: boolean, measure: Measure): readonly CardMark[] {
  const side = isWide ? Math.round(room.width * 0.54) : room.width;
  const at = (scale: number) => cardParts(content, { width: room.width, side, scale, measure });
  const least = content.picture === null ? 0 : LEAST_PICTURE;
  const fit = SCALES.find((scale) => needed(at(scale), least * scale, isWide) <= room.height);
  const scale = fit ?? SCALES[SCALES.length - 1] ?? 1;
  const parts = fit === undefined ? cut(at(scale), room.height) : at(scale);
  const taken = { head: heightOf(parts.head), side: heightOf(parts.side), tail: heightOf(parts.tail) };
  const spare = room.height - taken.head - taken.tail - (isWide ? 0 : taken.side);
  const box = isWide ? { width: room.width - side - 40, height: spare } : { width: room.width, height: spare };
  const pictureSide = Math.min(box.width, box.height - 48 * scale, room.width * MOST_PICTURE);
  const hasPicture = content.picture !== null && pictureSide >= (fit === undefined ? LEAST_PICTURE : 0);
  // Without a picture the words stand a little above the middle, as a page of a book does.
  const start = room.y + (hasPicture || content.picture !== null ? 0 : Math.max(0, spare) * 0.4);
  const middle = start + taken.head;
  const sideTop = isWide
    ? middle + Math.max(0, spare - taken.side) / 2
    : hasPicture
      ? room.y + room.height - taken.tail - taken.side
      : middle;
  const tailTop = hasPicture ? room.y + room.height - taken.tail : sideTop + taken.side;
  return [
    ...partMarks(parts.head, room.x, start),
    ...partMarks(parts.side, isWide ? room.x + room.width - side : room.x, sideTop),
    ...partMarks(parts.tail, room.x, isWide ? room.y + room.height - taken.tail : tailTop),
    ...(hasPicture && content.picture !== null
      ? pictureMarks(
          content.picture,
          {
            x: isWide ? room.x + box.width / 2 : room.x + room.width / 2,
            y: middle + spare / 2 + (isWide ? 0 : 8 * scale),
            side: pictureSide,
          },
          measure,
        )
      : []),
  ];
}

const rowsHeight = ({ rows }: Part): number => rows.reduce((sum, { height }) => sum + height, 0);
const heightOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.gap + rowsHeight(part), 0);

function needed({ head, side, tail }: CardParts, picture: number, isWide: boolean): number {
  const [beside, under] = [heightOf(side), picture === 0 ? 0 : picture + 48];
  return heightOf(head) + heightOf(tail) + (isWide ? Math.max(beside, under) : beside + under);
}

/** As many rows as there is room for: the head's first, then those of the terms, then the text's. */
function cut(parts: CardParts, height: number): CardParts {
  let left = height;
  const kept = (part: Part): Part[] => {
    left -= part.gap;
    let count = 0;
    for (const row of part.rows) {
      if (row.height > left) break;
      left -= row.height;
      count += 1;
    }
    if (count === 0) {
      left += part.gap;
      return [];
    }
    const isWhole = count === part.rows.length;
    const rows = part.rows.slice(0, count);
    return [
      {
        gap: part.gap,
        rows: rows.map((row, index) =>
          isWhole || index < count - 1 ? row : { ...row, draw: (x: number, y: number) => row.draw(x, y, true) },
        ),
      },
    ];
  };
  const [head, side] = [parts.head.flatMap(kept), parts.side.flatMap(kept)];
  return { head, side, tail: parts.tail.flatMap(kept) };
}

function partMarks(parts: readonly Part[], x: number, top: number): readonly CardMark[] {
  let y = top;
  return parts.flatMap((part) => {
    y += part.gap;
    return part.rows.flatMap((row) => {
      const marks = row.draw(x, y, false);
      y += row.height;
      return marks;
    });
  });
}
