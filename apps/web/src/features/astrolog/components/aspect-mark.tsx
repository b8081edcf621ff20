import { aspectGlyphs } from '@nebosvod/drawing/aspect-glyph.table';
import type { ASPECT_IDS } from '@nebosvod/engine/western/western.ids';

type Aspect = (typeof ASPECT_IDS)[number];

/** Aspects with a hue: those that flow and those that press, as the lines of the wheel have it. */
const tones: Partial<Readonly<Record<Aspect, 'good' | 'bad'>>> = {
  sextile: 'good',
  trine: 'good',
  square: 'bad',
  opposition: 'bad',
};

/** The sign of an aspect beside its name or its orb; it is not spoken. */
export function AspectMark({ aspect }: { readonly aspect: Aspect }) {
  return (
    <svg
      className={tones[aspect]}
      width={15}
      height={15}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={aspectGlyphs[aspect]} />
    </svg>
  );
}
