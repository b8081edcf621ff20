import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { type Element, elementOf, type Sign } from '@nebosvod/engine/angle/sign';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { ChildPoint } from '@nebosvod/interpretations/unit-factor';
import { WESTERN_FAMILIES } from '@nebosvod/interpretations/western/families';
import { inSign, signName } from '@nebosvod/terms/sign';
import type { WesternFacts } from '../birth/western-facts.ts';
import { WESTERN_WORDS } from '../kind/kind-words.table.ts';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { atHouse } from '../language/forms.ts';
import { themeName } from '../language/theme-name.ts';
import {
  CHILD_ASPECT_LINES,
  CHILD_ASPECTS,
  CHILD_HOUSE_LINES,
  CHILD_HOUSES,
  CHILD_NO_MOON,
  CHILD_PLACES,
  CHILD_SLOW_LINES,
  CHILD_WEIGHING,
  WESTERN_CHILD_BASIS,
  WESTERN_CHILD_GIST,
  WESTERN_CHILD_LEAVE,
  WESTERN_CHILD_PLACED,
  WESTERN_CHILD_QUESTIONS,
  WESTERN_CHILD_SIGN,
  WESTERN_CHILD_STEPS,
} from '../language/western-child-line.table.ts';
import { WESTERN_BASIS, WESTERN_FACTS } from '../language/western-line.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Line } from '../weigh/testimony.ts';
import { unitIndex } from '../weigh/unit-index.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { westernFact } from './western-fact.ts';
import { ASPECT_NATURES, planetForms, westernFactorName } from './western-names.ts';
import { westernUncertain } from './western-uncertain.ts';

type Section = (typeof kindSections)['western-child'][number]['id'];

/** A place of the child's chart that holds all the time the birth may have been, with its words. */
interface Place {
  readonly point: ChildPoint;
  readonly section: Section;
  readonly sign: Sign;
  readonly house: number | null;
  readonly unit: Unit;
  /** By which it is told: the sign first. */
  readonly rules: readonly [Rule, ...Rule[]];
}

const unitOf = unitIndex(WESTERN_FAMILIES);

/** A child by its Western chart, told to the parent: temper, learning, care, friends, what to leave alone; nothing of health or fate. */
export function composeWesternChild(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const [facts] = prepared.client.west;
  if (!facts) throw new Error('A birth has a Western chart');
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const places = placesOf(voice, facts);
  const all = [WESTERN_SETTINGS, ...places.map(({ rules: [rule] }) => rule)];
  const pieces = [
    ...gistPieces(voice, places, all),
    ...places.flatMap((place, index) => placePieces(voice, place, index, all)),
    ...weighingPieces(voice, places),
    ...aspectPieces(voice, facts),
    ...(places.some(({ point }) => point === 'moon')
      ? []
      : one(voice.say(CHILD_NO_MOON, {}, [WESTERN_SETTINGS]), 'care', 'moon', 0, 0)),
    ...leavePieces(voice, facts, places, all),
    ...stepPieces(voice, places, all),
    ...basisPieces(voice, facts, all),
  ];
  return assembled(voice, prepared, {
    title: 'Ребёнок',
    sections: kindSections['western-child'],
    pieces: chosenPieces(toned(pieces, tone), WESTERN_WORDS['western-child'][detail]),
    told: [],
    uncertain: westernUncertain(voice, prepared),
  });
}

function one(draft: Piece['draft'] | null, section: Section, paragraph: string, order: number, rank: number): Piece[] {
  return draft ? [{ section, paragraph, order, rank, draft }] : [];
}

function placesOf(voice: Voice, facts: WesternFacts): Place[] {
  return CHILD_PLACES.flatMap(({ point, section }): Place[] => {
    if (point === 'ascendant' && !facts.isTimeKnown) return [];
    const { sign } = point === 'ascendant' ? facts.chart.ascendant : facts.body(point);
    const house = point === 'ascendant' ? null : facts.houseOf(point);
    const ofSign: Rule =
      point === 'ascendant'
        ? { kind: 'western-angle', angle: 'ascendant', sign }
        : { kind: 'western-sign', planet: point, sign };
    const ofHouse: Rule | null =
      point === 'ascendant' || house === null ? null : { kind: 'western-house', planet: point, house };
    const isHouseSure = ofHouse !== null && voice.decide(ofHouse).holds === true;
    const unit = unitOf({ kind: 'child-place', point, sign });
    if (!unit || voice.decide(ofSign).holds !== true) return [];
    return [
      {
        point,
        section,
        sign,
        unit,
        house: isHouseSure ? house : null,
        rules: isHouseSure ? [ofSign, ofHouse] : [ofSign],
      },
    ];
  });
}

function gistPieces(voice: Voice, places: readonly Place[], all: readonly Rule[]): Piece[] {
  const drafts = places.flatMap(({ point, sign, unit, rules: [rule] }) => {
    const [claim] = unit.claims;
    if (point === 'mars' || point === 'venus' || !claim) return [];
    const slots = { in: inSign(sign), theme: themeName(claim.theme) };
    return [voice.say(wayOf(WESTERN_CHILD_GIST[point], all), slots, [rule])];
  });
  return [...drafts, voice.say(WESTERN_CHILD_GIST.measure, {}, all)].flatMap((draft, order) =>
    one(draft, 'gist', 'gist', order, 0),
  );
}

/**
 * Mercury and Venus stand near the Sun, so that children alike in one are alike in the others: these are told shorter until there is
 * room.
 */
const GOING_ALONG: readonly ChildPoint[] = ['sun', 'mercury', 'venus'];

/**
 * One of the ways by all that is told of the child: two alike in one place are still told of it in words of their own. What is told in a row
 * takes them in turn.
 */
function wayOf(ways: readonly string[], all: readonly Rule[], index = 0): readonly string[] {
  const sum = [...all.map(keyOf).join(' ')].reduce((total, letter) => total + letter.charCodeAt(0), index);
  const start = sum % ways.length;
  return ways.slice(start, start + 1);
}

/** Where it stands, its idea, what develops it, where in a child's day it is seen. */
function placePieces(voice: Voice, place: Place, index: number, all: readonly Rule[]): Piece[] {
  const { point, section, house, unit, rules } = place;
  const fact = factOf(place);
  const telling = unitTelling(unit, { ...fact, ways: wayOf(fact.ways, all, index) }, [rules[0]]);
  if (!telling) return [];
  return [
    ...tellingPieces(voice, telling, {
      section,
      paragraph: point,
      order: 0,
      rank: 0,
      restRank: (GOING_ALONG.includes(point) ? 24 : 9) + index,
      restStep: 8,
      development: 8,
    }),
    ...one(
      house === null || point === 'ascendant'
        ? null
        : () => {
            const matters = voice.choose(CHILD_HOUSES[house - 1] ?? [], keyOf(rules[1] ?? rules[0]), {});
            const slots = { p: planetForms(point), at: atHouse(house), matters: matters ?? '' };
            return matters === null ? null : voice.say(wayOf(CHILD_HOUSE_LINES, all, index), slots, rules.slice(1));
          },
      section,
      point,
      60,
      2 + index,
    ),
  ];
}

function factOf({ point, sign, house, rules }: Place): Line {
  if (point === 'ascendant')
    return { ways: WESTERN_FACTS.ascendant, slots: { in: inSign(sign), sign: signName(sign) }, rules };
  const slots = { p: planetForms(point), in: inSign(sign) };
  return house === null
    ? { ways: WESTERN_CHILD_SIGN, slots, rules }
    : { ways: WESTERN_CHILD_PLACED, slots: { ...slots, at: atHouse(house) }, rules };
}

/** Fire and air are of one kind, earth and water of the other. */
const isLight = (element: Element): boolean => element === 'fire' || element === 'air';

/** How the outside and the comfort live together, by their elements. */
function weighingPieces(voice: Voice, places: readonly Place[]): Piece[] {
  const moon = places.find(({ point }) => point === 'moon');
  const outside = places.find(({ point }) => point === 'ascendant') ?? places.find(({ point }) => point === 'sun');
  if (!moon || !outside) return [];
  const [seen, inner] = [elementOf(outside.sign), elementOf(moon.sign)];
  const isNear = isLight(seen) === isLight(inner);
  const relation = seen === inner ? 'same' : isNear ? 'near' : 'apart';
  const rules = [outside.rules[0], moon.rules[0]];
  const slots = { one: westernFactorName(rules[0]), other: westernFactorName(rules[1]) };
  return one(voice.say(CHILD_WEIGHING[relation], slots, rules), 'temper', 'weighing', 0, 0);
}

/** Aspects that say something of a child, the closest first. */
function aspectPieces(voice: Voice, facts: WesternFacts): Piece[] {
  return [...facts.aspects]
    .sort((a, b) => a.orb - b.orb)
    .flatMap(({ a, b, aspect }, index): Piece[] => {
      const words = CHILD_ASPECTS[`${a} ${b}`];
      const rule: Rule = { kind: 'western-aspect', a, b, aspect };
      const fact = westernFact(facts, [rule]);
      if (!words || !fact || voice.decide(rule).holds !== true) return [];
      const what = ASPECT_NATURES[aspect] === 'hard' ? words.strain : words.ease;
      const draft = () => voice.say(CHILD_ASPECT_LINES, { ...fact.slots, what }, [rule]);
      return one(draft, words.section, 'aspects', index, 3 + index);
    });
}

/** What to leave alone: what lights the child up and how it is angry, where it grows slowly. */
function leavePieces(voice: Voice, facts: WesternFacts, places: readonly Place[], all: readonly Rule[]): Piece[] {
  const steps = places.flatMap(({ point, unit, rules: [rule] }) =>
    (point === 'sun' || point === 'mars') && unit.words?.step ? [voice.say(unit.words.step, {}, [rule])] : [],
  );
  const slow = (planet: 'jupiter' | 'saturn'): Draft | null => {
    const house = facts.houseOf(planet);
    if (house === null) return null;
    const rule: Rule = { kind: 'western-house', planet, house };
    const matters = voice.choose(CHILD_HOUSES[house - 1] ?? [], keyOf(rule), {});
    return matters === null ? null : voice.say(CHILD_SLOW_LINES[planet], { at: atHouse(house), matters }, [rule]);
  };
  return [
    ...one(voice.say(WESTERN_CHILD_LEAVE, {}, all), 'leave', 'leave', 0, 0),
    ...steps.flatMap((draft, index) => one(draft, 'leave', 'leave', 1 + index, 0)),
    ...one(slow('saturn'), 'leave', 'leave', 8, 3),
    ...one(slow('jupiter'), 'learning', 'jupiter', 0, 4),
  ];
}

function stepPieces(voice: Voice, places: readonly Place[], all: readonly Rule[]): Piece[] {
  const moon = places.find(({ point }) => point === 'moon');
  const { step, question } = moon?.unit.words ?? {};
  const say = (text: string | undefined, ways: readonly string[]) =>
    moon && text ? voice.say(text, {}, [moon.rules[0]]) : voice.say(ways, {}, all);
  return [
    ...one(say(step, WESTERN_CHILD_STEPS), 'step', 'step', 0, 0),
    ...one(say(question, WESTERN_CHILD_QUESTIONS), 'step', 'question', 0, 0),
  ];
}

/** How it was counted, and what it does not judge. */
function basisPieces(voice: Voice, { isTimeKnown, chart }: WesternFacts, all: readonly Rule[]): Piece[] {
  const houses = isTimeKnown ? (chart.houses.system === 'placidus' ? 'placidus' : 'porphyry') : 'none';
  const drafts = [
    voice.say(WESTERN_BASIS[houses], {}, [WESTERN_SETTINGS]),
    voice.say(WESTERN_CHILD_BASIS[isTimeKnown ? 'how' : 'howTimeless'], {}, all),
    isTimeKnown ? voice.say(WESTERN_BASIS.time, {}, [WESTERN_SETTINGS]) : null,
    voice.say(WESTERN_BASIS.modern, {}, [WESTERN_SETTINGS]),
    voice.say(WESTERN_CHILD_BASIS.measure, {}, all),
  ];
  return drafts.flatMap((draft, order) => one(draft, 'basis', 'basis', order, order === 2 ? 30 : 0));
}
