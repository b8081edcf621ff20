import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { pictureOf } from '../../pictures/picture-kind.ts';
import { ProblemError } from '../../problem-error.ts';

/** A picture of a brand: PNG, as large as pages and papers show it. */
export interface Logo {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The box that a logo is drawn into, px. */
const WIDTH = 480;
const HEIGHT = 240;
/** A side of what is sent: what is decoded takes four bytes a point. */
const LONGEST_SIDE = 4_096;

const refused = (message: string) => new ProblemError('VALIDATION', message, { errors: [{ path: 'body', message }] });

/** What an SVG of shapes alone has no need of: scripts, foreign markup, pictures and anything that leads outside. */
const beyondShapes =
  /<!ENTITY|<\s*(?:[\w-]+:)?(?:script|foreignObject|image|feImage|iframe|style)\b|(?:href|src)\s*=\s*["']\s*(?!#)|url\(\s*["']?\s*(?!#)/i;

/**
 * Draws what was sent anew: nothing of the file itself is kept.
 * @throws ProblemError 400 in words, for whatever is no picture of ours
 */
export function drawLogo(bytes: Uint8Array): Logo {
  const sent = pictureOf(Buffer.from(bytes));
  if (!sent) throw refused('Это не картинка: логотип принимается в PNG, JPEG или SVG');
  if (sent.kind === 'svg') {
    if (beyondShapes.test(sent.text))
      throw refused('В SVG есть не только контуры: сохраните логотип кривыми, без вложенных картинок, стилей и ссылок');
    return drawn(sent.text, Number.POSITIVE_INFINITY);
  }
  const { kind, width, height } = sent;
  if (width < 1 || height < 1) throw refused('Картинка повреждена: сохраните логотип ещё раз');
  if (width > LONGEST_SIDE || height > LONGEST_SIDE)
    throw refused(`Картинка больше ${LONGEST_SIDE} точек по стороне: уменьшите её`);
  const source = `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;
  return drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${source}" width="${width}" height="${height}"/></svg>`,
    1,
  );
}

const quiet: ResvgRenderOptions = { font: { loadSystemFonts: false }, logLevel: 'off' };

/** @param largest times its own size */
function drawn(svg: string, largest: number): Logo {
  try {
    const { width, height } = new Resvg(svg, quiet);
    const zoom = Math.min(WIDTH / width, HEIGHT / height, largest);
    const image = new Resvg(svg, { ...quiet, fitTo: { mode: 'zoom', value: zoom } }).render();
    // A picture that cannot be decoded is drawn as nothing.
    const { pixels } = image;
    for (let at = 3; at < pixels.length; at += 4)
      if (pixels[at] !== 0) return { png: image.asPng(), width: image.width, height: image.height };
  } catch {
    // Said below: what cannot be read and what is empty are one to the person.
  }
  throw refused('Картинка не открылась или она пустая: сохраните логотип ещё раз');
}
