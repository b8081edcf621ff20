import type { PublicPage } from '@nebosvod/contracts/public-page';
import { moonPhasePath } from '@nebosvod/drawing/moon-phase';
import { textWidth } from '@nebosvod/drawing/text-width';
import { renderAsync } from '@resvg/resvg-js';
import { fontRuns, pictureFonts } from './picture-fonts.ts';
import { type PictureWords, pictureWords } from './picture-words.ts';

/** Night theme of the product. Source: apps/web/src/ui/tokens.css. */
const colour = {
  ground: '#0E1020',
  raised: '#1F2440',
  line: '#2E3557',
  strong: '#666FA0',
  text: '#ECE9E0',
  muted: '#A9AECB',
  accent: '#E2B866',
} as const;

const width = 1200;
const height = 630;
const margin = 72;

/** The picture of a page for sharing, PNG 1200 × 630: the date, the city and what holds, nothing of whoever asks. */
export async function sharePicture(page: PublicPage): Promise<Buffer> {
  const words: PictureWords =
    page.kind === 'missing'
      ? { title: 'Панчанга', subtitle: 'Ведический календарь', facts: [], elongation: null }
      : pictureWords(page);
  const picture = await renderAsync(pictureSvg(words), {
    font: { fontFiles: await pictureFonts(), loadSystemFonts: false, defaultFontFamily: 'Geologica cyrillic' },
  });
  return picture.asPng();
}

/** The same as SVG. */
function pictureSvg({ title, subtitle, facts, sentences, elongation }: PictureWords): string {
  const column = (width - 2 * margin) / 3;
  const columns = facts.map((fact, index) => {
    const x = margin + index * column;
    const room = column - 24;
    return [
      line(fact.label, { x, y: 446, size: 26, fill: colour.muted }),
      line(fact.value, { x, y: 494, size: fitting(fact.value, 38, room), fill: colour.text }),
      line(fact.note, { x, y: 534, size: fitting(fact.note, 26, room), fill: colour.muted }),
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour.ground}"/>`,
    `<rect width="${width}" height="6" fill="${colour.accent}"/>`,
    mark(margin, 60),
    line('Небосвод', { x: margin + 62, y: 95, size: 34, fill: colour.text, family: 'Cormorant' }),
    line(title, { x: margin - 3, y: 262, size: fitting(title, 104, 790), fill: colour.text, family: 'Cormorant' }),
    line(subtitle, { x: margin, y: 324, size: fitting(subtitle, 34, 790), fill: colour.muted }),
    `<path d="M${margin} 376H${width - margin}" stroke="${colour.strong}"/><path d="M${margin} 380H${width - margin}" stroke="${colour.line}"/>`,
    ...(sentences ? paragraph(sentences) : columns),
    elongation === null ? '' : moon(1010, 212, 104, elongation),
    '</svg>',
  ].join('');
}

/** Sizes that sentences are tried in, and the room under the rule. */
const sizes = [28, 26, 24, 22, 20, 18] as const;
const roomBelow = { top: 424, height: 176 } as const;

/** Sentences one after another, in the largest size that leaves none of them out. */
function paragraph(sentences: readonly string[]): string[] {
  const size = sizes.find((one) => wrapped(sentences, one).length * one * 1.4 <= roomBelow.height) ?? sizes[5];
  return wrapped(sentences, size).map((text, index) =>
    line(text, { x: margin, y: roomBelow.top + Math.round(index * size * 1.4), size, fill: colour.text }),
  );
}

/** Lines of sentences as wide as the picture allows; what holds together by a non-breaking space stays together. */
function wrapped(sentences: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of sentences.join(' ').split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width - 2 * margin) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Look {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly family?: 'Geologica' | 'Cormorant';
}

function line(text: string, { x, y, size, fill, family = 'Geologica' }: Look): string {
  const runs = fontRuns(text, family).map((run) => `<tspan font-family="${run.family}">${escaped(run.text)}</tspan>`);
  return `<text xml:space="preserve" x="${x}" y="${y}" font-size="${size}" font-weight="${family === 'Cormorant' ? 600 : 400}" fill="${fill}">${runs.join('')}</text>`;
}

/** The size at which a text fits, no larger than wanted. */
function fitting(text: string, wanted: number, room: number): number {
  return Math.floor(Math.min(wanted, (wanted * room) / Math.max(1, textWidth(text, wanted))));
}

/** The mark of the logo: the horizon, a rising arc and a star. Source: apps/web/src/ui/logo.table.ts. */
const logo = {
  stroke: 'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM5.5 28.9C14.6 28.4 22.4 23.9 26.6 16.9',
  fill: 'M28.5 6.6c.5 3.4 1.9 4.8 5.3 5.3-3.4.5-4.8 1.9-5.3 5.3-.5-3.4-1.9-4.8-5.3-5.3 3.4-.5 4.8-1.9 5.3-5.3Z',
} as const;

function mark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.2)" ><path d="${logo.stroke}" fill="none" stroke="${colour.accent}" stroke-width="1.75" stroke-linecap="round"/><path d="${logo.fill}" fill="${colour.accent}"/></g>`;
}

function moon(x: number, y: number, radius: number, elongation: number): string {
  const disc = `<circle cx="${radius}" cy="${radius}" r="${radius}" fill="${colour.raised}" stroke="${colour.strong}"/>`;
  return `<g transform="translate(${x - radius} ${y - radius})">${disc}<path d="${moonPhasePath(elongation, radius)}" fill="${colour.text}"/></g>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
