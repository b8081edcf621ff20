import { describe, expect, it } from 'vitest';
import type { Graha } from '../bodies.ts';
import { byGraha } from '../state/placement.ts';
import { YOGAS } from './catalogue.ts';
import { all, any, inHouse, not, some, together } from './condition.ts';
import { evaluate, holdsIn } from './evaluate.ts';
import { Sky } from './sky.ts';
import { judgeRule } from './yoga.ts';

/** A sky by signs: every graha in the middle of a sign, or at a degree of it. Those not named stand in Pisces. */
function skyOf(signs: Partial<Record<Graha, number>>, lagna: number | null = 1, isDay: boolean | null = true): Sky {
  return new Sky({
    longitudes: byGraha(
      (graha) => ((signs[graha] ?? 12.5) - 1 + (Number.isInteger(signs[graha] ?? 12.5) ? 0.5 : 0)) * 30,
    ),
    isRetrograde: byGraha(() => false),
    ascendant: lagna === null ? null : (lagna - 1) * 30 + 15,
    hour: lagna === null ? null : () => ({ isDay, gulika: null, noDayReason: isDay === null ? 'POLAR_NIGHT' : null }),
  });
}
const judged = (id: string, sky: Sky) => {
  const definition = YOGAS.find((yoga) => yoga.id === id);
  if (!definition) throw new Error(id);
  return judgeRule(sky, definition);
};
const holds = (id: string, sky: Sky) => judged(id, sky).isPresent;

describe('natural class by company and phase', () => {
  it('Mercury alone or with a benefic is benefic, with a malefic and no benefic it is not', () => {
    expect(skyOf({ mercury: 3, sun: 1, moon: 5 }).isBenefic('mercury')).toBe(true);
    expect(skyOf({ mercury: 3, saturn: 3, moon: 5 }).isBenefic('mercury')).toBe(false);
    expect(skyOf({ mercury: 3, saturn: 3, venus: 3, moon: 5 }).isBenefic('mercury')).toBe(true);
    expect(skyOf({ mercury: 3, ketu: 3, rahu: 9, moon: 5 }).isBenefic('mercury')).toBe(false);
  });

  it('the Moon is benefic in its bright half only, in the divisional charts as in the rasi', () => {
    expect(skyOf({ sun: 1, moon: 6 }).isBenefic('moon')).toBe(true);
    expect(skyOf({ sun: 1, moon: 9 }).isBenefic('moon')).toBe(false);
    expect(skyOf({ sun: 1, moon: 9 }).varga(9).isBenefic('moon')).toBe(false);
  });
});

describe('false positives other programs are known for', () => {
  it('Hamsa: Jupiter in Cancer, Sagittarius or Pisces and in a kendra, nowhere else', () => {
    for (let sign = 1; sign <= 12; sign++) {
      for (let lagna = 1; lagna <= 12; lagna++) {
        const expected = [4, 9, 12].includes(sign) && [0, 3, 6, 9].includes((sign - lagna + 12) % 12);
        expect(holds('hamsa', skyOf({ jupiter: sign }, lagna)), `${sign} from ${lagna}`).toBe(expected);
      }
    }
  });

  it('Chapa asks for seven houses from the 10th with none of them empty', () => {
    const bow = { sun: 10, moon: 11, mars: 12, mercury: 1, jupiter: 2, venus: 3, saturn: 4, rahu: 6, ketu: 12 };
    expect(holds('chapa', skyOf(bow, 1))).toBe(true);
    expect(holds('chapa', skyOf({ ...bow, saturn: 3 }, 1))).toBe(false);
    expect(holds('chapa', skyOf(bow, 2))).toBe(false);
    expect(holds('chapa-raman', skyOf(bow, 1))).toBe(false);
  });

  it('Shubha asks for benefics in the lagna and no malefic, a node included', () => {
    const sky = { jupiter: 1, sun: 8, moon: 10, mercury: 8, mars: 9, venus: 9, saturn: 11, rahu: 5, ketu: 11 };
    expect(holds('shubha', skyOf(sky, 1))).toBe(true);
    expect(holds('shubha', skyOf({ ...sky, rahu: 1, ketu: 7 }, 1))).toBe(false);
    expect(holds('ashubha', skyOf({ ...sky, jupiter: 2, rahu: 1, ketu: 7 }, 1))).toBe(true);
  });

  it('Bheri asks for Venus, Jupiter and the lagna lord in kendras and a strong 9th lord', () => {
    const sky = { venus: 4, jupiter: 7, mars: 10, sun: 5, moon: 3, mercury: 5, saturn: 11, rahu: 2, ketu: 8 };
    expect(holds('bheri', skyOf(sky, 1))).toBe(false);
    expect(holds('bheri', skyOf({ ...sky, jupiter: 4 }, 1))).toBe(true);
    expect(holds('bheri', skyOf({ ...sky, jupiter: 4, mars: 11 }, 1))).toBe(false);
  });

  it('nodes beside the Moon do not make sunapha, nor break kemadruma', () => {
    const lonely = { moon: 1, rahu: 2, ketu: 8, sun: 12, mars: 5, mercury: 11, jupiter: 6, venus: 11, saturn: 9 };
    expect(holds('sunapha', skyOf(lonely))).toBe(false);
    expect(holds('kemadruma', skyOf(lonely))).toBe(true);
    expect(holds('vesi', skyOf({ ...lonely, moon: 1, sun: 12 }))).toBe(false);
  });

  it('a node neither casts a glance nor is counted among the seven of nabhasa', () => {
    const sky = skyOf({ rahu: 1, ketu: 7, sun: 7 });
    expect(evaluate(sky, { kind: 'aspects', who: 'rahu', on: 'sun' }).holds).toBe(false);
    expect(evaluate(sky, { kind: 'aspects', who: 'sun', on: 'rahu' }).holds).toBe(true);
    const movable = { sun: 1, moon: 4, mars: 7, mercury: 1, jupiter: 10, venus: 1, saturn: 4, rahu: 2, ketu: 8 };
    expect(holds('rajju', skyOf(movable))).toBe(true);
  });

  it('counts houses from the lagna and from the Moon apart', () => {
    const sky = skyOf({ moon: 2, jupiter: 5 }, 1);
    expect(holds('gajakesari', sky)).toBe(true);
    expect(evaluate(sky, inHouse('jupiter', [1, 4, 7, 10])).holds).toBe(false);
  });
});

describe('what is not known', () => {
  it('without a time of birth a rule of the lagna is null with the reason, a rule of the Moon is judged', () => {
    const sky = skyOf({ moon: 2, jupiter: 5 }, null);
    expect(judged('hamsa', skyOf({ jupiter: 4 }, null))).toMatchObject({ isPresent: null, reason: 'UNKNOWN_TIME' });
    expect(holds('hamsa', skyOf({ jupiter: 5 }, null))).toBe(false);
    expect(holds('gajakesari', sky)).toBe(true);
    expect(judged('gajakesari', sky).houses).toEqual([]);
    expect(holds('mahabhagya-day', skyOf({ sun: 1, moon: 1 }, null))).toBeNull();
  });

  it('in polar night a rule of day and night is null with its own reason', () => {
    expect(judged('mahabhagya-day', skyOf({ sun: 1, moon: 3 }, 1, null))).toMatchObject({
      isPresent: null,
      reason: 'POLAR_NIGHT',
    });
  });

  it('judging with parts and judging without come to the same, known time or not', () => {
    for (const lagna of [null, 1, 6]) {
      for (let shift = 0; shift < 12; shift++) {
        const signs = { sun: 1, moon: 5, mars: 9, mercury: 2, jupiter: 4, venus: 12, saturn: 7, rahu: 3, ketu: 9 };
        const turned = Object.fromEntries(
          Object.entries(signs).map(([graha, sign]) => [graha, ((sign * 5 + shift) % 12) + 1]),
        );
        const sky = skyOf(turned, lagna);
        for (const { id, when } of YOGAS) expect(holdsIn(sky, when), id).toBe(evaluate(sky, when).holds);
      }
    }
  });

  it('three-valued logic: one true part proves «any», one false part disproves «all»', () => {
    const sky = skyOf({ moon: 2, jupiter: 5 }, null);
    const unknown = inHouse('jupiter', 1);
    const known = inHouse('jupiter', 4, 'moon');
    expect(evaluate(sky, any(unknown, known)).holds).toBe(true);
    expect(evaluate(sky, all(unknown, known)).holds).toBeNull();
    expect(evaluate(sky, all(unknown, not(known))).holds).toBe(false);
    expect(evaluate(sky, some(['jupiter', { lord: 1 }], inHouse('it', 4, 'moon'))).holds).toBe(true);
    expect(evaluate(sky, some(['saturn', { lord: 1 }], inHouse('it', 4, 'moon'))).holds).toBeNull();
  });
});

describe('what an answer tells', () => {
  it('names those who form it, their houses, and what undoes it', () => {
    const yoga = judged('chandra-mangala', skyOf({ moon: 4, mars: 4, sun: 1 }, 1));
    expect(yoga).toMatchObject({ isPresent: true, participants: ['moon', 'mars'], houses: [4] });
    expect(yoga.strength).toBeGreaterThan(0);
    const kemadruma = judged(
      'kemadruma',
      skyOf({ moon: 1, sun: 12, mars: 4, mercury: 11, jupiter: 6, venus: 11, saturn: 9, rahu: 5, ketu: 11 }, 1),
    );
    expect(kemadruma.isPresent).toBe(true);
    expect(kemadruma.cancelledBy.length).toBeGreaterThan(0);
  });

  it('a graha is never together with itself', () => {
    expect(evaluate(skyOf({ mars: 1 }, 1), together('mars', { lord: 1 })).holds).toBe(false);
  });
});
