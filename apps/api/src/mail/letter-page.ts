import type { SiteLook } from '../site-look.ts';

/** The picture stands in the letter itself: nobody is asked for it when the letter is opened. */
export const pictureId = 'logo@letter';

const INK = '#1b1d2e';
/** The box of the picture, px. */
const WIDTH = 240;
const HEIGHT = 64;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Whole addresses: those of strangers are broken before they come here (`unlinkedText`). */
const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)»]/g;

function linked(text: string, colour: string): string {
  let page = '';
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const whole = escaped(address);
    page += `${escaped(text.slice(from, index))}<a href="${whole}" style="color:${colour};word-break:break-all">${whole}</a>`;
    from = index + address.length;
  }
  return page + escaped(text.slice(from));
}

function head({ name, logo }: SiteLook, colour: string): string {
  if (logo === null) return `<strong style="font-size:20px;color:${colour}">${escaped(name)}</strong>`;
  const scale = Math.min(WIDTH / logo.width, HEIGHT / logo.height, 1);
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  return `<img src="cid:${pictureId}" width="${width}" height="${height}" alt="${escaped(name)}">`;
}

/**
 * A letter in the colour and under the picture of the operator's brand: the words of its text, no others.
 * @returns null where the operator has set neither: the text alone is the letter
 */
export function letterPage(text: string, look: SiteLook): string | null {
  if (look.colour === null && look.logo === null) return null;
  const colour = look.colour ?? INK;
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(
      (one) =>
        `<p style="margin:0 0 16px">${one
          .split('\n')
          .map((line) => linked(line, colour))
          .join('<br>')}</p>`,
    );
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"></head>',
    `<body style="margin:0;padding:24px;background:#ffffff;color:${INK};font:16px/1.5 Arial,sans-serif">`,
    '<div style="max-width:560px;margin:0 auto">',
    `<div style="padding:0 0 12px;margin:0 0 20px;border-bottom:2px solid ${colour}">${head(look, colour)}</div>`,
    ...paragraphs,
    '</div></body></html>',
  ].join('');
}
