import type { Rule } from '@nebosvod/contracts/rule';
import type { Area } from '@nebosvod/interpretations/area.ids';
import type { WesternFacts } from '../birth/western-facts.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { themeName } from '../language/theme-name.ts';
import { VERDICT_FRAMES } from '../language/verdict-frames.ts';
import {
  WESTERN_FRAMES,
  WESTERN_QUIET,
  WESTERN_WEIGHING,
  type WesternRelation,
} from '../language/western-line.table.ts';
import type { AreaWays } from '../reading/area-section.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import type { Balance } from '../weigh/balance.ts';
import type { Weighed } from '../weigh/testimony.ts';
import { ASPECT_NATURES, westernFactorName } from './western-names.ts';
import type { Mover, TransitSeries, WesternTime } from './western-time.ts';
import { SIGNIFICATORS } from './western-weights.table.ts';
import { type TransitOwner, throughLine, transitLine } from './western-when.ts';

/** Words of a frame that speak of another school. */
const OF_VEDA = /лагн|накшатр|владык|даш|варг|навамш|период|сроки|ниже|гост|хозяин|шадбал|грах|карак|осходящ/i;
/** Words of a frame that need houses. */
const OF_HOUSES = /дом(?!ой|а достат)[а-яё]*(?= )|Дом /;
const NUMBERED = /(?:ой|ый|ий|ом|ого) дом/i;

/** How an area is told by a Western chart. */
export function westernWays(voice: Voice, facts: WesternFacts, balance: Balance, time: WesternTime): AreaWays {
  const { area, verdict } = balance;
  const shared = VERDICT_FRAMES[area][verdict].filter(
    (frame) =>
      !OF_VEDA.test(frame) &&
      (facts.isTimeKnown || !(NUMBERED.test(frame) || (area !== 'home' && OF_HOUSES.test(frame)))),
  );
  return {
    frames: [...shared, ...WESTERN_FRAMES[verdict]],
    // A side whose words are told elsewhere still weighs.
    weigh: (support, counter) =>
      weighing(voice, area, support ?? balance.for[0] ?? null, counter ?? balance.against[0] ?? null),
    wakings: wakings(voice, facts, area, time),
    quiet: { ways: WESTERN_QUIET, slots: {}, rules: [] },
  };
}

function weighing(voice: Voice, area: Area, support: Weighed | null, counter: Weighed | null): Draft | null {
  const both = [support, counter].filter((one) => one !== null);
  const rules = both.flatMap((one) => one.rules);
  if (rules.length === 0) return null;
  const slots = {
    ...(support && { s: westernFactorName(support.rules[0]), sTheme: themeName(support.theme) }),
    ...(counter && { c: westernFactorName(counter.rules[0]), cTheme: themeName(counter.theme) }),
  };
  const relation = relationOf(support, counter);
  return (
    voice.say(WESTERN_WEIGHING[relation], slots, rules, area) ??
    voice.say(WESTERN_WEIGHING['two-voices'], slots, rules, area)
  );
}

function relationOf(support: Weighed | null, counter: Weighed | null): WesternRelation {
  if (!counter) return 'no-counter';
  if (!support) return 'no-support';
  if (support.telling && support.telling.key === counter.telling?.key) return 'same-place';
  const [s, c] = [support.kind, counter.kind];
  if (support.planet !== undefined && support.planet === counter.planet) return 'one-planet';
  if (s === 'angle-sign' || c === 'angle-sign') return 'angle';
  // What hinders without tension, a soft aspect or two planets together, is no friction.
  if (c === 'planets-aspect' && !isTense(counter.rules[0])) return 'two-voices';
  if (s === 'planets-aspect' && c === 'planets-aspect') return 'aspects';
  if (s === 'planets-aspect') return areOfOnePlanet(support, counter) ? 'aspect-vs-own-place' : 'aspect-vs-place';
  if (c === 'planets-aspect') return areOfOnePlanet(support, counter) ? 'place-vs-own-aspect' : 'place-vs-aspect';
  if (s === 'planet-sign' && c === 'planet-house') return 'sign-vs-house';
  if (s === 'planet-house' && c === 'planet-sign') return 'house-vs-sign';
  if (s === 'planet-house' && c === 'planet-house') return areOfOneHouse(support, counter) ? 'two-voices' : 'houses';
  return 'two-voices';
}

const isTense = (rule: Rule | undefined): boolean =>
  (rule?.kind === 'western-aspect' || rule?.kind === 'western-angle-aspect') && ASPECT_NATURES[rule.aspect] === 'hard';

/** The planets that a side speaks of: of an aspect both, whichever of them it is told by. */
function planetsOf({ planet, rules: [rule] }: Weighed): readonly string[] {
  return rule?.kind === 'western-aspect' ? [rule.a, rule.b] : (planet?.split(' ') ?? []);
}

const areOfOnePlanet = (one: Weighed, other: Weighed): boolean =>
  planetsOf(one).some((planet) => planetsOf(other).includes(planet));

const houseOf = ({ rules: [rule] }: Weighed): number | null =>
  rule?.kind === 'western-house' || rule?.kind === 'western-point-house' ? rule.house : null;

const areOfOneHouse = (one: Weighed, other: Weighed): boolean => houseOf(one) === houseOf(other);

/** The slower, the louder. */
const LOUD: Readonly<Record<Mover, number>> = { pluto: 5, neptune: 4.5, uranus: 4.5, saturn: 4, jupiter: 3 };

/** When an area wakes: stays of Jupiter and Saturn in its houses, aspects to what speaks for it; the nearest first. */
function wakings(voice: Voice, facts: WesternFacts, area: Area, time: WesternTime): AreaWays['wakings'] {
  const { houses } = AREA_PLANS[area];
  const points = pointsOf(facts, area);
  const stays = time.stays
    .filter(({ rule }) => rule.house === houses[0] && !voice.isKnown(rule))
    .map((stay) => ({ at: stay.middle, weight: 4.2, draft: () => throughLine(voice, stay, area) }));
  const hits = time.series.flatMap((series) => {
    const place = points.indexOf(series.natal);
    if (place < 0 || series.rules.some((rule) => voice.isKnown(rule))) return [];
    const weight = LOUD[series.planet] - place * 0.7 + (series.aspect === 'sextile' ? -1 : 0);
    return [
      {
        at: series.dates[0] ?? '',
        weight,
        draft: () => transitLine(voice, series, area, ownerOf(facts, area, series.natal)),
      },
    ];
  });
  return [...stays, ...hits]
    .sort((a, b) => b.weight - a.weight || a.at.localeCompare(b.at))
    .slice(0, MOST_WAKINGS)
    .flatMap(({ at, draft }) => {
      const said = draft();
      return said ? [{ at, draft: said }] : [];
    })
    .map(({ at, draft }) => ({ draft, order: Number(at.replaceAll('-', '')) }));
}

/** At most so many lines of time are put into words for an area. */
const MOST_WAKINGS = 4;

/** The house of the area that a point rules; null of an angle and of what speaks for the area by nature. */
function ownerOf(facts: WesternFacts, area: Area, natal: TransitSeries['natal']): TransitOwner | null {
  if (natal === 'ascendant' || natal === 'midheaven' || SIGNIFICATORS[area].includes(natal)) return null;
  const [house = 1] = AREA_PLANS[area].houses;
  const place = facts.houseOf(natal);
  if (facts.rulerOf(house) !== natal || place === null) return null;
  return { house, rule: { kind: 'western-ruler-house', ruler: house, house: place } };
}

/** What speaks for an area in this chart: the angle, the ruler of its house, its significators. */
function pointsOf(facts: WesternFacts, area: Area): readonly TransitSeries['natal'][] {
  const angle = area === 'character' ? ['ascendant' as const] : area === 'work' ? ['midheaven' as const] : [];
  const ruler = facts.rulerOf(AREA_PLANS[area].houses[0] ?? 1);
  return [...angle, ...(ruler ? [ruler] : []), ...SIGNIFICATORS[area]];
}

/** How a Western chart was computed. */
export const WESTERN_SETTINGS: Rule = { kind: 'western-settings' };
