import type { Rule } from '@nebosvod/contracts/rule';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { WesternFacts } from '../birth/western-facts.ts';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { atHouse, intoHouse } from '../language/forms.ts';
import type { Mark, Slots } from '../language/template.ts';
import { themeName } from '../language/theme-name.ts';
import {
  CONTACT_AGAIN,
  CONTACT_FACTS,
  CONTACT_FACTS_CLOSE,
  NO_CONTACTS,
  WESTERN_OVERLAY,
  WESTERN_PAIR_BALANCE,
  WESTERN_PAIR_GIST,
  WESTERN_PAIR_WEIGHING,
} from '../language/western-pair-line.table.ts';
import type { Piece } from '../reading/piece.ts';
import type { Draft, Voice } from '../reading/voice.ts';
import { rounded } from '../rule/decision.ts';
import type { Line } from '../weigh/testimony.ts';
import { unitTelling } from '../weigh/unit-telling.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { type Contact, type ContactRule, unitOf } from './western-contacts.ts';
import { contactName, contactPhrase, planetCase, pointCase } from './western-names.ts';

/** Told in every reading of each side. */
const MUST = 3;
/** Disputes that are weighed in words. */
const WEIGHED = 3;
/** Areas whose contacts are told in daily life. */
const DAILY: readonly string[] = ['home', 'money', 'children'];

/** The two sides of a pair, heaviest first. */
export interface Sides {
  readonly draws: readonly Contact[];
  readonly rubs: readonly Contact[];
}

export function sidesOf(contacts: readonly Contact[]): Sides {
  return { draws: contacts.filter(({ isDraw }) => isDraw), rubs: contacts.filter(({ isDraw }) => !isDraw) };
}

const isDaily = ({ unit }: Contact): boolean => DAILY.includes(unit.claims[0]?.area ?? '');

/** What draws and what rubs, daily contacts in daily life, how the strongest live together, steps of what rubs. */
export function contactPieces(voice: Voice, sides: Sides): Piece[] {
  const { draws, rubs } = sides;
  const closest = closestOf(sides);
  const told = (side: readonly Contact[], section: 'draws' | 'rubs') => {
    const own = side.filter((one) => !isDaily(one));
    const none = own.length === 0 ? voice.say(NO_CONTACTS[section], {}, [WESTERN_SETTINGS]) : null;
    return [
      ...(none ? [{ section, paragraph: 'none', order: 0, rank: 0, draft: none }] : []),
      ...own.flatMap((contact, index) =>
        onePieces(voice, contact, { section, paragraph: `${index + 1}`, index, isMust: contact === closest }),
      ),
    ];
  };
  const daily = [...draws, ...rubs].filter(isDaily).sort((a, b) => b.weight - a.weight);
  return [
    ...told(draws, 'draws'),
    ...told(rubs, 'rubs'),
    ...daily.flatMap((contact, index) =>
      onePieces(voice, contact, {
        section: 'daily',
        paragraph: `contact-${index + 1}`,
        index: index + 1,
        isMust: contact === closest,
      }),
    ),
    ...weighingPieces(voice, sides),
    ...stepPieces(voice, rubs),
  ];
}

/** The contact of the smallest orb: the gist names it, so that it is always told. */
const closestOf = ({ draws, rubs }: Sides): Contact | undefined =>
  [...draws, ...rubs].sort((a, b) => a.closest.orb - b.closest.orb)[0];

interface ContactPlace {
  readonly section: string;
  readonly paragraph: string;
  readonly index: number;
  readonly isMust: boolean;
}

function onePieces(voice: Voice, contact: Contact, { section, paragraph, index, isMust }: ContactPlace): Piece[] {
  const { unit, closest, more } = contact;
  const ways = closest.orb < 1 ? CONTACT_FACTS_CLOSE : CONTACT_FACTS;
  const fact: Line = { ways, slots: contactSlots(closest), rules: [closest.rule] };
  const telling = unitTelling(unit, fact, [closest.rule]);
  if (!telling) return [];
  const again = more.map((one): Line => ({ ways: CONTACT_AGAIN, slots: contactSlots(one), rules: [one.rule] }));
  return tellingPieces(
    voice,
    { ...telling, rest: [...telling.rest, ...again] },
    {
      section,
      paragraph,
      order: 0,
      rank: isMust || index < MUST ? 0 : 4 + 3 * index,
      restRank: isMust || index < MUST ? 2 + Math.min(index, MUST) : 8 + 4 * index,
      restStep: 3,
      development: 20,
      isFurtherCounter: section === 'rubs' && index > 0 && !isMust,
    },
  );
}

function contactSlots({ rule, orb }: Contact['closest']): Slots {
  return { contact: contactPhrase(rule), orb: [orbMark(orb, rule)] };
}

/** An orb as it is printed: «1,4». */
const orbMark = (orb: number, rule: Rule): Mark => ({
  text: String(rounded(orb, 1)).replace('.', ','),
  rule,
  key: 'orb',
});

/** How the strongest of the two sides live together. */
function weighingPieces(voice: Voice, { draws, rubs }: Sides): Piece[] {
  return rubs.slice(0, WEIGHED).flatMap((rub, index): Piece[] => {
    const draw = draws.find((one) => sharedPoint(one.closest.rule, rub.closest.rule)) ?? draws[index];
    const draft = draw ? weighed(voice, draw, rub) : null;
    return draft
      ? [{ section: 'rubs', paragraph: 'weighing', order: index, rank: index === 0 ? 0 : 6 + 6 * index, draft }]
      : [];
  });
}

/** Which side outweighs in all. */
function balanceLine(voice: Voice, { draws, rubs }: Sides): Draft | null {
  const [more, less] = [sum(draws), sum(rubs)];
  const rules = [draws[0], rubs[0]].flatMap((one) => (one ? [one.closest.rule] : []));
  const side = more > 1.2 * less ? 'draw' : less > 1.2 * more ? 'rub' : 'even';
  return rules.length > 0 ? voice.say(WESTERN_PAIR_BALANCE[side], {}, rules) : null;
}

const sum = (side: readonly Contact[]): number => side.reduce((total, { weight }) => total + weight, 0);

/** Orbs that differ by less are told as even, degrees. */
const EVEN = 0.7;

function weighed(voice: Voice, draw: Contact, rub: Contact): Draft | null {
  const [s, c] = [draw.closest, rub.closest];
  const point = sharedPoint(s.rule, c.rule);
  const slots = { s: contactName(s.rule), c: contactName(c.rule), ...(point === null ? {} : { point }) };
  const apart = c.orb - s.orb;
  const relation = point !== null ? 'one-point' : apart > EVEN ? 'closer-draw' : apart < -EVEN ? 'closer-rub' : 'even';
  return voice.say(WESTERN_PAIR_WEIGHING[relation], slots, [s.rule, c.rule]);
}

/** The point that two contacts have in common, in the genitive with whose it is; null of none. */
function sharedPoint(one: ContactRule, other: ContactRule): string | null {
  if (one.client === other.client) return `${pointCase(one.client, 'genitive')} первого`;
  if (one.second === other.second) return `${pointCase(one.second, 'genitive')} второго`;
  return null;
}

/** Steps of what rubs and questions of all, for how to live with it. */
function stepPieces(voice: Voice, rubs: readonly Contact[]): Piece[] {
  return rubs.flatMap(({ unit: { words }, closest }, order) => {
    const draft = words?.step ? voice.say(words.step, {}, [closest.rule]) : null;
    return draft
      ? [{ section: 'living', paragraph: 'living', order, rank: order < MUST ? 0 : 10 + 4 * order, draft }]
      : [];
  });
}

/** The gist: the strongest of each side, the closest of all, which side outweighs. */
export function contactGist(voice: Voice, { draws, rubs }: Sides): readonly (Draft | null)[] {
  const say = (ways: readonly string[], one: Contact | undefined) =>
    one
      ? voice.say(ways, { contact: contactName(one.closest.rule), theme: themeName(one.theme) }, [one.closest.rule])
      : null;
  const first = closestOf({ draws, rubs });
  const isTold = first === undefined || first === draws[0] || first === rubs[0];
  return [
    say(WESTERN_PAIR_GIST.draw, draws[0]),
    say(WESTERN_PAIR_GIST.rub, rubs[0]),
    isTold ? null : closestLine(voice, first.closest),
    balanceLine(voice, { draws, rubs }),
  ];
}

const closestLine = (voice: Voice, { rule, orb }: Contact['closest']): Draft | null =>
  voice.say(WESTERN_PAIR_GIST.closest, { contact: contactName(rule), orb: [orbMark(orb, rule)] }, [rule]);

const OVERLAID = ['moon', 'venus', 'sun', 'mars', 'saturn', 'jupiter', 'mercury'] as const;
const SIDES = [
  { of: 'client', whose: 'первого', other: 'второго' },
  { of: 'second', whose: 'второго', other: 'первого' },
] as const;

/** Sentences of one overlay, with room between those of two. */
const OVERLAY_ROOM = 40;

/** Planets of each in the houses of the other, where that other has houses, on the side of their first claim. */
export function overlayPieces(voice: Voice, client: WesternFacts, second: WesternFacts): Piece[] {
  return SIDES.flatMap(({ of, whose, other }, side): Piece[] => {
    const [own, host] = of === 'client' ? [client, second] : [second, client];
    if (!host.isTimeKnown) return [];
    return OVERLAID.flatMap((planet, index): Piece[] => {
      const house = host.houseAt(own.body(planet).longitude);
      const rule: Rule = { kind: 'western-overlay', of, planet, house };
      const unit = unitOf({ kind: 'planet-overlay', planet, house });
      if (!unit) return [];
      const slots = { p: planetCase(planet), whose, other, inside: atHouse(house), into: intoHouse(house) };
      const telling = unitTelling(unit, { ways: WESTERN_OVERLAY, slots, rules: [rule] }, [rule]);
      if (!telling) return [];
      const place = {
        section: overlaySection(unit),
        paragraph: `houses-${of}`,
        order: OVERLAY_ROOM * index,
        rank: (index < 2 ? 0 : 5 + 4 * index) + side,
        restRank: 10 + 4 * index + side,
        restStep: 9,
        development: 4,
        isFurtherCounter: (unit.claims[0]?.polarity ?? 1) < 0,
      };
      return tellingPieces(voice, telling, place);
    });
  });
}

/** Which section an overlay is told in. */
function overlaySection({ claims: [claim] }: Unit): 'daily' | 'draws' | 'rubs' {
  if (DAILY.includes(claim?.area ?? '')) return 'daily';
  return (claim?.polarity ?? 1) > 0 ? 'draws' : 'rubs';
}
