import { ARCANUM_TEXTS } from '@nebosvod/interpretations/numerology/arcana.table';
import { zipSync } from 'fflate';
import cormorantCyrillic from '../../../ui/fonts/cormorant-cyrillic.woff2?url';
import cormorantLatin from '../../../ui/fonts/cormorant-latin.woff2?url';
import geologicaCyrillic from '../../../ui/fonts/geologica-cyrillic.woff2?url';
import geologicaLatin from '../../../ui/fonts/geologica-latin.woff2?url';
import geologicaRouble from '../../../ui/fonts/geologica-rouble.woff2?url';
import { arcanumCard } from './arcanum-card.ts';
import { cardColours } from './card-colours.ts';
import { type CardContent, type CardSubject, cardSizes } from './card-content.ts';
import { setFileNames } from './card-file-name.ts';
import { cardLayout } from './card-layout.ts';
import type { CardOrder, CardReply, CardStyle } from './card-messages.ts';
import type { Measure } from './card-text.ts';
import { canvasFont, paintCard } from './paint-card.ts';

/* Cards are drawn beside the page: laying out, painting and packing thirty of them never holds it. */

const cyrillic = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116';
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2122, U+2191, U+2193, U+2212';
const faces = [
  ['Cormorant', cormorantCyrillic, '600', cyrillic],
  ['Cormorant', cormorantLatin, '600', latin],
  ['Geologica', geologicaCyrillic, '300 700', cyrillic],
  ['Geologica', geologicaLatin, '300 700', latin],
  ['Geologica', geologicaRouble, '300 700', 'U+20AD-20C0'],
] as const;

let fonts: Promise<void> | undefined;

/** Our faces, as the page has them: a worker knows none of its page's. */
async function loadFonts(): Promise<void> {
  const known: unknown = Reflect.get(globalThis, 'fonts');
  if (!(known instanceof FontFaceSet)) throw new Error('a worker without fonts');
  await Promise.all(
    faces.map(async ([family, url, weight, unicodeRange]) => {
      known.add(await new FontFace(family, `url(${url})`, { weight, unicodeRange }).load());
    }),
  );
}

const contentOf = (subject: CardSubject): CardContent =>
  'arcanum' in subject ? arcanumCard(subject, ARCANUM_TEXTS[subject.arcanum - 1] ?? null) : subject;

/**
 * A PNG is compressed already. Files of a Unix (3) that all may read: `unzip` takes names from DOS, the default, for another
 * alphabet.
 */
const archiveOptions = { level: 0, os: 3, attrs: 0o644 << 16 } as const;

interface DrawnCard {
  readonly file: Blob;
  readonly words: string;
}

async function card(subject: CardSubject, style: CardStyle, logo: ImageBitmap | null): Promise<DrawnCard> {
  const { width, height } = cardSizes[style.size];
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas');
  const measure: Measure = (text, font) => {
    context.font = canvasFont(font);
    return context.measureText(text).width;
  };
  const brand = { ...style.brand, hasLogo: logo !== null };
  const marks = cardLayout(contentOf(subject), style.size, brand, measure);
  paintCard(context, marks, cardColours(style.look, style.brand.colour), logo);
  return {
    file: await context.canvas.convertToBlob({ type: 'image/png' }),
    words: marks.flatMap((mark) => (mark.kind === 'text' && mark.text !== '' ? [mark.text] : [])).join(' '),
  };
}

async function answer({ id, kind, subjects, style }: CardOrder): Promise<CardReply> {
  fonts ??= loadFonts();
  await fonts;
  const logo = style.logo === null ? null : await createImageBitmap(style.logo).catch(() => null);
  const [first] = subjects;
  if (kind === 'card' && first) return { id, kind, ...(await card(first, style, logo)) };
  const names = setFileNames(
    subjects.map(({ name }) => name),
    style.size,
  );
  const files: Record<string, Uint8Array> = {};
  for (const [index, subject] of subjects.entries()) {
    const { file } = await card(subject, style, logo);
    files[names[index] ?? ''] = new Uint8Array(await file.arrayBuffer());
    const progress: CardReply = { id, kind: 'progress', done: index + 1, of: subjects.length };
    postMessage(progress);
  }
  const archive = zipSync(files, archiveOptions);
  return { id, kind: 'set', file: new Blob([archive], { type: 'application/zip' }) };
}

addEventListener('message', (event: MessageEvent<CardOrder>) => {
  void answer(event.data)
    .catch((error: unknown): CardReply => {
      fonts = undefined;
      const message = error instanceof Error ? error.message : String(error);
      return { id: event.data.id, kind: 'failed', message };
    })
    .then((reply) => postMessage(reply));
});
