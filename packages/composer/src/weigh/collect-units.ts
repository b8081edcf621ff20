import type { Rule } from '@nebosvod/contracts/rule';
import { separation } from '@nebosvod/engine/angle/degrees';
import { countSigns, toSign } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { signDignity, signLord } from '@nebosvod/engine/state/dignity';
import { AREAS, type Area } from '@nebosvod/interpretations/area.ids';
import type { UnitFactor, VargaPlace } from '@nebosvod/interpretations/unit-factor';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { houseTopics } from './house-facts.ts';
import type { Line, Telling, Testimony } from './testimony.ts';
import { unitOf } from './unit-index.ts';
import { type ChosenWords, type Subject, wordsFor } from './unit-words.ts';
import type { WeightKind } from './weights.table.ts';

/** A factor of the chart that a unit may word. */
interface Found {
  readonly factor: UnitFactor;
  readonly rules: readonly Rule[];
  readonly graha: Graha | null;
  readonly kindIn: (area: Area) => WeightKind;
  readonly share?: number;
  readonly isCancelled?: boolean;
  readonly house?: number | null;
  /** Told before the words of the unit. */
  readonly opening?: readonly Line[];
  /** Told after its lead. */
  readonly aside?: readonly Line[];
}

/** Testimonies of everything in a chart of birth that units word. */
export function unitTestimonies(facts: BirthFacts): Testimony[] {
  return [
    ...lagnaFound(facts),
    ...moonFound(facts),
    ...placesFound(facts),
    ...companiesFound(facts),
    ...yogasFound(facts),
    ...vargasFound(facts),
    ...karakasFound(facts),
  ].flatMap((found) => testimoniesOf(found, facts));
}

function testimoniesOf(found: Found, facts: BirthFacts): Testimony[] {
  const unit = unitOf(found.factor);
  if (!unit) return [];
  const { graha, isCancelled, house } = found;
  const subject: Subject = {
    facts,
    graha,
    ...(isCancelled === undefined ? {} : { isCancelled }),
    ...(house === undefined ? {} : { house }),
  };
  const words = wordsFor(unit, subject);
  if (!words) return [];
  const telling = tellingOf(unit.id, words, found);
  // The words follow the first claim: on the other side of the scales they would speak against themselves.
  const isFor = (words.claims[0]?.polarity ?? 1) > 0;
  return words.claims.map(({ area, theme, polarity }) => ({
    area,
    theme,
    polarity,
    kind: found.kindIn(area),
    graha,
    rules: found.rules,
    isOfWeakness: polarity < 0,
    share: found.share ?? 1,
    feelsVarga: graha !== null && isOfArea(facts, area, graha),
    telling: polarity > 0 === isFor ? telling : null,
  }));
}

function tellingOf(key: string, words: ChosenWords, { rules, opening = [], aside = [] }: Found): Telling {
  const plain = (text: string): Line => ({ ways: [text], slots: {}, rules });
  return {
    key,
    area: null,
    leads: [...opening, ...words.leads.map(plain)],
    rest: [...aside, ...words.rest.map(plain)],
    step: words.step,
    question: words.question,
  };
}

/** Whether a graha is the lord or a karaka of an area. */
function isOfArea(facts: BirthFacts, area: Area, graha: Graha): boolean {
  const { houses, karakas } = AREA_PLANS[area];
  return houses.some((house) => facts.lordOf(house) === graha) || karakas.some((karaka) => karaka === graha);
}

const only =
  (own: Area, kind: WeightKind, other: WeightKind) =>
  (area: Area): WeightKind =>
    area === own ? kind : other;

function lagnaFound({ lagna, chart }: BirthFacts): Found[] {
  if (lagna === null) return [];
  const { nakshatra } = chart.ascendant;
  return [
    {
      factor: { kind: 'lagna-in-sign', sign: lagna },
      rules: [{ kind: 'lagna-in-sign', sign: lagna }],
      graha: null,
      kindIn: only('character', 'sign', 'sign-elsewhere'),
    },
    {
      factor: { kind: 'lagna-in-nakshatra', nakshatra },
      rules: [{ kind: 'lagna-in-nakshatra', nakshatra }],
      graha: null,
      kindIn: only('character', 'sign', 'sign-elsewhere'),
    },
  ];
}

const PADAS = [1, 2, 3, 4] as const;

function moonFound(facts: BirthFacts): Found[] {
  const { nakshatra, pada } = facts.body('moon');
  const quarter = PADAS[pada - 1];
  const kindIn = only('character', 'moon-star', 'moon-star-elsewhere');
  return [
    {
      factor: { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra },
      rules: [{ kind: 'graha-in-nakshatra', graha: 'moon', nakshatra }],
      graha: 'moon',
      kindIn,
    },
    {
      factor: { kind: 'graha-in-nakshatra', graha: 'moon', nakshatra, pada: quarter },
      rules: [{ kind: 'graha-in-nakshatra', graha: 'moon', nakshatra, pada: quarter }],
      graha: 'moon',
      kindIn: only('character', 'sign', 'sign-elsewhere'),
    },
  ];
}

function placesFound(facts: BirthFacts): Found[] {
  const found: Found[] = [];
  for (const graha of GRAHAS) {
    const sign = facts.signs[graha];
    found.push({
      factor: { kind: 'graha-in-sign', graha, sign },
      rules: [{ kind: 'graha-in-sign', graha, sign }],
      graha,
      kindIn: (area) => (isOfArea(facts, area, graha) ? 'sign' : 'sign-elsewhere'),
    });
    const house = facts.houseOf(graha);
    if (house === null) continue;
    found.push({
      factor: { kind: 'graha-in-house', graha, house },
      rules: [{ kind: 'graha-in-house', graha, house }],
      graha,
      kindIn: (area) => (AREA_PLANS[area].houses.includes(house) ? 'guest' : 'elsewhere'),
    });
  }
  for (let owned = 1; owned <= 12; owned++) {
    const lord = facts.lordOf(owned);
    const house = lord && facts.houseOf(lord);
    if (!lord || !house) continue;
    const rule: Rule = { kind: 'lord-in-house', lord: owned, house };
    const { opening, aside } = houseTopics(facts, owned);
    const isPrimary = AREAS.some((area) => AREA_PLANS[area].houses.includes(owned));
    found.push({
      factor: { kind: 'lord-in-house', lord: toSign(owned), house },
      rules: [rule],
      graha: lord,
      kindIn: (area) => {
        const { houses } = AREA_PLANS[area];
        if (houses.includes(owned)) return 'lord';
        return houses.includes(house) ? 'guest' : 'elsewhere';
      },
      ...(isPrimary ? { opening: [opening], aside } : { opening: [opening] }),
    });
    found.push({
      factor: { kind: 'lord-is', lord: toSign(owned), graha: lord },
      rules: [{ kind: 'lord-is', lord: owned, graha: lord }],
      graha: lord,
      kindIn: (area) => (AREA_PLANS[area].houses.includes(owned) ? 'sign' : 'sign-elsewhere'),
    });
    const sav = facts.savOf(owned);
    if (!sav) continue;
    const band = sav.bindus >= 32 ? 'high' : sav.bindus <= 22 ? 'low' : 'middle';
    found.push({
      factor: { kind: 'sav-of-house', house: toSign(owned), band },
      rules: [{ kind: 'sav-of-house', house: owned }],
      graha: null,
      kindIn: (area) => (AREA_PLANS[area].houses.includes(owned) ? 'sav' : 'sign-elsewhere'),
      share: band === 'middle' ? 0.5 : 1,
    });
  }
  return found;
}

function companiesFound(facts: BirthFacts): Found[] {
  return GRAHAS.flatMap((a, index) =>
    GRAHAS.slice(index + 1)
      .filter((b) => facts.signs[a] === facts.signs[b])
      .map((b): Found => {
        const orb = separation(facts.longitudes[a], facts.longitudes[b]);
        const close: WeightKind = orb <= 8 ? 'close-company' : orb <= 15 ? 'company-15' : 'wide-company';
        const house = facts.houseOf(a);
        return {
          factor: { kind: 'conjunction', a, b },
          rules: [{ kind: 'conjunction', a, b }],
          graha: facts.karakas[b] === 'AK' ? b : a,
          kindIn: (area) => {
            const isHere = house !== null && AREA_PLANS[area].houses.includes(house);
            return isHere || isOfArea(facts, area, a) || isOfArea(facts, area, b) ? close : 'wide-company';
          },
        };
      }),
  );
}

function yogasFound(facts: BirthFacts): Found[] {
  return facts.presentYogas.map(({ definition, strength, participants, cancelledBy }): Found => {
    const { id, category } = definition;
    const kind: WeightKind =
      category === 'mahapurusha'
        ? 'mahapurusha-yoga'
        : category === 'raja'
          ? 'raja-yoga'
          : category === 'dhana'
            ? 'dhana-yoga'
            : 'other-yoga';
    return {
      factor: { kind: 'yoga', id },
      rules: [{ kind: 'yoga', id }],
      graha:
        participants.length === 1 ? participants[0] : (participants.find((graha) => facts.lordOf(1) !== graha) ?? null),
      kindIn: () => kind,
      share: (strength ?? 50) / 100,
      isCancelled: cancelledBy.length > 0 || facts.yoga(`${id}-bhanga`)?.isPresent === true,
    };
  });
}

const VARGA_PLACES: Readonly<Record<number, VargaPlace>> = {
  1: 'angle',
  4: 'angle',
  7: 'angle',
  10: 'angle',
  5: 'trine',
  9: 'trine',
  2: 'growth',
  3: 'growth',
  11: 'growth',
  6: 'burden',
  8: 'burden',
  12: 'burden',
};

function vargasFound(facts: BirthFacts): Found[] {
  const found: Found[] = [];
  for (const varga of [9, 10] as const) {
    const first = facts.vargaLagna(varga);
    const own: Area = varga === 9 ? 'relations' : 'work';
    if (first !== null) {
      found.push({
        factor: { kind: 'lagna-in-varga-sign', varga, sign: first },
        rules: [{ kind: 'lagna-in-varga-sign', varga, sign: first }],
        graha: null,
        kindIn: only(own, 'varga', 'sign-elsewhere'),
      });
    }
    for (const graha of GRAHAS) {
      const sign = facts.varga(varga)[graha];
      const rules: Rule[] = [{ kind: 'graha-in-varga-sign', varga, graha, sign }];
      const kindIn = (area: Area): WeightKind => (isOfArea(facts, area, graha) ? 'varga' : 'sign-elsewhere');
      found.push({ factor: { kind: 'graha-in-varga-sign', varga, graha, sign }, rules, graha, kindIn });
      if (varga !== 10 || first === null) continue;
      const house = countSigns(first, sign);
      found.push({
        factor: { kind: 'graha-in-varga-place', varga, graha, place: VARGA_PLACES[house] },
        rules: [{ kind: 'graha-in-varga-house', varga, graha, house }],
        graha,
        kindIn: only('work', isOfArea(facts, 'work', graha) ? 'varga' : 'sign-elsewhere', 'sign-elsewhere'),
      });
    }
    if (varga === 10 && first !== null) found.push(...tenthOfDashamsha(facts, first));
  }
  return found;
}

/** The lord of the tenth house of the dashamsha in its own or exaltation sign, or fallen. */
function tenthOfDashamsha(facts: BirthFacts, first: number): Found[] {
  const lord = signLord(toSign(first + 9));
  const sign = facts.varga(10)[lord];
  const dignity = signDignity(lord, sign);
  if (dignity === null) return [];
  return [
    {
      factor: { kind: 'varga-tenth-lord', varga: 10, state: dignity === 'debilitated' ? 'fallen' : 'high' },
      rules: [
        { kind: 'lord-in-varga-house', varga: 10, lord: 10, house: countSigns(toSign(first), sign) },
        { kind: 'graha-in-varga-sign', varga: 10, graha: lord, sign },
      ],
      graha: lord,
      kindIn: only('work', 'varga', 'sign-elsewhere'),
    },
  ];
}

function karakasFound(facts: BirthFacts): Found[] {
  const scheme = facts.settings.karakas;
  const found = GRAHAS.flatMap((graha): Found[] => {
    const karaka = facts.karakas[graha];
    if (karaka === undefined || graha === 'ketu') return [];
    const kindIn = (area: Area): WeightKind =>
      AREA_PLANS[area].charaKaraka === karaka ? 'chara-karaka' : 'sign-elsewhere';
    const rules: Rule[] = [{ kind: 'chara-karaka', graha, karaka, scheme }];
    return [{ factor: { kind: 'chara-karaka', karaka, graha }, rules, graha, kindIn }];
  });
  const soul = facts.holderOf('AK');
  if (soul === null) return found;
  const sign = facts.varga(9)[soul];
  const kindIn = only('path', 'chara-karaka', 'sign-elsewhere');
  return [
    ...found,
    { factor: { kind: 'karakamsha', sign }, rules: [{ kind: 'karakamsha', sign }], graha: soul, kindIn },
  ];
}
