import type { Rule } from '@nebosvod/contracts/rule';
import type { Graha } from '@nebosvod/engine/bodies';
import type { PrashnaTestimony } from '@nebosvod/engine/prashna/testimony';
import { counted, plural } from '@nebosvod/terms/plural';
import { onDay } from '../language/dates.ts';
import { grahaForms, listed } from '../language/forms.ts';
import {
  PRASHNA_CAUTION,
  PRASHNA_CONTACTS,
  PRASHNA_EMPTY,
  PRASHNA_KP,
  PRASHNA_LESSER,
  PRASHNA_MOON_PRESSED,
  PRASHNA_TIME,
  PRASHNA_WEAKNESS,
} from '../language/prashna-line.table.ts';
import type { Mark, Slots } from '../language/template.ts';
import { weaknessWords } from '../language/weakness.ts';
import type { Detail } from '../reading/compose.ts';
import type { Piece } from '../reading/piece.ts';
import { testimonyName } from '../reading/prashna-label.ts';
import type { Draft } from '../reading/voice.ts';
import { contactId } from '../rule/decide-prashna.ts';
import { weakLords } from '../rule/weakness.ts';
import type { Line } from '../weigh/testimony.ts';
import { unitOf } from '../weigh/unit-index.ts';
import { inOrder, type PrashnaTeller } from './prashna-teller.ts';

/** Parts that speak for a matter or against it, those first that say most of it; the rest have sections of their own. */
const WEIGHED = ['yoga', 'lagnesh', 'karyesh', 'moon', 'support', 'arudha'] as const;
type WeighedPart = (typeof WEIGHED)[number];
type WeighedTestimony = Extract<PrashnaTestimony, { part: WeighedPart }>;

const isWeighed = (one: PrashnaTestimony): one is WeighedTestimony => WEIGHED.some((part) => part === one.part);

/** Testimonies of a side told in full, by the detail of the reading; the others are named. */
const LED: Readonly<Record<Detail, number>> = { short: 2, middle: 3, long: 4 };
/** Lesser testimonies named in one sentence. */
const LISTED = 4;

/** Testimonies of one side, the heaviest first; the same thing is told once. */
export function testimoniesOf({ judged }: PrashnaTeller, side: 'for' | 'against'): readonly WeighedTestimony[] {
  const all = judged.testimonies.filter(isWeighed);
  const isOfBoth = all.some(({ part, id }) => part === 'yoga' && (id === 'kuttha' || id === 'durapha'));
  const own = all.filter(
    ({ part, polarity }) => polarity === side && !(isOfBoth && (part === 'lagnesh' || part === 'karyesh')),
  );
  const rankOf = ({ part }: WeighedTestimony) => WEIGHED.indexOf(part);
  return [...merged(own)].sort(
    (a, b) =>
      Number(hasWords(b)) - Number(hasWords(a)) || Math.abs(b.points) - Math.abs(a.points) || rankOf(a) - rankOf(b),
  );
}

/** The house of the Moon is told with the chart of the moment: that it is good or hard is only named. */
const hasWords = ({ part, id }: WeighedTestimony): boolean => unitOf({ kind: 'prashna', of: part, id }) !== null;

/** One testimony of each kind with all its grahas: two benefics in quadrants are one thought. */
function merged<Testimony extends PrashnaTestimony>(testimonies: readonly Testimony[]): readonly Testimony[] {
  const byName = new Map<string, Testimony>();
  for (const one of testimonies) {
    const key = `${one.part} ${one.id}`;
    const known = byName.get(key);
    byName.set(key, known ? { ...known, grahas: [...known.grahas, ...one.grahas] } : one);
  }
  return [...byName.values()];
}

/** What stands for the matter, or against it: the heaviest in the words of their units, the rest by name. */
export function sidePieces(teller: PrashnaTeller, side: 'for' | 'against', detail: Detail): Piece[] {
  const own = testimoniesOf(teller, side);
  const led = own.filter(hasWords).slice(0, LED[detail]);
  const rest = own.filter((one) => !led.includes(one));
  const told = led.flatMap(({ part, id, grahas }, index) => {
    const isFurtherCounter = side === 'against' && index > 0;
    const place = { section: side, paragraph: `${index + 1}`, rank: 0, isFurtherCounter };
    const pressed = part === 'moon' && id === 'with-malefic' ? moonPressed(teller, grahas) : null;
    return teller.unit(part, id, place, pressed ? [] : grahas, pressed ? [pressed] : weakLines(teller, { part, id }));
  });
  const empty = own.length === 0 ? [teller.say(PRASHNA_EMPTY[side], {}, [verdictRule(teller)])] : [];
  const lists = [0, LISTED].map((from) => lesserLine(teller, rest.slice(from, from + LISTED)));
  return [
    ...inOrder(side, 'none', empty),
    ...told,
    ...inOrder(side, 'lesser', lists, (order) => (order === 0 ? 0 : 5)),
  ];
}

/** «Слабее, но туда же: взгляд владыки дела на восход (Марс) и растущая Луна.» */
function lesserLine(teller: PrashnaTeller, testimonies: readonly WeighedTestimony[]): Draft | null {
  const named = testimonies.flatMap((one) => {
    const name = testimonyName(one.part, one.id);
    return name === null ? [] : [{ name: withMakers(teller, name, one.grahas), rule: teller.ruleOf(one) }];
  });
  if (named.length === 0) return null;
  const list = listed(named.map(({ name }) => name));
  const houses = testimonies.flatMap(({ grahas }) => grahas).flatMap((graha) => teller.houseRule(graha));
  return teller.say(PRASHNA_LESSER, { list }, [...named.map(({ rule }) => rule), ...houses]);
}

/** «благая планета в углу карты (Юпитер в четвёртом доме)»; the Moon alone is in the name itself. */
function withMakers(teller: PrashnaTeller, name: string, grahas: readonly Graha[]): string {
  const others = [...new Set(grahas)].filter((graha) => !(graha === 'moon' && name.includes('Лун')));
  return others.length === 0 ? name : `${name} (${listed(others.map((graha) => teller.houseOf(graha)))})`;
}

/** The other school, where a number was told: on the side on which the sub lord speaks, or among the reservations. */
export function kpPieces(teller: PrashnaTeller, kp: readonly PrashnaTestimony[]): Piece[] {
  const [sub, ...others] = kp;
  if (!sub) return [];
  const section = sub.polarity === 'neutral' ? 'caution' : sub.polarity;
  const rule = teller.ruleOf(sub);
  const number: Mark = { text: String(teller.asked.number), rule, key: 'number' };
  const place = { section, paragraph: 'kp' };
  return [
    ...inOrder(section, 'kp', [teller.say(PRASHNA_KP, { number: [number] }, [rule])]),
    ...teller.unit('kp', sub.id, { ...place, order: 1, rank: 0 }),
    ...others.flatMap(({ id }, index) =>
      teller.unit('kp', id, { ...place, order: 50 * (index + 1), rank: 150 + 20 * index }),
    ),
  ];
}

/** Why a lord is weak in this chart; of two of them each by name. */
function weakLines(teller: PrashnaTeller, told: Pick<WeighedTestimony, 'part' | 'id'>): Line[] {
  const { facts, judged } = teller;
  return weakLords(judged, told).flatMap(({ graha, weaknesses }) => {
    const house = facts.houseOf(graha);
    const ways = PRASHNA_WEAKNESS[told.part === 'yoga' ? 'whose' : weaknesses.length === 1 ? 'one' : 'several'];
    if (house === null) return [];
    const reasons = weaknessWords({ house, sign: facts.signs[graha] }, weaknesses);
    return [{ ways, slots: { g: grahaForms(graha), reasons }, rules: [teller.ruleOf(told)] }];
  });
}

/** Mars, Saturn or both, whoever presses the Moon in this chart. */
function moonPressed(teller: PrashnaTeller, grahas: readonly Graha[]): Line | null {
  const [first, second] = (['mars', 'saturn'] as const).filter((id) => grahas.includes(id));
  if (!first) return null;
  const rules = [
    teller.rule('moon', 'with-malefic'),
    ...[first, ...(second ? [second] : [])].flatMap((id) => teller.houseRule(id)),
  ];
  return {
    ways: PRASHNA_MOON_PRESSED[second ? 'both' : first],
    slots: { p: teller.houseOf(first), ...(second ? { q: teller.houseOf(second) } : {}) },
    rules,
  };
}

/** When: each measure of the time with its date; what it is worth where there is no tie or the answer is no. */
export function timePieces(teller: PrashnaTeller): Piece[] {
  const { judged } = teller;
  const verdict = verdictRule(teller);
  const times = judged.testimonies.filter(({ part }) => part === 'time');
  const told = times.flatMap(({ id }): Piece[] => {
    const rule = teller.rule('time', id);
    const slots = timeSlots(teller, rule);
    const line = slots && {
      ways: PRASHNA_TIME[id === 'exact' || id === 'tenth' ? id : 'degrees'],
      slots,
      rules: [rule],
    };
    if (id !== 'tenth')
      return teller.unit('time', id, { section: 'when', paragraph: id, rank: 0 }, [], line ? [line] : []);
    // The measure that every chart has: its figure first.
    return [
      ...inOrder('when', id, [line && teller.say(line.ways, line.slots, line.rules)]),
      ...teller.unit('time', id, { section: 'when', paragraph: id, order: 1, rank: 120 }),
    ];
  });
  const isTied = times.some(({ id }) => id !== 'tenth');
  const isOneLord = judged.lagnesh === judged.karyesh;
  const isUnlikely = ['rather-no', 'no', 'cannot-judge'].includes(judged.verdict);
  return [
    ...inOrder('when', 'opening', [
      isTied ? null : teller.say(PRASHNA_TIME[isOneLord ? 'oneLord' : 'noTie'], {}, [verdict]),
    ]),
    ...told,
    ...inOrder('when', 'contacts', contactLines(teller), (order) => (order === 0 ? 0 : 8)),
    ...inOrder('when', 'closing', [isUnlikely ? teller.say(PRASHNA_TIME.unlikely, {}, [verdict]) : null]),
  ];
}

/** Days on which the Moon meets the lord of the ascendant and that of the matter. */
function contactLines(teller: PrashnaTeller): (Draft | null)[] {
  const { contacts, karyesh } = teller.judged;
  return contacts.map((contact) => {
    const { a, b, aspect } = contact;
    if (a !== 'moon' && b !== 'moon') return null;
    const other = a === 'moon' ? b : a;
    const rule = teller.rule('contact', contactId(contact));
    const date = teller.voice.valuesOf(rule)?.date;
    const nature = aspect === 'square' || aspect === 'opposition' ? 'hard' : 'soft';
    const ways = PRASHNA_CONTACTS[other === karyesh ? 'matter' : 'asker'][nature];
    return typeof date === 'string'
      ? teller.say(ways, { when: onDay(date, rule, 'date'), other: grahaForms(other) }, [rule])
      : null;
  });
}

/** Figures of a measure of time, marked; null where it has no date. */
export function timeSlots({ voice }: PrashnaTeller, rule: Rule): Slots | null {
  const values = voice.valuesOf(rule);
  if (typeof values?.date !== 'string') return null;
  const { gap, days } = values;
  return {
    when: onDay(values.date, rule, 'date'),
    ...(typeof days === 'number'
      ? { days: countedMark(counted(days, 'день', 'дня', 'дней'), days, rule, 'days') }
      : {}),
    ...(typeof gap === 'number'
      ? {
          gap: [
            { text: String(gap).replace('.', ','), rule, key: 'gap' },
            ` ${Number.isInteger(gap) ? plural(gap, 'градус', 'градуса', 'градусов') : 'градуса'}`,
          ],
        }
      : {}),
  };
}

/** A count with its word, the number of it marked. */
export function countedMark(words: string, count: number, rule: Rule, key: string): readonly (string | Mark)[] {
  const number = String(count);
  return [{ text: number, rule, key }, words.slice(number.length)];
}

/** Whether the chart may be judged: what warns, each with its reason, or that nothing does. */
export function cautionPieces(teller: PrashnaTeller): Piece[] {
  const found = merged(teller.judged.testimonies.filter(({ part }) => part === 'consideration'));
  const stops = found.filter((one) => one.stops);
  const ordered = [...stops, ...found.filter((one) => !one.stops)];
  const rule = verdictRule(teller);
  const ways =
    stops.length > 0
      ? PRASHNA_CAUTION.stops
      : found.length === 0
        ? PRASHNA_EMPTY.caution
        : PRASHNA_CAUTION[found.length === 1 ? 'one' : 'several'];
  const told = ordered.flatMap(({ id, grahas }, index) =>
    teller.unit('consideration', id, { section: 'caution', paragraph: `${index + 1}`, rank: 0 }, grahas),
  );
  return [...inOrder('caution', 'opening', [teller.say(ways, {}, [rule])]), ...told];
}

/** The rule of the answer itself. */
export const verdictRule = (teller: PrashnaTeller) => teller.rule('verdict', teller.judged.verdict);
