import type { ReadingFactor } from '@nebosvod/contracts/reading';
import type { GrahaId } from '@nebosvod/terms/graha';
import type { GlyphName } from '../../ui/glyph.tsx';
import { grahaId } from '../chart-body.ts';
import type { Selection } from '../selection.ts';
import { westernGlyphs } from '../western/western-subject.ts';

/** Grahas that a factor speaks of, in its order; none where it speaks of a house, a combination or the settings. */
export function grahasOf({ rule, values }: Pick<ReadingFactor, 'rule' | 'values'>): readonly GrahaId[] {
  switch (rule.kind) {
    case 'conjunction':
    case 'exchange':
      return [rule.a, rule.b];
    case 'aspect':
      return [rule.from, rule.to];
    case 'aspect-on-house':
      return [rule.from];
    case 'cluster':
      return rule.grahas;
    case 'dasha':
      return [...new Set(rule.path)];
    case 'transit-conjunction':
      return [...new Set([rule.graha, rule.natal])];
    case 'sade-sati':
      return ['saturn', 'moon'];
    // An hour is of another day's sky, counted from the Moon of birth.
    case 'muhurta-hour':
    case 'muhurta-refused':
      return [];
    case 'lagna-in-sign':
    case 'lagna-in-nakshatra':
    case 'lagna-in-varga-sign':
      return ['lagna'];
    default: {
      if ('graha' in rule) return [rule.graha];
      const lord = typeof values.graha === 'string' ? grahaId(values.graha) : null;
      return lord === null ? [] : [lord];
    }
  }
}

/** Signs of the bodies that a factor of either school speaks of, in its order. */
export function glyphsOf(factor: Pick<ReadingFactor, 'rule' | 'values'>): readonly GlyphName[] {
  return factor.rule.kind.startsWith('western-') ? westernGlyphs(factor) : grahasOf(factor);
}

/** What of the Jyotish chart of birth a factor lights; `null` where it rests on no one body or house. */
export function litBy(factor: Pick<ReadingFactor, 'rule' | 'values'>): Selection {
  const { rule } = factor;
  // The chart beside the reading is the client's: a factor of the other has no place in it.
  if ('of' in rule && rule.of === 'second') return null;
  switch (rule.kind) {
    case 'sign-of-house':
    case 'bhava-bala-rank':
    case 'sav-of-house':
    case 'cluster':
    case 'transit-in-house':
      return { kind: 'house', house: rule.house };
    case 'transit-conjunction':
      return { kind: 'body', id: rule.natal };
    case 'transit-from-moon':
    case 'sade-sati':
      return { kind: 'body', id: 'moon' };
    default: {
      const grahas = grahasOf(factor);
      // Of a path of periods the last leads; of any other factor the first is what it is about.
      const id = rule.kind === 'dasha' ? grahas.at(-1) : grahas[0];
      return id === undefined ? null : { kind: 'body', id };
    }
  }
}
