import type { CardColours } from './card-colours.ts';
import type { CardMark } from './card-mark.ts';
import type { CardFont } from './card-text.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** A font as the canvas names it; the faces are those that the worker has loaded. */
export const canvasFont = ({ face, size, weight }: CardFont): string =>
  `${weight} ${size}px ${face === 'head' ? 'Cormorant, serif' : 'Geologica, sans-serif'}`;

/** Paints a card that has been laid out, its ground first. */
export function paintCard(
  context: Context,
  marks: readonly CardMark[],
  colours: CardColours,
  logo: ImageBitmap | null,
): void {
  const { canvas } = context;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const mark of marks) {
    switch (mark.kind) {
      case 'text':
        context.font = canvasFont(mark.font);
        context.textAlign = mark.align;
        context.fillStyle = colours[mark.colour];
        context.fillText(mark.text, mark.x, mark.y);
        break;
      case 'path':
        paintPath(context, mark, colours);
        break;
      case 'logo':
        if (logo !== null) paintLogo(context, mark, logo);
    }
  }
}

function paintPath(context: Context, mark: Extract<CardMark, { kind: 'path' }>, colours: CardColours): void {
  const path = new Path2D(mark.path);
  context.save();
  context.translate(mark.x, mark.y);
  context.scale(mark.scale, mark.scale);
  if (mark.fill !== null) {
    context.fillStyle = colours[mark.fill];
    context.fill(path);
  }
  if (mark.stroke !== null) {
    context.strokeStyle = colours[mark.stroke];
    context.lineWidth = mark.line / mark.scale;
    context.stroke(path);
  }
  context.restore();
}

/** The whole picture inside its square, on white: a logo is mostly made for paper. */
function paintLogo(context: Context, { x, y, size }: Extract<CardMark, { kind: 'logo' }>, logo: ImageBitmap): void {
  const scale = Math.min(size / logo.width, size / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  context.fillStyle = '#ffffff';
  context.fillRect(x, y, size, size);
  context.drawImage(logo, x + (size - width) / 2, y + (size - height) / 2, width, height);
}
