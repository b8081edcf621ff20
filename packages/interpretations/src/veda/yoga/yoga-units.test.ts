import { YOGAS } from '@nebosvod/engine/yoga/catalogue';
import { describe, expect, it } from 'vitest';
import type { Unit, Wording } from '../../unit.ts';
import { LEADING_YOGAS, SHORT_YOGAS } from './yoga-families.ts';

const units = [...LEADING_YOGAS.units, ...SHORT_YOGAS.units];
const idOf = ({ factor }: Unit): string => (factor.kind === 'yoga' ? factor.id : '');

describe('units of combinations', () => {
  it('tell every combination of the catalogue once, and nothing else', () => {
    expect(units.map(idOf).sort()).toEqual(YOGAS.map(({ id }) => id).sort());
  });

  it('keep the sign of the combination: good helps, difficult hinders, mixed does both', () => {
    const natures: ReadonlyMap<string, string> = new Map(YOGAS.map(({ id, nature }) => [id, nature]));
    const wrong = SHORT_YOGAS.units.filter(({ factor, claims }) => {
      const nature = factor.kind === 'yoga' ? natures.get(factor.id) : undefined;
      const helps = claims.some(({ polarity }) => polarity > 0);
      const hinders = claims.some(({ polarity }) => polarity < 0);
      return helps !== (nature !== 'difficult') || hinders !== (nature !== 'good');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('tell a combination in full only where it has a step and a question', () => {
    const wordingsOf = ({ words, variants = [] }: Unit): readonly Wording[] => (words === null ? variants : [words]);
    const bare = LEADING_YOGAS.units.filter((unit) =>
      wordingsOf(unit).some(({ step, question }) => !step || !question),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('tell the others in two sentences of 120 to 250 characters together', () => {
    const wrong = SHORT_YOGAS.units.filter(({ words }) => {
      const length = words === null ? 0 : words.lead.length + words.body.length;
      return length < 120 || length > 250;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
