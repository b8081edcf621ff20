import type { Rule } from '@nebosvod/contracts/rule';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import { AREAS, type Area } from '@nebosvod/interpretations/area.ids';
import type { PlanetAspect, WesternFacts } from '../birth/western-facts.ts';
import { fromHouse, houseForms } from '../language/forms.ts';
import { CASES, type Forms, type Slots } from '../language/template.ts';
import { type HouseSides, WESTERN_HOUSE_SIDES } from '../language/western-house-line.table.ts';
import type { Testimony } from '../weigh/testimony.ts';
import type { WeightKind } from '../weigh/weights.table.ts';
import { ANGLE_NAMES, ASPECT_NATURES, aspectForms, atDignity, planetCase, planetForms } from './western-names.ts';
import { placeOfPlanet, rankOf } from './western-place.ts';
import { closenessOf, WESTERN_HOUSES } from './western-weights.table.ts';

/** Who answers for a house: its ruler, and whatever planet stands in it. */
interface Voice {
  readonly planet: WesternPlanet;
  readonly house: number;
  readonly rule: Rule;
  readonly isRuler: boolean;
}

/** An area and a side of it that a unit of an aspect tells already. */
export type IsClaimed = (aspect: PlanetAspect, area: Area, isFor: boolean) => boolean;

/**
 * What the houses of an area say by whoever answers for them: how the ruler stands by its sign, and what looks at the ruler or at a guest of
 * the house. A house is judged by its ruler and by what helps or hinders it, whatever the nature of the two. None of an unknown time.
 */
export function houseVoices(facts: WesternFacts, isClaimed: IsClaimed): Testimony[] {
  const houses = AREAS.flatMap((area) =>
    WESTERN_HOUSES[area].flatMap((house) => {
      const voices = voicesOf(facts, house);
      return [...voices.flatMap((voice) => stateOf(facts, area, voice)), ...aspectsOf(facts, area, voices, isClaimed)];
    }),
  );
  return [...houses, ...angleVoices(facts)];
}

/** What looks at the ascendant, the person, and at the midheaven, the work. */
function angleVoices(facts: WesternFacts): Testimony[] {
  return facts.angleAspects.map(({ planet, angle, aspect, orb }) => {
    const isFor = aspect !== 'square';
    return testimony(facts, angle === 'ascendant' ? 'character' : 'work', planet, {
      side: isFor ? 'ally' : 'burden',
      kind: 'planets-aspect',
      polarity: isFor ? 1 : -1,
      share: closenessOf(orb),
      rules: [{ kind: 'western-angle-aspect', planet, angle, aspect }],
      slots: { who: ANGLE_NAMES[angle], other: planetForms(planet), aspect: aspectForms(aspect) },
    });
  });
}

function voicesOf(facts: WesternFacts, house: number): Voice[] {
  const ruler = facts.rulerOf(house);
  const place = ruler && facts.houseOf(ruler);
  const guests = WESTERN_PLANETS.filter((planet) => planet !== ruler && facts.houseOf(planet) === house).map(
    (planet): Voice => ({ planet, house, rule: { kind: 'western-house', planet, house }, isRuler: false }),
  );
  if (!ruler || !place) return guests;
  return [
    { planet: ruler, house, rule: { kind: 'western-ruler-house', ruler: house, house: place }, isRuler: true },
    ...guests,
  ];
}

/** How the ruler of a house stands: nothing of one without a dignity of its sign. */
function stateOf(facts: WesternFacts, area: Area, voice: Voice): Testimony[] {
  const { planet, house, rule, isRuler } = voice;
  const dignity = isRuler ? facts.dignityOf(planet) : null;
  if (dignity === null) return [];
  const isFor = dignity === 'domicile' || dignity === 'exaltation';
  const slots = { p: planetForms(planet), house: houseForms(house), dig: atDignity(dignity) };
  return [
    testimony(facts, area, planet, {
      side: isFor ? 'strong' : 'weak',
      kind: 'ruler-state',
      polarity: isFor ? 2 : -2,
      share: 1,
      rules: [{ kind: 'western-dignity', planet, dignity }, rule],
      slots,
    }),
  ];
}

/** Soft and hard aspects of the ruler and of the guests, each aspect once. */
function aspectsOf(facts: WesternFacts, area: Area, voices: readonly Voice[], isClaimed: IsClaimed): Testimony[] {
  const ofPlanets = facts.aspects.flatMap((found) => {
    const { a, b, aspect, orb } = found;
    const voice = voices.find(({ planet }) => planet === a || planet === b);
    const nature = ASPECT_NATURES[aspect];
    if (!voice || nature === 'conjunction') return [];
    const isFor = nature === 'soft';
    if (isClaimed(found, area, isFor)) return [];
    const slots = {
      who: whoOf(voice),
      other: planetForms(voice.planet === a ? b : a),
      aspect: aspectForms(aspect),
    };
    return [
      testimony(facts, area, voice.planet, {
        side: isFor ? 'ally' : 'burden',
        kind: 'planets-aspect',
        polarity: isFor ? 1 : -1,
        share: closenessOf(orb),
        rules: [{ kind: 'western-aspect', a, b, aspect }, voice.rule],
        slots,
      }),
    ];
  });
  const angle = area === 'work' ? 'midheaven' : area === 'character' ? 'ascendant' : null;
  // What looks at the angle of the area itself is told by the angle.
  const ofAngles = facts.angleAspects.flatMap((found) => {
    const voice = voices.find(({ planet, isRuler }) => isRuler && planet === found.planet);
    if (!voice || found.angle === angle) return [];
    const isFor = found.aspect !== 'square';
    return [
      testimony(facts, area, voice.planet, {
        side: isFor ? 'ally' : 'burden',
        kind: 'planets-aspect',
        polarity: isFor ? 1 : -1,
        share: closenessOf(found.orb),
        rules: [
          { kind: 'western-angle-aspect', planet: found.planet, angle: found.angle, aspect: found.aspect },
          voice.rule,
        ],
        slots: { who: whoOf(voice), other: ANGLE_NAMES[found.angle], aspect: aspectForms(found.aspect) },
      }),
    ];
  });
  return [...ofPlanets, ...ofAngles];
}

interface Said {
  readonly side: keyof HouseSides;
  readonly kind: WeightKind;
  readonly polarity: Testimony['polarity'];
  readonly share: number;
  readonly rules: readonly Rule[];
  readonly slots: Slots;
}

function testimony(facts: WesternFacts, area: Area, planet: WesternPlanet, said: Said): Testimony {
  const { side, slots, rules, polarity, share, ...rest } = said;
  const { theme, ways } = WESTERN_HOUSE_SIDES[area][side];
  // The dignity is what a state says: it does not weigh itself twice.
  const place =
    side === 'ally' || side === 'burden'
      ? placeOfPlanet(facts, planet, area, { isGiving: polarity > 0, isPlaced: true })
      : rankOf(facts, planet, area);
  return {
    ...rest,
    // One planet that is troubled by five does not vote five times.
    planet,
    area,
    theme,
    polarity,
    graha: null,
    rules,
    isOfWeakness: false,
    share: share * place,
    feelsVarga: false,
    telling: {
      key: `w.${side}.${area}`,
      area,
      leads: [{ ways, slots, rules }],
      rest: [],
      step: null,
      question: null,
    },
  };
}

/** «управитель седьмого дома Юпитер», «Марс, управителя восьмого дома» before a comma, «Марс из седьмого дома». */
function whoOf({ planet, house, isRuler }: Voice): Forms {
  const named = (name: (typeof CASES)[number]): string => {
    const own = planetCase(planet, name);
    if (!isRuler) return `${own} ${fromHouse(house)}`;
    const ruler = `${RULER[name]} ${houseForms(house).genitive}`;
    return name === 'accusative' ? `${own}, ${ruler}` : `${ruler} ${own}`;
  };
  return Object.fromEntries(CASES.map((name) => [name, named(name)]));
}

const RULER: Readonly<Record<(typeof CASES)[number], string>> = {
  nominative: 'управитель',
  genitive: 'управителя',
  dative: 'управителю',
  accusative: 'управителя',
  instrumental: 'управителем',
  prepositional: 'управителе',
};
