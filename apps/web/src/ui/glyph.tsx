import { glyphs } from '@nebosvod/drawing/glyph.table';

export type GlyphName = keyof typeof glyphs;

/** Names of the twelve signs' glyphs, sign 1 (Aries) first. */
export const signGlyphs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const satisfies readonly GlyphName[];

interface Props {
  readonly name: GlyphName;
  /** Edge in px. */
  readonly size?: number;
  /** Top left corner when drawn inside another SVG. */
  readonly x?: number;
  readonly y?: number;
  readonly className?: string | undefined;
  /** Spoken name; '' where the name stands beside the glyph. Default: the Russian name of the glyph. */
  readonly label?: string;
}

/** An astrological glyph of our own drawing, alone or inside another SVG (give `x` and `y` there). */
export function Glyph({ name, size = 20, x, y, className, label }: Props) {
  const glyph: { name: string; stroke: string; fill?: string } = glyphs[name];
  const spoken = label ?? glyph.name;
  return (
    <svg
      role={spoken === '' ? undefined : 'img'}
      aria-label={spoken === '' ? undefined : spoken}
      aria-hidden={spoken === '' || undefined}
      x={x}
      y={y}
      width={size}
      height={size}
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={glyph.stroke} />
      {glyph.fill !== undefined && <path d={glyph.fill} fill="currentColor" stroke="none" />}
    </svg>
  );
}
