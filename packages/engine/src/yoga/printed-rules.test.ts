import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { CLASSICAL_GRAHAS, GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { computeChart } from '../chart/chart.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { byGraha } from '../state/placement.ts';
import { julianDayFromIso } from '../time/julian-day.ts';
import { YOGAS } from './catalogue.ts';
import type { YogaDefinition } from './definition.ts';
import { holdsIn } from './evaluate.ts';
import { Sky, skyOf } from './sky.ts';
import witnesses from './witness.json' with { type: 'json' };

/** Lords, exaltations and friends written out once more, so that a rule is not checked by the code that judges it. */
const LORDS: readonly Graha[] = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(
  ' ',
) as Graha[];
const EXALTED: Partial<Record<Graha, number>> = {
  sun: 1,
  moon: 2,
  mars: 10,
  mercury: 6,
  jupiter: 4,
  venus: 12,
  saturn: 7,
};
const FRIENDS: Partial<Record<Graha, string>> = {
  sun: 'moon mars jupiter',
  moon: 'sun mercury',
  mars: 'sun moon jupiter',
  mercury: 'sun venus',
  jupiter: 'sun moon mars',
  venus: 'mercury saturn',
  saturn: 'mercury venus',
};
const ENEMIES: Partial<Record<Graha, string>> = {
  sun: 'venus saturn',
  moon: '',
  mars: 'mercury',
  mercury: 'moon',
  jupiter: 'mercury venus',
  venus: 'sun moon',
  saturn: 'sun moon mars',
};
const GLANCES: Partial<Record<Graha, readonly number[]>> = { mars: [4, 7, 8], jupiter: [5, 7, 9], saturn: [3, 7, 10] };
const KENDRAS = [1, 4, 7, 10];
const TRINES = [1, 5, 9];
const GOOD = [1, 4, 5, 7, 9, 10];
const EVIL = [6, 8, 12];

/** A chart by signs, in plain words. */
function plain(sky: Sky) {
  const lagna = Number(sky.lagna);
  const sign = (who: Graha) => Number(sky.signs[who]);
  const count = (from: number, to: number) => ((to - from + 12) % 12) + 1;
  const nth = (from: number, number: number) => ((from + number - 2) % 12) + 1;
  const houseSign = (number: number) => nth(lagna, number);
  const lordOf = (of: number) => must(LORDS[of - 1]);
  const ninth = (who: Graha) => Number(sky.varga(9).signs[who]);
  const sees = (who: Graha, on: number) =>
    CLASSICAL_GRAHAS.some((one) => one === who) && (GLANCES[who] ?? [7]).includes(count(sign(who), on));
  const meets = (a: Graha, b: Graha) => a !== b && sign(a) === sign(b);
  const touches = (a: Graha, b: Graha) => meets(a, b) || sees(a, sign(b));
  const benefics = GRAHAS.filter((who) => sky.isBenefic(who));
  const malefics = GRAHAS.filter((who) => !sky.isBenefic(who));
  const own = (who: Graha) => lordOf(sign(who)) === who;
  const exalted = (who: Graha) => EXALTED[who] === sign(who);
  const fallen = (who: Graha) => EXALTED[who] === nth(sign(who), 7);
  const inFriends = (who: Graha) => !own(who) && (FRIENDS[who] ?? '').includes(lordOf(sign(who)));
  const inEnemys = (who: Graha) => !own(who) && (ENEMIES[who] ?? '').split(' ').includes(lordOf(sign(who)));
  const strong = (who: Graha) => (own(who) || exalted(who) || inFriends(who)) && !sky.isCombust(who);
  const isGood = (who: Graha) => sky.isBenefic(who);
  const inHouse = (who: Graha, ...houses: number[]) => houses.includes(count(lagna, sign(who)));
  const from = (who: Graha, origin: Graha, ...houses: number[]) => houses.includes(count(sign(origin), sign(who)));
  const hemmed = (on: number) =>
    malefics.some((who) => count(on, sign(who)) === 2) && malefics.some((who) => count(on, sign(who)) === 12);
  return {
    ...{ lagna, sign, count, houseSign, lordOf, ninth, sees, meets, touches, benefics, malefics, own, exalted, fallen },
    ...{ inEnemys, inFriends, strong, isGood, inHouse, from, hemmed },
    lord: (number: number) => lordOf(houseSign(number)),
    host: (who: Graha) => lordOf(sign(who)),
    ninthLord: (who: Graha) => lordOf(ninth(who)),
    friends: (a: Graha, b: Graha) => (FRIENDS[a] ?? '').includes(b),
    seenByBenefic: (on: number) => benefics.some((who) => sees(who, on)),
    blessed: (who: Graha) => benefics.some((one) => touches(one, who)),
    beneficIn: (...houses: number[]) => benefics.some((who) => inHouse(who, ...houses)),
    maleficIn: (...houses: number[]) => malefics.some((who) => inHouse(who, ...houses)),
    swapped: (a: number, b: number) =>
      lordOf(houseSign(a)) !== lordOf(houseSign(b)) &&
      sign(lordOf(houseSign(a))) === houseSign(b) &&
      sign(lordOf(houseSign(b))) === houseSign(a),
    joins: (a: Graha, b: Graha) => a === b || meets(a, b),
    movable: (of: number) => of % 3 === 1,
    arudha: (number: number) => Number(sky.arudha(number as 1)),
  };
}
type Plain = ReturnType<typeof plain>;

/** As printed: where the words can be read is told in docs/yoga-readings.md. */
const PRINTED: Readonly<Record<string, (c: Plain) => boolean>> = {
  // BPHS 36: the 10th lord in the 5th, Mercury in a kendra, the Sun strong in Leo; or Jupiter or Mercury in a trine from the Moon and Mars in the 11th.
  sharada: (c) => c.inHouse(c.lord(10), 5) && c.inHouse('mercury', ...KENDRAS) && c.sign('sun') === 5,
  'sharada-moon': (c) => (c.from('jupiter', 'moon', 5, 9) || c.from('mercury', 'moon', 5, 9)) && c.inHouse('mars', 11),
  // Raman, in the order of his numbers.
  gaja: (c) =>
    c.inHouse(c.lord(7), 11) &&
    c.joins('moon', c.lord(7)) &&
    (c.sees(c.lord(11), c.sign('moon')) || c.lord(11) === 'moon'),
  devendra: (c) => c.lagna % 3 === 2 && c.swapped(1, 11) && c.swapped(2, 10),
  indra: (c) => c.swapped(5, 11) && c.inHouse('moon', 5),
  'chapa-raman': (c) => c.exalted(c.lord(1)) && c.swapped(4, 10),
  khadga: (c) => c.swapped(2, 9) && c.inHouse(c.lord(1), ...GOOD),
  'ayatna-dhanalabha': (c) => c.swapped(1, 2),
  trilochana: (c) =>
    c.from('moon', 'sun', ...TRINES) && c.from('mars', 'moon', ...TRINES) && c.from('mars', 'sun', ...TRINES),
  kulavardhana: (c) =>
    c.beneficIn(5) &&
    c.benefics.some((who) => c.from(who, 'sun', 5)) &&
    c.benefics.some((who) => c.from(who, 'moon', 5)),
  'deha-kashta': (c) => c.malefics.some((who) => c.meets(who, c.lord(1))) || c.inHouse(c.lord(1), 8),
  krishanga: (c) => {
    const at = c.sign(c.lord(1));
    return [1, 2, 3, 5, 6, 9].includes(at) || ['sun', 'mars', 'mercury', 'saturn'].includes(c.lordOf(at));
  },
  'sada-sanchara': (c) => c.movable(c.sign(c.lord(1))) || c.movable(c.sign(c.host(c.lord(1)))),
  'amarananta-dhana': (c) =>
    CLASSICAL_GRAHAS.filter((who) => c.inHouse(who, 2)).length >= 3 && c.strong(c.lord(2)) && c.strong('jupiter'),
  'bhratrumula-dhana': (c) => c.inHouse(c.lord(1), 3) && c.inHouse(c.lord(2), 3) && c.seenByBenefic(c.houseSign(3)),
  'kalatramula-dhana': (c) =>
    c.strong(c.lord(2)) && c.strong(c.lord(1)) && c.touches(c.lord(7), c.lord(2)) && c.touches('venus', c.lord(2)),
  'yukti-samanvita-vagmi': (c) =>
    (c.inHouse(c.lord(2), ...GOOD) && c.benefics.some((who) => c.meets(who, c.lord(2)))) ||
    (c.exalted(c.lord(2)) && c.meets('jupiter', c.lord(2))),
  asatyavadi: (c) =>
    ['saturn', 'mars'].includes(c.host(c.lord(2))) && c.maleficIn(...KENDRAS) && c.maleficIn(...TRINES),
  'budha-raman': (c) =>
    c.inHouse('jupiter', 1) &&
    c.inHouse('moon', ...KENDRAS) &&
    c.from('rahu', 'moon', 2) &&
    c.from('sun', 'rahu', 3) &&
    c.from('mars', 'rahu', 3),
  sumukha: (c) => (c.inHouse(c.lord(2), ...KENDRAS) && c.seenByBenefic(c.sign(c.lord(2)))) || c.beneficIn(2),
  vakchalana: (c) =>
    !c.isGood(c.lord(2)) && !c.isGood(c.ninthLord(c.lord(2))) && !c.beneficIn(2) && !c.seenByBenefic(c.houseSign(2)),
  ekabhagini: (c) => c.inHouse('mercury', 3) && c.meets(c.lord(3), 'moon') && c.meets('mars', 'saturn'),
  parakrama: (c) => c.isGood(c.ninthLord(c.lord(3))) && c.blessed(c.lord(3)) && c.isGood(c.host('mars')),
  'satkathadi-shravana': (c) =>
    c.isGood(c.lord(3)) && c.seenByBenefic(c.houseSign(3)) && c.isGood(c.ninthLord(c.lord(3))),
  'vichitra-saudha': (c) => ([c.lord(10), 'saturn', 'mars'] as Graha[]).every((who) => c.joins(who, c.lord(4))),
  'ayatna-griha': (c) => [c.lord(1), c.lord(7)].every((who) => c.inHouse(who, 1, 4) && c.seenByBenefic(c.sign(who))),
  'ayatna-griha-ninth': (c) => c.inHouse(c.lord(9), ...KENDRAS) && (c.exalted(c.lord(4)) || c.own(c.lord(4))),
  'bandhu-pujya': (c) => c.isGood(c.lord(4)) && c.seenByBenefic(c.sign(c.lord(4))) && c.inHouse('mercury', 1),
  'bandhu-pujya-fourth': (c) =>
    c.inHouse('jupiter', 4) || c.sees('jupiter', c.houseSign(4)) || c.touches('jupiter', c.lord(4)),
  'bandhubhis-tyakta': (c) =>
    c.malefics.some((who) => c.meets(who, c.lord(4))) || c.inEnemys(c.lord(4)) || c.fallen(c.lord(4)),
  'matri-dirghayus': (c) => c.beneficIn(4) && c.exalted(c.lord(4)) && c.strong('moon'),
  kapata: (c) => c.maleficIn(4) && (c.malefics.some((who) => c.touches(who, c.lord(4))) || c.hemmed(c.sign(c.lord(4)))),
  nishkapata: (c) =>
    c.beneficIn(4) ||
    CLASSICAL_GRAHAS.some((who) => c.inHouse(who, 4) && (c.own(who) || c.exalted(who) || c.inFriends(who))) ||
    c.isGood(c.lord(4)),
  'matri-sneha': (c) => {
    const [first, fourth] = [c.lord(1), c.lord(4)];
    return (
      first === fourth ||
      (c.friends(first, fourth) && c.friends(fourth, first)) ||
      c.from(first, fourth, 2, 3, 4, 10, 11, 12) ||
      [first, fourth].every((who) => c.seenByBenefic(c.sign(who)))
    );
  },
  bahuputra: (c) => c.inHouse('rahu', 5) && c.ninthLord('rahu') !== 'saturn',
  satputra: (c) => c.lord(5) === 'jupiter' && (c.own('sun') || c.exalted('sun')) && c.inHouse('sun', ...GOOD),
  'buddhi-matura': (c) => c.isGood(c.lord(5)) && (c.seenByBenefic(c.sign(c.lord(5))) || c.isGood(c.host(c.lord(5)))),
  'tivra-buddhi': (c) => c.isGood(c.lord(5)) && c.seenByBenefic(c.sign(c.ninthLord(c.lord(5)))),
  'putra-sukha': (c) =>
    (c.inHouse('jupiter', 5) && c.inHouse('venus', 5)) ||
    c.inHouse('mercury', 5) ||
    (c.isGood(c.lord(5)) && c.beneficIn(5)),
  'bahu-stri': (c) => {
    const [first, seventh] = [c.lord(1), c.lord(7)];
    return c.meets(first, seventh) || (c.sees(first, c.sign(seventh)) && c.sees(seventh, c.sign(first)));
  },
  satkalatra: (c) =>
    (['jupiter', 'mercury'] as const).some((who) => c.touches(who, c.lord(7)) || c.touches(who, 'venus')),
  apakirti: (c) =>
    c.inHouse('sun', 10) &&
    c.inHouse('saturn', 10) &&
    (c.malefics.some((who) => c.sees(who, c.houseSign(10))) ||
      (!c.isGood(c.ninthLord('sun')) && !c.isGood(c.ninthLord('saturn')))),
  rajabhrashta: (c) => c.meets(c.lordOf(c.arudha(1)), c.lordOf(c.arudha(12))),
  'rajayoga-bhanga': (c) =>
    c.lagna === 5 && c.exalted('saturn') && (c.ninth('saturn') === 1 || c.seenByBenefic(c.sign('saturn'))),
  kurma: (c) =>
    (['mercury', 'jupiter', 'venus'] as const).every(
      (who) => c.inHouse(who, 1, 3, 11) && (c.own(who) || c.exalted(who) || c.inFriends(who)),
    ) ||
    (['mercury', 'jupiter', 'venus'] as const).every((who) => {
      const [at, lord] = [c.ninth(who), c.ninthLord(who)];
      return c.inHouse(who, 5, 6, 7) && (at === EXALTED[who] || lord === who || c.friends(who, lord));
    }),
  // Parashara, in the order of his chapters.
  'fourth-strong-home': (c) => (c.inHouse(c.lord(4), 4) || c.inHouse(c.lord(1), 4)) && c.seenByBenefic(c.houseSign(4)),
  'dhana-jupiter-second': (c) => c.lord(2) === 'jupiter' && (c.inHouse('jupiter', 2) || c.meets('jupiter', 'mars')),
  'dhana-all-eleventh': (c) => c.inHouse(c.lord(11), 11, ...GOOD),
  'arishta-mars-eighth': (c) =>
    c.inHouse('mars', 8) &&
    (c.meets('mars', 'sun') || c.meets('mars', 'saturn')) &&
    !(['mercury', 'jupiter', 'venus'] as const).some((who) => c.sees(who, c.sign('mars'))),
  'arishta-moon-hemmed': (c) => c.inHouse('moon', 1, 7, 8, 12) && c.hemmed(c.sign('moon')),
  'arishta-four-places': (c) =>
    c.inHouse('saturn', 12) &&
    c.inHouse('sun', 9) &&
    c.inHouse('mars', 8) &&
    !(['saturn', 'sun', 'mars'] as const).some((who) => c.seenByBenefic(c.sign(who))),
  matsya: (c) =>
    c.beneficIn(1) && c.beneficIn(9) && c.beneficIn(5) && c.maleficIn(5) && c.maleficIn(4) && c.maleficIn(8),
  kalanidhi: (c) =>
    c.inHouse('jupiter', 2, 5) &&
    ((c.touches('mercury', 'jupiter') && c.touches('venus', 'jupiter')) ||
      ['mercury', 'venus'].includes(c.host('jupiter'))),
  hari: (c) => [2, 8, 12].every((house) => c.benefics.some((who) => c.from(who, c.lord(2), house))),
  hara: (c) => [4, 8, 9].every((house) => c.benefics.some((who) => c.from(who, c.lord(7), house))),
  brahma: (c) => [4, 10, 11].every((house) => c.benefics.some((who) => c.from(who, c.lord(1), house))),
  'tenth-lord-sees-lagna': (c) => (c.own(c.lord(10)) || c.exalted(c.lord(10))) && c.sees(c.lord(10), c.lagna),
  'debilitated-dusthana-lords': (c) => EVIL.some((house) => c.fallen(c.lord(house)) && c.sees(c.lord(house), c.lagna)),
  'four-lords-with-ninth': (c) => [1, 4, 5, 10].every((house) => c.joins(c.lord(house), c.lord(9))),
  'fourth-tenth-with-fifth-ninth': (c) =>
    [5, 9].some((house) => c.joins(c.lord(4), c.lord(house)) && c.joins(c.lord(10), c.lord(house))),
  'moon-venus-third-eleventh': (c) => c.from('venus', 'moon', 3, 7, 11),
  'daridra-ketu': (c) =>
    c.inHouse('ketu', 1) &&
    c.inHouse('moon', 1) &&
    c.inHouse(c.lord(1), 8) &&
    [2, 7].some((house) => c.touches(c.lord(house), c.lord(1))),
  'daridra-lagna-lord-dusthana': (c) =>
    c.inHouse(c.lord(1), ...EVIL) &&
    c.malefics.some((who) => c.meets(who, c.lord(1))) &&
    (c.inEnemys(c.lord(2)) || c.fallen(c.lord(2))),
  'daridra-fifth-ninth': (c) =>
    c.inHouse(c.lord(5), 6) &&
    c.inHouse(c.lord(9), 12) &&
    [5, 9].every((house) => [2, 7].some((maraka) => c.sees(c.lord(maraka), c.sign(c.lord(house))))),
  'daridra-reversed-houses': (c) =>
    c.benefics.every((who) => c.inHouse(who, ...EVIL)) &&
    c.malefics.filter((who) => who !== 'rahu' && who !== 'ketu').every((who) => c.inHouse(who, ...GOOD)),
};

const definitions: ReadonlyMap<string, YogaDefinition> = new Map(YOGAS.map((yoga) => [yoga.id, yoga]));
const when = (id: string) => {
  const definition = definitions.get(id);
  if (!definition) throw new Error(id);
  return definition.when;
};
const ephemeris = await loadEphemeris();
const skies = Array.from({ length: 400 }, (_, index) => randomSky(index + 1));

describe('rules beside the printed words, in plain code', () => {
  it.each(Object.keys(PRINTED))('%s', (id) => {
    const witness = new Map(Object.entries(witnesses)).get(id);
    if (!witness) throw new Error(`no witness of ${id}`);
    for (const moment of [witness.holds, witness.fails]) {
      const place = { latitude: witness.latitude, longitude: witness.longitude };
      const chart = computeChart(ephemeris, { julianDay: julianDayFromIso(moment), place, settings: DEFAULT_SETTINGS });
      expect(must(PRINTED[id])(plain(skyOf(ephemeris, chart))), moment).toBe(moment === witness.holds);
    }
    for (const sky of skies) expect(holdsIn(sky, when(id))).toBe(must(PRINTED[id])(plain(sky)));
  });
});

/** Degrees by a plain generator: any sky of signs, possible or not. */
function randomSky(seed: number): Sky {
  let state = seed * 2654435761;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let index = 0; index < 5; index++) next();
  const rahu = next() * 360;
  const longitudes = byGraha((who) => (who === 'rahu' ? rahu : who === 'ketu' ? (rahu + 180) % 360 : next() * 360));
  return new Sky({
    longitudes,
    isRetrograde: byGraha(() => false),
    ascendant: next() * 360,
    hour: () => ({ isDay: true, gulika: null, noDayReason: null }),
  });
}
