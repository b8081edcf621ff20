import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { numberRelation } from '@nebosvod/numerology/friendship';
import { FRIENDSHIP } from '@nebosvod/numerology/friendship.table';
import { toDigit } from '@nebosvod/numerology/reduction';
import type { NumberFacts } from '../birth/number-facts.ts';
import { NUMBER_WORDS } from '../kind/kind-words.table.ts';
import { listed } from '../language/forms.ts';
import { NUMBER_NAMES } from '../language/number-fact.table.ts';
import {
  NAME_ABSENT,
  NAME_BASIS,
  NAME_CHOICE,
  NAME_CHOICE_DESTINY,
  NAME_DIGITS,
  NAME_FITS,
  NAME_FRIENDS,
  NAME_FULL,
  NAME_GIST,
  NAME_LETTERS,
  NAME_LETTERS_WHOLE,
  NAME_MEETS,
  NAME_QUESTIONS,
  NAME_QUESTIONS_OF_MANY,
  NAME_STEPS,
} from '../language/number-name-line.table.ts';
import { NAME_OF_SOUL } from '../language/number-name-soul.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { dateNumber } from '../rule/number-values.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
import { masterOf } from './master-number.ts';
import { nameSchoolPieces } from './name-schools.ts';
import { slotsOf, type Variant, variantOf } from './name-variant.ts';
import { newStylePieces } from './number-frame.ts';
import { wordedUnit } from './number-wording.ts';
import { factLine, printed } from './number-words.ts';

type Section = (typeof kindSections)['numerology-name'][number]['id'];

/** Numbers of the date that a name is held against, the nearest to the person first. */
const DATE_PARTS = ['soul', 'destiny', 'life-path'] as const;
/**
 * Sentences of every number come by turns, the first of each before the second of any: two people alike in one of them then share a part of
 * their readings and no more.
 */
const STEP = 10;

/** Digits that the letters lack are told so many of, and of them so many always. */
const ABSENT = { told: 3, must: 1 } as const;

/**
 * Variants of a name beside a date: letters with their arithmetic, the first name in full, how each gets on with the date.
 * @throws Error without a name that can be counted: whoever asks has made sure of it
 */
export function composeNumberName(
  prepared: Prepared,
  { detail, tone, variation, names }: ReadingRequest,
): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const facts = prepared.client.numbers;
  const asked = names ?? (facts.name ? [facts.name.typed] : []);
  const [main, ...others] = asked.flatMap(variantOf);
  if (!main) throw new Error('A choice of a name needs a name');
  const all = [main, ...others];
  const pieces = [
    ...gistPieces(voice, facts, all),
    ...all.flatMap((variant, index) => letterPieces(voice, variant, index)),
    ...mainPieces(voice, main),
    ...personPieces(voice, facts),
    ...datePieces(voice, facts, main),
    ...absentPieces(voice, main),
    ...choicePieces(voice, facts, all),
    ...stepPieces(voice, facts, all),
    ...nameSchoolPieces(voice, all),
    ...newStylePieces(voice, facts),
    ...basisPieces(voice, facts, main),
  ];
  return assembled(voice, prepared, {
    title: 'Подбор имени или названия',
    sections: kindSections['numerology-name'],
    pieces: chosenPieces(toned(pieces, tone), NUMBER_WORDS['numerology-name'][detail]),
    told: [],
    isTimeless: true,
    asked: { names: [...asked] },
  });
}

function one(draft: Draft | null, section: Section, paragraph: string, order: number, rank: number): Piece[] {
  return draft ? [{ section, paragraph, order, rank, draft }] : [];
}

/** A number of the date as a rule; its digit. */
function partOf(facts: NumberFacts, part: (typeof DATE_PARTS)[number]) {
  const number = masterOf(dateNumber(part, facts)) ?? 1;
  return { number, digit: toDigit(number), rule: { kind: 'date-number', part, number } satisfies Rule };
}

/** How a number of the date looks at a name. */
const relationOf = (facts: NumberFacts, part: (typeof DATE_PARTS)[number], { number }: Variant) =>
  numberRelation(partOf(facts, part).digit, toDigit(number));

const LIKED_PARTS = ['soul', 'destiny'] as const;
const LIKING = { same: 1, friend: 2, neutral: 0, enemy: -2 } as const;
/** The life path comes down to the digit of destiny: counted once, or it would outweigh the soul. */
const likingOf = (facts: NumberFacts, variant: Variant) =>
  LIKED_PARTS.reduce((sum, part) => sum + LIKING[relationOf(facts, part, variant)], 0);

function gistPieces(voice: Voice, facts: NumberFacts, all: readonly Variant[]): Piece[] {
  const [main] = all;
  if (!main) return [];
  const byLiking = [...all].sort((a, b) => likingOf(facts, b) - likingOf(facts, a));
  const [best, next] = byLiking;
  const dates: Rule[] = DATE_PARTS.map((part) => partOf(facts, part).rule);
  const isEqual = best && next && likingOf(facts, best) === likingOf(facts, next);
  const ways = !next ? NAME_GIST.alone : isEqual ? NAME_GIST.equal : NAME_GIST.best;
  const essence =
    wordedUnit(voice, { kind: 'name-number', part: 'expression', number: main.number })?.words?.lead ?? '';
  const drafts = [
    voice.say(NAME_GIST.main, slotsOf(main), [main.rule]),
    voice.say(essence, {}, [main.rule]),
    ofSoulDraft(voice, facts, main),
    voice.say(ways, best ? { typed: best.typed } : {}, [...all.map(({ rule }) => rule), ...dates]),
    voice.say(NAME_GIST.measure, {}, [main.rule, ...dates]),
  ];
  return drafts.flatMap((draft, order) => one(draft, 'gist', 'gist', order, 0));
}

/** What a name does for the number of the soul. */
function ofSoulDraft(voice: Voice, facts: NumberFacts, { number, rule }: Variant): Draft | null {
  const soul = partOf(facts, 'soul');
  const way = NAME_OF_SOUL[soul.digit - 1]?.[toDigit(number) - 1];
  return way === undefined ? null : voice.say(way, {}, [rule, soul.rule]);
}

/** How a name gets on with the number of destiny. */
function ofDestinyDraft(voice: Voice, facts: NumberFacts, variant: Variant): Draft | null {
  const { number, rule } = partOf(facts, 'destiny');
  const slots = { typed: variant.typed, m: printed(number, rule, 'number') };
  return voice.say(NAME_CHOICE_DESTINY[relationOf(facts, 'destiny', variant)], slots, [variant.rule, rule]);
}

/** The arithmetic of a variant; of those after the first also what its number says. */
function letterPieces(voice: Voice, variant: Variant, index: number): Piece[] {
  const { numbers, number, rule } = variant;
  const letters = numbers.parts.flatMap((part) => part.letters.map(({ value }) => value)).join('–');
  const slots = { ...slotsOf(variant), l: printed(letters, rule, 'letters'), s: printed(numbers.sum, rule, 'sum') };
  const isWhole = numbers.sum === number;
  const words = index === 0 ? null : wordedUnit(voice, { kind: 'name-number', part: 'expression', number })?.words;
  const paragraph = `name-${index + 1}`;
  return [
    ...one(voice.say(isWhole ? NAME_LETTERS_WHOLE : NAME_LETTERS, slots, [rule]), 'letters', paragraph, 0, 0),
    ...(words ? one(voice.say(words.lead, {}, [rule]), 'letters', paragraph, 1, 4 + index) : []),
    ...sentencesOf(words?.body ?? '').flatMap((text, at) =>
      one(voice.say(text, {}, [rule]), 'letters', paragraph, 2 + at, 9 + index + STEP * at),
    ),
    ...(index === 0 ? [] : innerPieces(voice, variant, paragraph, index)),
  ];
}

/** What vowels and consonants of a variant after the first say, a sentence each. */
function innerPieces(voice: Voice, { typed, numbers }: Variant, paragraph: string, index: number): Piece[] {
  return (['soul', 'personality'] as const).flatMap((part, at): Piece[] => {
    const number = masterOf(numbers[part] ?? 0);
    const words = number && wordedUnit(voice, { kind: 'name-number', part, number })?.words;
    if (!number || !words) return [];
    const rule: Rule = { kind: 'name-number', name: typed, part, number };
    const fact = factLine(rule);
    return [
      ...(fact ? one(voice.say(fact.ways, fact.slots, fact.rules), 'letters', paragraph, 30 + 2 * at, 4 + index) : []),
      ...one(voice.say(words.lead, {}, [rule]), 'letters', paragraph, 31 + 2 * at, 4 + index),
    ];
  });
}

/** The first name: its number, its vowels, its consonants. */
function mainPieces(voice: Voice, { typed, numbers }: Variant): Piece[] {
  return (['expression', 'soul', 'personality'] as const).flatMap((part, index): Piece[] => {
    const number = masterOf(numbers[part] ?? 0);
    const words = number && wordedUnit(voice, { kind: 'name-number', part, number })?.words;
    if (!number || !words) return [];
    const rule: Rule = { kind: 'name-number', name: typed, part, number };
    const fact = factLine(rule);
    return [
      ...(fact ? one(voice.say(fact.ways, fact.slots, fact.rules), 'main', part, 0, 0) : []),
      ...one(voice.say(words.lead, {}, [rule]), 'main', part, 1, 0),
      ...sentencesOf(words.body).flatMap((text, at) =>
        one(voice.say(text, {}, [rule]), 'main', part, 2 + at, index === 0 && at < 1 ? 0 : 6 + index + STEP * at),
      ),
    ];
  });
}

/**
 * How soon sentences of a number of the date come, after its first: the soul's at once. The life path comes down to the digit of destiny,
 * so that people alike in one are alike in both: theirs come when there is room.
 */
const PERSON_RANKS: Readonly<Record<(typeof DATE_PARTS)[number], number>> = { soul: 12, destiny: 14, 'life-path': 50 };

/** Whom the name meets: the numbers of the date. */
function personPieces(voice: Voice, facts: NumberFacts): Piece[] {
  return DATE_PARTS.flatMap((part): Piece[] => {
    const { number, rule } = partOf(facts, part);
    const words = wordedUnit(voice, { kind: 'date-number', part, number })?.words;
    const fact = factLine(rule);
    if (!words || !fact) return [];
    return [
      ...one(voice.say(fact.ways, fact.slots, fact.rules), 'person', part, 0, 0),
      ...one(voice.say(words.lead, {}, [rule]), 'person', part, 1, part === 'life-path' ? 20 : 0),
      ...sentencesOf(words.body).flatMap((text, at) =>
        one(voice.say(text, {}, [rule]), 'person', part, 2 + at, PERSON_RANKS[part] + STEP * at),
      ),
    ];
  });
}

/** Each number of the date beside the name; of two that come down to one digit the name is told about once. */
function datePieces(voice: Voice, facts: NumberFacts, main: Variant): Piece[] {
  const told = new Set<number>();
  return DATE_PARTS.flatMap((part, index) => {
    const { number, digit, rule } = partOf(facts, part);
    const [nominative] = NUMBER_NAMES[part];
    const rules = [main.rule, rule];
    const slots = { name: { nominative }, m: printed(number, rule, 'number'), n: slotsOf(main).n };
    const isTold = told.has(digit);
    told.add(digit);
    if (isTold) return [];
    return [
      ...one(voice.say(NAME_MEETS, slots, rules), 'date', part, 0, index),
      ...one(voice.say(NAME_FITS[relationOf(facts, part, main)][part], {}, rules), 'date', part, 1, index),
    ];
  });
}

/** Digits that no letter of the first name carries. */
function absentPieces(voice: Voice, { numbers: { karmicLessons }, rule }: Variant): Piece[] {
  if (karmicLessons.length === 0) return one(voice.say(NAME_FULL, {}, [rule]), 'absent', 'absent', 0, 0);
  return karmicLessons.slice(0, ABSENT.told).flatMap((digit, index) => {
    const draft = voice.say(NAME_ABSENT[digit - 1] ?? [], {}, [rule]);
    return one(draft, 'absent', 'absent', index, index < ABSENT.must ? 0 : 2 + 2 * index);
  });
}

/** Each variant beside the numbers of the soul and of destiny, and which numbers would be its friends. */
function choicePieces(voice: Voice, facts: NumberFacts, all: readonly Variant[]): Piece[] {
  const { number, digit, rule } = partOf(facts, 'soul');
  const m = printed(number, rule, 'number');
  const friends = (FRIENDSHIP[digit - 1]?.friends ?? []).flatMap((friend) => NAME_DIGITS[friend] ?? []);
  const list = { nominative: listed(friends), dative: listed(friends.map((digit) => digit.replace(/а$/, 'е'))) };
  return [
    ...all.flatMap((variant, index) => {
      const ways = NAME_CHOICE[relationOf(facts, 'soul', variant)];
      return [
        ...one(voice.say(ways, { ...slotsOf(variant), m }, [variant.rule, rule]), 'choice', 'variants', 3 * index, 0),
        ...one(ofSoulDraft(voice, facts, variant), 'choice', 'variants', 3 * index + 1, 0),
        ...one(ofDestinyDraft(voice, facts, variant), 'choice', 'variants', 3 * index + 2, 0),
      ];
    }),
    ...one(voice.say(NAME_FRIENDS, { list }, [rule]), 'choice', 'friends', 0, 0),
  ];
}

function stepPieces(voice: Voice, facts: NumberFacts, [main, ...others]: readonly Variant[]): Piece[] {
  if (!main) return [];
  const questions = others.length === 0 ? NAME_QUESTIONS : NAME_QUESTIONS_OF_MANY;
  const rules = [main.rule, partOf(facts, 'destiny').rule];
  return [
    ...one(voice.say(NAME_STEPS, {}, rules), 'step', 'step', 0, 0),
    ...one(voice.say(questions, {}, rules), 'step', 'question', 0, 0),
  ];
}

function basisPieces(voice: Voice, facts: NumberFacts, main: Variant): Piece[] {
  const rules = [main.rule, partOf(facts, 'soul').rule, partOf(facts, 'destiny').rule];
  return [NAME_BASIS.how, NAME_BASIS.friendship, NAME_BASIS.measure].flatMap((ways, order) =>
    one(voice.say(ways, {}, rules), 'basis', 'basis', order, 0),
  );
}
