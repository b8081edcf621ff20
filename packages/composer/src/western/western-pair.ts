import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { elementOf } from '@nebosvod/engine/angle/sign';
import { WESTERN_WORDS } from '../kind/kind-words.table.ts';
import { houseForms } from '../language/forms.ts';
import { PAIR_BASIS } from '../language/pair-line.table.ts';
import { PAIR_LIVING } from '../language/pair-living.table.ts';
import type { Slots } from '../language/template.ts';
import { WESTERN_BASIS } from '../language/western-line.table.ts';
import {
  WESTERN_PAIR_BASIS,
  WESTERN_PAIR_GIST,
  WESTERN_PAIR_QUESTIONS,
  WESTERN_PAIR_STEPS,
} from '../language/western-pair-line.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { westernBalances } from './western-balances.ts';
import { type Contact, contactsOf } from './western-contacts.ts';
import { contactGist, contactPieces, overlayPieces, sidesOf } from './western-pair-bonds.ts';
import { compositeTold } from './western-pair-composite.ts';
import { personPieces, timePieces, type WesternPerson, YEARS_RANK } from './western-pair-people.ts';
import { westernTime } from './western-time.ts';
import { westernUncertain } from './western-uncertain.ts';

/**
 * Two Western charts: each alone in a relation, what draws and what rubs by the contacts of their planets, daily life by the composite,
 * when, how to live with it.
 * @throws Error without a second birth: the request is held against what the kind needs before
 */
export function composeWesternPair(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const { second } = prepared;
  const [own, other] = [prepared.client.west[0], second?.client.west[0]];
  if (!second || !own || !other) throw new Error('A pair has two births');
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const person = (
    of: Prepared,
    said: Voice,
    words: Pick<WesternPerson, 'id' | 'who' | 'whose' | 'whom'>,
  ): WesternPerson => ({
    voice: said,
    facts: of === second ? other : own,
    balances: westernBalances(of.births, of.client),
    time: westernTime(said, of),
    ...words,
  });
  const people = [
    person(prepared, voice, { id: 'first', who: 'первый', whose: 'первого', whom: 'первому' }),
    person(second, voice.about('second'), { id: 'second', who: 'второй', whose: 'второго', whom: 'второму' }),
  ] as const;
  const contacts = contactsOf(voice, own, other);
  const sides = sidesOf(contacts);
  const composite = compositeTold(voice, own, other);
  const told = new Set<string>();
  const gist = [...contactGist(voice, sides), composite.gist, yearsLine(voice, people)];
  const pieces: Piece[] = [
    ...gist.flatMap((draft, order) => (draft ? [{ section: 'gist', paragraph: 'gist', order, rank: 0, draft }] : [])),
    ...composite.pieces,
    ...contactPieces(voice, sides),
    ...overlayPieces(voice, own, other),
    ...people.flatMap((one) => personPieces(one, told)),
    ...people.flatMap(timePieces),
    ...people.flatMap(livingPieces),
    ...endPieces(voice, contacts),
    ...basisPieces(voice, people),
  ];
  return assembled(voice, prepared, {
    title: 'Совместимость пары',
    sections: kindSections['western-pair'],
    pieces: chosenPieces(toned(pieces, tone), WESTERN_WORDS['western-pair'][detail]),
    told: [],
    uncertain: [...westernUncertain(voice, prepared), ...westernUncertain(voice.about('second'), second)],
  });
}

/** Which year of profection each of the two lives; null where one of them is not known. */
function yearsLine(voice: Voice, [first, second]: readonly [WesternPerson, WesternPerson]): Draft | null {
  const [one, other] = [first.time.years[0], second.time.years[0]];
  if (!one || !other) return null;
  const ways = one.house === other.house ? WESTERN_PAIR_GIST.sameYear : WESTERN_PAIR_GIST.years;
  const slots = { first: houseForms(one.house), second: houseForms(other.house) };
  return voice.say(ways, slots, [one, { ...other, of: 'second' }]);
}

const TEMPER = ['moon', 'mars', 'venus', 'mercury'] as const;

/** How to live with the temper of one, by the elements of four planets: first what calms and how a quarrel passes. */
function livingPieces({ voice, facts, whose, whom }: WesternPerson, turn: number): Piece[] {
  return TEMPER.flatMap((planet, index) => {
    const { sign } = facts.body(planet);
    const ways = PAIR_LIVING[planet][elementOf(sign)];
    const draft = voice.say(ways, { whose, whom }, [{ kind: 'western-sign', planet, sign }]);
    const order = 40 + 2 * index + turn;
    return draft ? [{ section: 'living', paragraph: 'living', order, rank: index < 2 ? 0 : order - 20, draft }] : [];
  });
}

/** A step for two, and the question of the heaviest contact that asks one. */
function endPieces(voice: Voice, contacts: readonly Contact[]): Piece[] {
  const asking = contacts.find(({ unit }) => unit.words?.question !== undefined);
  const rules = contacts.slice(0, 1).map(({ closest }): Rule => closest.rule);
  const known = rules.length > 0 ? rules : [WESTERN_SETTINGS];
  const drafts = [
    ['step', voice.say(WESTERN_PAIR_STEPS, {}, known)],
    [
      'question',
      asking
        ? voice.say(asking.unit.words?.question ?? '', {}, [asking.closest.rule])
        : voice.say(WESTERN_PAIR_QUESTIONS, {}, known),
    ],
  ] as const;
  return drafts.flatMap(([paragraph, draft]) =>
    draft ? [{ section: 'step', paragraph, order: 0, rank: 0, draft }] : [],
  );
}

/** What the reading rests on, and what the time of either leaves out. */
function basisPieces(voice: Voice, people: readonly WesternPerson[]): Piece[] {
  const timed = people.filter(({ facts }) => facts.isTimeKnown);
  const polar = timed.filter(({ facts }) => facts.chart.houses.system !== 'placidus');
  const say = (text: string, slots: Slots = {}) => voice.say(text, slots, [WESTERN_SETTINGS]);
  const [first] = polar;
  const system = first ? 'porphyry' : 'placidus';
  const houses =
    first && polar.length < timed.length
      ? say(WESTERN_PAIR_BASIS.mixedHouses, { whose: first.whose })
      : timed.length > 0
        ? say(WESTERN_BASIS[system])
        : null;
  const isYearTold = people.some(({ time }) => time.years.length > 0);
  const unknown = people.map(({ facts, whose, voice: own, id }) => {
    const samples = voice.births.get(id === 'first' ? 'client' : 'second')?.west ?? [];
    if (facts.isTimeKnown && samples.length < 2) return null;
    return own.say(WESTERN_PAIR_BASIS[facts.isTimeKnown ? 'doubtful' : 'unknown'], { whose }, [WESTERN_SETTINGS]);
  });
  const parts: readonly (readonly [draft: Draft | null, rank: number])[] = [
    [say(PAIR_BASIS.order[0]), 0],
    [houses, 0],
    // With the years themselves, which are told where there is room.
    [isYearTold ? say(WESTERN_BASIS.profections) : null, YEARS_RANK],
    [say(WESTERN_PAIR_BASIS.contacts), 0],
    [say(WESTERN_PAIR_BASIS.composite), 0],
    ...unknown.map((draft) => [draft, 0] as const),
    [say(PAIR_BASIS.noVerdict[0]), 0],
    [say(WESTERN_BASIS.modern), 0],
    [say(WESTERN_BASIS.closing), 0],
  ];
  return parts.flatMap(([draft, rank], order) =>
    draft ? [{ section: 'basis', paragraph: 'basis', order, rank, draft }] : [],
  );
}
