import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import { elementOf } from '@nebosvod/engine/angle/sign';
import type { Area } from '@nebosvod/interpretations/area.ids';
import { AREA_PLANS } from '../language/area.table.ts';
import { onDay } from '../language/dates.ts';
import { grahaForms } from '../language/forms.ts';
import {
  PAIR_BASIS,
  PAIR_DAILY,
  PAIR_EACH,
  PAIR_EACH_BARE,
  PAIR_TIME,
  PAIR_TIME_BARE,
  PAIR_TIME_NEXT,
  PAIR_TIME_OVER,
} from '../language/pair-line.table.ts';
import { PAIR_ENDS, PAIR_ENDS_WHOLE, PAIR_LIVING } from '../language/pair-living.table.ts';
import { wakings } from '../reading/area-time.ts';
import { basisPieces } from '../reading/basis-section.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { lordFact } from '../reading/gist-section.ts';
import { nearPieces } from '../reading/near-section.ts';
import { chosenPieces, DETAIL_WORDS, type Piece, toned } from '../reading/piece.ts';
import { type Prepared, periodRule } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { type Poorest, pairBonds } from './pair-bonds.ts';
import { pairIdeas } from './pair-ideas.ts';

/** What of daily life is told of each. */
const DAILY: readonly Area[] = ['home', 'money', 'children'];
/** Ideas of each in relations, and in each of the daily areas. */
const IDEAS = { relations: 12, daily: 5 } as const;
/** What calms, how a quarrel passes, what tells love, how to agree. */
const GRAHAS_OF_LIVING = ['moon', 'mars', 'venus', 'mercury'] as const;
/** Sentences of the three years come after those of the pair. */
const NEAR_LATER = 16;

/** One of the two, with the voice that speaks of them. */
interface Person {
  readonly voice: Voice;
  readonly prepared: Prepared;
  readonly id: 'first' | 'second';
  readonly who: string;
  readonly whose: string;
  readonly whom: string;
}

/**
 * Two births: each alone in a relation, what draws, what rubs, daily life, when, how to live with it.
 * @throws Error without a second birth: the request is held against what the kind needs before
 */
export function composePair(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const { second } = prepared;
  if (!second) throw new Error('A pair has two births');
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const people: readonly Person[] = [
    { voice, prepared, id: 'first', who: 'первый', whose: 'первого', whom: 'первому' },
    { voice: voice.about('second'), prepared: second, id: 'second', who: 'второй', whose: 'второго', whom: 'второму' },
  ];
  const bonds = pairBonds(voice, prepared, second);
  const pieces = [
    ...bonds.pieces,
    ...people.flatMap(eachPieces),
    ...DAILY.flatMap((area) => people.flatMap((person) => dailyPieces(person, area))),
    ...people.flatMap(timePieces),
    ...people.flatMap(livingPieces),
    ...endPieces(voice, bonds.poorest),
    ...basisPieces(voice, prepared),
    ...pairBasis(voice, bonds.isSexKnown),
  ];
  return assembled(voice, prepared, {
    title: 'Совместимость',
    sections: kindSections['veda-pair'],
    pieces: chosenPieces(toned(pieces, tone), DETAIL_WORDS[detail]),
    told: [],
  });
}

/** What one brings into a union: the lord of the seventh, then the ideas of relations, heaviest first. */
function eachPieces({ voice, prepared, id, who }: Person): Piece[] {
  const fact = lordFact(prepared, 'relations');
  const opening = fact
    ? voice.say(PAIR_EACH, { who, fact: fact.text }, fact.rules)
    : voice.say(PAIR_EACH_BARE, { who }, [{ kind: 'settings' }]);
  return [
    ...(opening ? [{ section: 'each', paragraph: id, order: 0, rank: 0, draft: opening }] : []),
    ...pairIdeas(voice, prepared.balances, {
      area: 'relations',
      section: 'each',
      paragraph: id,
      most: IDEAS.relations,
      rank: 3,
      said: fact?.rules[0],
    }),
  ];
}

function dailyPieces({ voice, prepared, id, whose }: Person, area: Area): Piece[] {
  const fact = lordFact(prepared, area);
  const { about } = AREA_PLANS[area];
  const opening = fact && voice.say(PAIR_DAILY, { about, whose, fact: fact.text }, fact.rules);
  const paragraph = `${area}-${id}`;
  return [
    ...(opening ? [{ section: 'daily', paragraph, order: 0, rank: 0, draft: opening }] : []),
    ...pairIdeas(voice, prepared.balances, {
      area,
      section: 'daily',
      paragraph,
      most: IDEAS.daily,
      rank: 14,
      said: fact?.rules[0],
    }),
  ];
}

/** The period of now, or the next one where that is about to end; else why there is none. */
function periodLine({ voice, prepared, whose }: Person): Draft | null {
  const { periods, asOf, facts } = prepared;
  const sub = periods.find(({ path, until: end }) => path.length === 2 && end > asOf);
  if (!sub) return voice.say(facts.lagna === null ? PAIR_TIME_BARE : PAIR_TIME_OVER, { whose }, [{ kind: 'settings' }]);
  const rule = periodRule(sub);
  const slots = { whose, maha: grahaForms(sub.path[0]), sub: grahaForms(sub.path[1]) };
  return sub.from <= asOf
    ? voice.say(PAIR_TIME, { ...slots, until: ['до ', ...onDay(sub.until, rule, 'until')] }, [rule])
    : voice.say(PAIR_TIME_NEXT, { ...slots, day: onDay(sub.from, rule, 'from') }, [rule]);
}

/** The time of one: the period of now, what wakes relations, the three years where there is room. */
function timePieces(person: Person): Piece[] {
  const { voice, prepared, id } = person;
  const opening = periodLine(person);
  const woken = wakings(voice, prepared, 'relations').map(({ draft, order }, index) => ({
    section: 'when',
    paragraph: id,
    order: 1 + order,
    rank: index < 2 ? 0 : 10 + 4 * index,
    draft,
  }));
  const near = nearPieces(voice, prepared).map((piece) => ({
    ...piece,
    section: 'when',
    paragraph: `${id}-${piece.paragraph}`,
    rank: (piece.rank === 0 ? 6 : piece.rank) + NEAR_LATER,
  }));
  return [
    ...(opening ? [{ section: 'when', paragraph: id, order: 0, rank: 0, draft: opening }] : []),
    ...woken,
    ...near,
  ];
}

/** How to live with the temper of one: by the elements of four grahas, first what calms and how a quarrel passes. */
function livingPieces({ voice, prepared, whose, whom }: Person, turn: number): Piece[] {
  return GRAHAS_OF_LIVING.flatMap((graha, index) => {
    const sign = prepared.facts.signs[graha];
    const ways = PAIR_LIVING[graha][elementOf(sign)];
    const draft = voice.say(ways, { whose, whom }, [{ kind: 'graha-in-sign', graha, sign }]);
    const order = 10 + 2 * index + turn;
    return draft ? [{ section: 'living', paragraph: 'living', order, rank: index < 2 ? 0 : order, draft }] : [];
  });
}

/** A step and a question for two, by the koota that asks most attention. */
function endPieces(voice: Voice, poorest: Poorest | null): Piece[] {
  const { step, question } = poorest ? PAIR_ENDS[poorest.id] : PAIR_ENDS_WHOLE;
  const rules: readonly Rule[] = [poorest?.rule ?? { kind: 'settings' }];
  return [
    { text: step, paragraph: 'step' },
    { text: question, paragraph: 'question' },
  ].flatMap(({ text, paragraph }) => {
    const draft = voice.say(text, {}, rules);
    return draft ? [{ section: 'step', paragraph, order: 0, rank: 0, draft }] : [];
  });
}

function pairBasis(voice: Voice, isSexKnown: boolean): Piece[] {
  const lines = [
    PAIR_BASIS.order,
    PAIR_BASIS.kootas,
    PAIR_BASIS.noVerdict,
    ...(isSexKnown ? [] : [PAIR_BASIS.asFirst]),
  ];
  return lines.flatMap((ways, order) => {
    const draft = voice.say(ways, {}, [{ kind: 'settings' }]);
    return draft ? [{ section: 'basis', paragraph: 'pair', order, rank: 0, draft }] : [];
  });
}
