import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns } from '@nebosvod/engine/angle/sign';
import { type Graha, isClassical } from '@nebosvod/engine/bodies';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { doesAspect } from '@nebosvod/engine/state/aspect';
import { signDignity } from '@nebosvod/engine/state/dignity';
import { AREAS, type Area } from '@nebosvod/interpretations/area.ids';
import { THEMES } from '@nebosvod/interpretations/theme.table';
import type { Claim } from '@nebosvod/interpretations/unit';
import { plural } from '@nebosvod/terms/plural';
import type { BirthFacts } from '../birth/birth-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { ASPECT_LINES, OWN_HOUSE_LINES } from '../language/aspect-line.table.ts';
import {
  CLUSTER_LINES,
  GUEST_FACTS,
  GUEST_MEANINGS,
  LORD_PLACE_MEANINGS,
  NODE_GUEST_FACTS,
  STRONGEST_LINES,
  WEAKEST_LINES,
} from '../language/fact-line.table.ts';
import { atHouse, countWord, fromHouse, grahaForms, houseForms, intoHouse, listed } from '../language/forms.ts';
import { HOUSE_MATTERS } from '../language/near-line.table.ts';
import type { AreaLines } from '../language/strength-line.ts';
import { STRENGTH_LINES } from '../language/strength-lines.ts';
import type { Slots } from '../language/template.ts';
import { themeName } from '../language/theme-name.ts';
import { dignityRule, grahaSlots, houseTopics, lordStrength, ratioSlot } from './house-facts.ts';
import { HOUSE_PLACES } from './house-place.table.ts';
import { strengthClass } from './strength.ts';
import type { Line, Telling, Testimony } from './testimony.ts';
import { unitOf } from './unit-index.ts';
import { vargaAnswer } from './varga-answer.ts';
import type { WeightKind } from './weights.table.ts';

/** Testimonies of facts that are told in our own words: strength, glances, bindus, vargas, clusters. */
export function ownTestimonies(facts: BirthFacts): Testimony[] {
  return [
    ...AREAS.flatMap((area) => [
      ...lords(facts, area),
      ...guests(facts, area),
      ...karakas(facts, area),
      ...glances(facts, area),
      ...bindus(facts, area),
      ...bhavas(facts, area),
      ...vargas(facts, area),
      ...clusters(facts, area),
    ]),
    ...extremes(facts),
  ];
}

function own(
  area: Area,
  kind: WeightKind,
  claim: Pick<Claim, 'theme' | 'polarity'>,
  graha: Graha | null,
  lines: readonly Line[],
  { feelsVarga = false, isOfWeakness = claim.polarity < 0 } = {},
): Testimony {
  const rules = lines.flatMap((line) => line.rules);
  const telling: Telling = {
    key: `${area} ${kind} ${JSON.stringify(rules[0])}`,
    area,
    leads: lines.slice(0, 2),
    rest: lines.slice(2),
    step: null,
    question: null,
  };
  return { area, ...claim, kind, graha, rules, isOfWeakness, share: 1, feelsVarga, telling };
}

/** The lord where it stands, where no unit words it, and its strength. */
function lords(facts: BirthFacts, area: Area): Testimony[] {
  return AREA_PLANS[area].houses.flatMap((owned) => {
    const lord = facts.lordOf(owned);
    const house = lord && facts.houseOf(lord);
    if (!lord || !house) return [];
    const found: Testimony[] = [];
    const hasUnit = unitOf({ kind: 'lord-in-house', lord: toHouse(facts, owned), house }) !== null;
    if (!hasUnit) {
      const kind = owned === house ? 'own' : HOUSE_PLACES[house];
      const { opening } = houseTopics(facts, owned);
      const { lord: told, karaka } = STRENGTH_LINES[area];
      const claim =
        kind === 'burden'
          ? { theme: karaka.weak.theme, polarity: -1 as const }
          : {
              theme: kind === 'growth' ? karaka.strong.theme : told.strong.theme,
              polarity: kind === 'own' ? (2 as const) : (1 as const),
            };
      const meaning: Line = { ways: LORD_PLACE_MEANINGS[kind], slots: {}, rules: opening.rules.slice(0, 1) };
      found.push(own(area, 'lord', claim, lord, [opening, meaning], { feelsVarga: true }));
    }
    const strength = lordStrength(facts, area, owned);
    if (strength) {
      const { lines, line, isStrong, isDeep } = strength;
      found.push(
        own(area, 'condition', { theme: lines.theme, polarity: isStrong ? 1 : isDeep ? -2 : -1 }, lord, [line], {
          feelsVarga: true,
        }),
      );
    }
    return found;
  });
}

function toHouse(facts: BirthFacts, owned: number) {
  return countSigns(facts.chart.ascendant.sign, facts.signOfHouse(owned) ?? facts.chart.ascendant.sign);
}

/** Guests of the house that no unit words: by their nature and dignity. */
function guests(facts: BirthFacts, area: Area): Testimony[] {
  return AREA_PLANS[area].houses.flatMap((house) =>
    facts.occupants(house).flatMap((graha) => {
      const place = facts.houseOf(graha);
      if (place === null || facts.lordOf(house) === graha) return [];
      if (unitOf({ kind: 'graha-in-house', graha, house: place }) !== null) return [];
      const slots = { ...grahaSlots(facts, graha), house: houseForms(house), at: atHouse(house) };
      const ways = isClassical(graha) ? GUEST_FACTS : NODE_GUEST_FACTS;
      const rules: Rule[] = [
        { kind: 'graha-in-house', graha, house },
        ...(isClassical(graha) ? [dignityRule(facts, graha)] : []),
      ];
      const { theme, polarity } = isClassical(graha)
        ? ASPECT_LINES[graha][area]
        : { theme: STRENGTH_LINES[area].karaka.weak.theme, polarity: -1 as const };
      const named: Slots = { theme: themeName(theme), meaning: THEMES[theme].meaning };
      const meaning: Line = { ways: GUEST_MEANINGS, slots: named, rules: rules.slice(0, 1) };
      return [own(area, 'guest', { theme, polarity }, graha, [{ ways, slots, rules }, meaning])];
    }),
  );
}

function karakas(facts: BirthFacts, area: Area): Testimony[] {
  const [karaka] = AREA_PLANS[area].karakas;
  if (AREA_PLANS[area].houses.some((house) => facts.lordOf(house) === karaka)) return [];
  const strength = strengthClass(facts, karaka);
  if (strength === 'middle') return [];
  const { theme, lines } = STRENGTH_LINES[area].karaka[strength];
  const line: Line = { ways: lines, slots: grahaSlots(facts, karaka), rules: [dignityRule(facts, karaka)] };
  const polarity = strength === 'strong' ? 1 : -1;
  return [own(area, 'condition', { theme, polarity }, karaka, [line], { feelsVarga: true })];
}

/** Glances at the first house of an area. */
function glances(facts: BirthFacts, area: Area): Testimony[] {
  const [house] = AREA_PLANS[area].houses;
  const sign = facts.signOfHouse(house);
  if (sign === null) return [];
  return CLASSICAL_GRAHAS.flatMap((graha) => {
    const from = facts.houseOf(graha);
    if (from === null || !doesAspect(graha, facts.signs[graha], sign)) return [];
    const rules: Rule[] = [{ kind: 'aspect-on-house', from: graha, house }];
    const slots: Slots = { ...grahaSlots(facts, graha), whence: fromHouse(from), house: houseForms(house) };
    if (facts.lordOf(house) === graha) {
      const { theme } = STRENGTH_LINES[area].lord.strong;
      return [own(area, 'aspect', { theme, polarity: 1 }, graha, [{ ways: OWN_HOUSE_LINES, slots, rules }])];
    }
    const { theme, polarity, line } = ASPECT_LINES[graha][area];
    // Saturn and Mars that hinder by weakness weigh by it; a strong one hinders by its thrust.
    const isOfWeakness = polarity < 0 && strengthClass(facts, graha) !== 'strong';
    return [own(area, 'aspect', { theme, polarity }, graha, [{ ways: [line], slots, rules }], { isOfWeakness })];
  });
}

function bindus(facts: BirthFacts, area: Area): Testimony[] {
  return AREA_PLANS[area].houses.flatMap((house) => {
    const sav = facts.savOf(house);
    if (!sav || (sav.bindus > 22 && sav.bindus < 32)) return [];
    const isHigh = sav.bindus >= 32;
    const band = isHigh ? 'high' : 'low';
    if (unitOf({ kind: 'sav-of-house', house: toHouse(facts, house), band }) !== null) return [];
    const rule: Rule = { kind: 'sav-of-house', house };
    const lines = STRENGTH_LINES[area].sav[band];
    const number = String(sav.bindus);
    const slots: Slots = {
      house: houseForms(house),
      bindus: [{ text: number, rule, key: 'bindus' }, ` ${plural(sav.bindus, 'балл', 'балла', 'баллов')}`],
      number: [{ text: number, rule, key: 'bindus' }],
    };
    return [
      own(area, 'sav', { theme: lines.theme, polarity: isHigh ? 2 : -2 }, null, [
        { ways: lines.lines, slots, rules: [rule] },
      ]),
    ];
  });
}

function bhavas(facts: BirthFacts, area: Area): Testimony[] {
  return AREA_PLANS[area].houses.flatMap((house) => {
    const rank = facts.bhavaBalaRank(house)?.rank;
    if (rank !== 1 && rank !== 12) return [];
    const lines: AreaLines = STRENGTH_LINES[area].bhava[rank === 1 ? 'first' : 'last'];
    const line: Line = {
      ways: lines.lines,
      slots: { house: houseForms(house) },
      rules: [{ kind: 'bhava-bala-rank', house, rank }],
    };
    return [own(area, 'bhava', { theme: lines.theme, polarity: rank === 1 ? 1 : -1 }, null, [line])];
  });
}

/** What the varga of the area answers about its lord. */
function vargas(facts: BirthFacts, area: Area): Testimony[] {
  const { varga, houses } = AREA_PLANS[area];
  const lord = facts.lordOf(houses[0]);
  if (varga === null || !lord) return [];
  const answer = vargaAnswer(facts, area, lord);
  if (answer === null) return [];
  const sign = facts.varga(varga)[lord];
  const first = varga === 24 ? null : facts.vargaLagna(varga);
  const dignity = signDignity(lord, sign);
  const house = first === null ? null : countSigns(first, sign);
  const place = [
    ...(dignity === null
      ? []
      : [dignity === 'exalted' ? 'в экзальтации' : dignity === 'own' ? 'в своём знаке' : 'в падении']),
    // What decides is named alone: a good sign in a hard house would read as its own denial.
    ...(house === null || dignity !== null ? [] : [atHouse(house)]),
  ].join(', ');
  const rules: Rule[] = [
    { kind: 'graha-in-varga-sign', varga, graha: lord, sign },
    ...(house === null ? [] : [{ kind: 'graha-in-varga-house' as const, varga, graha: lord, house }]),
  ];
  const lines = STRENGTH_LINES[area].varga[answer];
  const into = [
    ...(dignity === null
      ? []
      : [dignity === 'exalted' ? 'в знак экзальтации' : dignity === 'own' ? 'в свой знак' : 'в знак падения']),
    ...(house === null || dignity !== null ? [] : [intoHouse(house)]),
  ].join(', ');
  const slots: Slots = { ...grahaSlots(facts, lord), vplace: place, vinto: into };
  return [
    own(area, 'varga', { theme: lines.theme, polarity: answer === 'agrees' ? 2 : -1 }, lord, [
      { ways: lines.lines, slots, rules },
    ]),
  ];
}

function clusters(facts: BirthFacts, area: Area): Testimony[] {
  return AREA_PLANS[area].houses.flatMap((house) => {
    const there = facts.occupants(house);
    if (there.length < 3) return [];
    const slots: Slots = {
      at: atHouse(house),
      house: houseForms(house),
      count: countWord(there.length),
      grahas: listed(there.map((graha) => grahaForms(graha).nominative ?? graha)),
      matters: HOUSE_MATTERS[house - 1][1],
    };
    const { theme } = STRENGTH_LINES[area].bhava.first;
    const rules: Rule[] = [{ kind: 'cluster', house, grahas: there }];
    return [own(area, 'cluster', { theme, polarity: 1 }, null, [{ ways: CLUSTER_LINES, slots, rules }])];
  });
}

const WEAKEST_THEMES: Readonly<Record<string, Claim['theme']>> = {
  sun: 'low-reserve',
  moon: 'uneven-rhythm',
  mars: 'low-reserve',
  mercury: 'uneven-rhythm',
  jupiter: 'excess',
  venus: 'routine-weight',
  saturn: 'routine-weight',
};

/** The strongest and the weakest of the seven, in the area of vigour. */
function extremes(facts: BirthFacts): Testimony[] {
  return CLASSICAL_GRAHAS.flatMap((graha) => {
    const { rank } = facts.shadbala.planets[graha];
    const ratio = ratioSlot(facts, graha);
    if (ratio === null || (rank !== 1 && rank !== 7)) return [];
    const ways = [(rank === 1 ? STRONGEST_LINES : WEAKEST_LINES)[graha]];
    const line: Line = { ways, slots: { ratio }, rules: [{ kind: 'shadbala-rank', graha, rank }] };
    const claim =
      rank === 1
        ? { theme: 'drive' as const, polarity: 2 as const }
        : { theme: WEAKEST_THEMES[graha], polarity: -2 as const };
    return [own('vigour', 'extreme', claim, graha, [line])];
  });
}
