import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { signs } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS, GRAHAS } from '../bodies.ids.ts';
import { aspectingGrahas, grahaAspectSigns, rasiAspectSigns, sphutaDrishti } from './aspect.ts';
import { MOOLATRIKONA, SIGN_LORDS } from './dignity.table.ts';
import { deepDebilitation, deepExaltation, dignityOf, essentialDignity, ownSigns, signLords } from './dignity.ts';
import { byGraha } from './placement.ts';
import { NATURAL_RELATIONS } from './relation.table.ts';
import { compoundRelation, naturalRelation, relationTables, temporalRelation } from './relation.ts';

const place = (sign: number, degree: number) => (sign - 1) * 30 + degree;

describe('dignity', () => {
  it('takes the degrees of a shared sign in the order of the verse', () => {
    expect(essentialDignity('moon', place(2, 2.9))).toBe('exalted');
    expect(essentialDignity('moon', place(2, 3))).toBe('moolatrikona');
    expect(essentialDignity('mercury', place(6, 14.9))).toBe('exalted');
    expect(essentialDignity('mercury', place(6, 15))).toBe('moolatrikona');
    expect(essentialDignity('mercury', place(6, 20))).toBe('own');
    expect(essentialDignity('sun', place(5, 19.9))).toBe('moolatrikona');
    expect(essentialDignity('sun', place(5, 20))).toBe('own');
    expect(essentialDignity('saturn', place(11, 21))).toBe('own');
    expect(essentialDignity('jupiter', place(10, 1))).toBe('debilitated');
    expect(essentialDignity('rahu', place(2, 1))).toBe('exalted');
    expect(essentialDignity('rahu', place(2, 1), 'gemini')).toBeNull();
  });

  it('falls back to the five-fold relation to the lord of the sign', () => {
    const placement = byGraha((graha) => (graha === 'sun' ? 4 : graha === 'moon' ? 5 : 10));
    // The Moon is the Sun's natural friend and in the second from it.
    expect(dignityOf('sun', place(4, 10), placement)).toBe('great-friend');
    // Saturn is the Sun's natural enemy; in the seventh from it also a temporal one.
    expect(dignityOf('sun', place(10, 10), placement)).toBe('great-enemy');
  });

  it('puts deep debilitation opposite deep exaltation', () => {
    for (const graha of CLASSICAL_GRAHAS) {
      expect((deepExaltation(graha) + 180) % 360).toBe(deepDebilitation(graha));
      expect(essentialDignity(graha, deepDebilitation(graha))).toBe('debilitated');
      // The Moon's and Mercury's points end their arc of exaltation.
      expect(essentialDignity(graha, deepExaltation(graha) - 0.001)).toBe('exalted');
    }
  });

  it('has lords for every sign, the nodes only in the dual school', () => {
    expect(SIGN_LORDS).toHaveLength(12);
    expect(ownSigns('sun')).toEqual([5]);
    expect(ownSigns('mars')).toEqual([1, 8]);
    expect(ownSigns('rahu')).toEqual([]);
    expect(signLords(11, 'dual')).toEqual(['saturn', 'rahu']);
    for (const graha of CLASSICAL_GRAHAS) {
      const arc = MOOLATRIKONA[graha];
      expect(graha === 'moon' ? 2 : ownSigns(graha).find((sign) => sign === arc.sign)).toBe(arc.sign);
    }
  });
});

describe('relations', () => {
  it('sum up natural and temporal ones', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { minLength: 9, maxLength: 9 }), (chosen) => {
        const placement = byGraha((graha) => must(chosen[GRAHAS.indexOf(graha)]));
        for (const of of CLASSICAL_GRAHAS) {
          for (const to of CLASSICAL_GRAHAS) {
            if (of === to) continue;
            expect(compoundRelation(of, to, placement)).toBe(
              naturalRelation(of, to) + temporalRelation(must(placement[of]), must(placement[to])),
            );
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are mutual when temporal', () => {
    for (const a of signs) for (const b of signs) expect(temporalRelation(a, b)).toBe(temporalRelation(b, a));
  });

  it('never list a graha twice or itself', () => {
    for (const graha of GRAHAS) {
      const { friends, enemies } = NATURAL_RELATIONS[graha];
      const listed = [...friends, ...enemies];
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed).not.toContain(graha);
    }
    const sums = CLASSICAL_GRAHAS.map((of) => CLASSICAL_GRAHAS.reduce((sum, to) => sum + naturalRelation(of, to), 0));
    expect(sums).toEqual([1, 2, 2, 1, 1, 0, -1]);
  });

  it('make tables without a diagonal', () => {
    const { compound } = relationTables(
      byGraha(() => 1),
      CLASSICAL_GRAHAS,
    );
    expect(Object.keys(compound)).toEqual([...CLASSICAL_GRAHAS]);
    expect(must(compound.sun).sun).toBeUndefined();
    expect(must(compound.sun).moon).toBe(0);
  });
});

describe('aspects', () => {
  it('are the whole-sign ones of Parashara', () => {
    expect(grahaAspectSigns('mars', 1)).toEqual([4, 7, 8]);
    expect(grahaAspectSigns('jupiter', 10)).toEqual([2, 4, 6]);
    expect(grahaAspectSigns('saturn', 12)).toEqual([2, 6, 9]);
    expect(grahaAspectSigns('rahu', 1)).toEqual([7]);
    expect(grahaAspectSigns('rahu', 1, { nodesLookAtTrines: true })).toEqual([5, 7, 9]);
    expect(
      aspectingGrahas(
        byGraha((graha) => (graha === 'saturn' ? 1 : 2)),
        3,
      ),
    ).toEqual(['saturn']);
  });

  it('between signs are mutual and three each', () => {
    expect(rasiAspectSigns(1)).toEqual([5, 8, 11]);
    expect(rasiAspectSigns(2)).toEqual([4, 7, 10]);
    expect(rasiAspectSigns(3)).toEqual([6, 9, 12]);
    for (const from of signs) {
      expect(rasiAspectSigns(from)).toHaveLength(3);
      for (const to of rasiAspectSigns(from)) expect(rasiAspectSigns(to)).toContain(from);
    }
  });

  it('by degree run without jumps for the Sun and reach 60 at the full places', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.9, noNaN: true }), (arc) => {
        const value = sphutaDrishti('sun', 0, arc);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(60);
        if (arc < 359.8) expect(Math.abs(sphutaDrishti('sun', 0, arc + 0.01) - value)).toBeLessThan(0.03);
      }),
    );
    expect(sphutaDrishti('sun', 100, 280)).toBe(60);
    expect(sphutaDrishti('mars', 0, 90)).toBe(60);
    expect(sphutaDrishti('mars', 0, 210)).toBe(60);
    expect(sphutaDrishti('jupiter', 0, 120)).toBe(60);
    expect(sphutaDrishti('jupiter', 0, 240)).toBe(60);
    expect(sphutaDrishti('saturn', 0, 60)).toBe(60);
    expect(sphutaDrishti('saturn', 0, 270)).toBe(60);
  });
});
