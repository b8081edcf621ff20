import type { Rule } from '@nebosvod/contracts/rule';
import { arcanumText } from '@nebosvod/interpretations/numerology/matrix-texts';
import type { NumberFacts } from '../birth/number-facts.ts';
import { onDay, stretch } from '../language/dates.ts';
import { YEAR_ORDINALS } from '../language/number-fact.table.ts';
import { arcanumForms } from '../language/number-name.table.ts';
import { AGE_FACTS, CHALLENGE_FACTS, PINNACLE_FACTS, YEAR_FACTS } from '../language/number-near.table.ts';
import type { Slots } from '../language/template.ts';
import type { Piece } from '../reading/piece.ts';
import type { Voice } from '../reading/voice.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
import { masterOf } from './master-number.ts';
import type { PersonalYear } from './number-area.ts';
import { ageRules } from './number-periods.ts';
import { wordedUnit } from './number-wording.ts';
import { printed } from './number-words.ts';

/** Where pieces go and from which rank on. */
export interface NearPlace {
  readonly section: string;
  /** Rank of what may be left out first of all. */
  readonly later: number;
}

/** Says a fact and what develops it: the fact and the first sentence always, the rest by rank. */
function told(
  voice: Voice,
  { section, later: restRank }: NearPlace,
  paragraph: string,
  rank: number,
  fact: { readonly ways: readonly string[]; readonly slots: Slots; readonly rule: Rule },
  sentences: readonly string[],
): Piece[] {
  const opening = voice.say(fact.ways, fact.slots, [fact.rule]);
  if (!opening) return [];
  const rest = sentences.flatMap((text, index) => {
    const later = () => voice.say(text, {}, [fact.rule]);
    const draft = index === 0 ? later() : later;
    const ownRank = index === 0 ? rank : restRank + rank + 4 * index;
    return draft ? [{ section, paragraph, order: index + 1, rank: ownRank, draft }] : [];
  });
  return [{ section, paragraph, order: 0, rank, draft: opening }, ...rest];
}

/** Personal years one by one. */
export function yearPieces(voice: Voice, years: readonly PersonalYear[], place: NearPlace): Piece[] {
  return years.flatMap(({ year, number, rule }, index) => {
    const words = wordedUnit(voice, { kind: 'personal-year', number })?.words;
    const n = YEAR_ORDINALS[number - 1];
    if (!n || !words) return [];
    const slots = { y: printed(year, rule, 'year'), n };
    // The first sentence of all cannot follow another.
    const ways = index === 0 ? YEAR_FACTS.filter((way) => !way.startsWith('За ним')) : YEAR_FACTS;
    return told(voice, place, `year-${year}`, index < 3 ? 0 : 40, { ways, slots, rule }, [
      words.lead,
      ...sentencesOf(words.body),
    ]);
  });
}

/** Arcana of the age over the three years. */
export function agePieces(voice: Voice, facts: NumberFacts, asOf: string, horizon: string, place: NearPlace): Piece[] {
  return ageRules(facts, asOf, horizon).flatMap((rule, index) => {
    const values = voice.valuesOf(rule);
    const when = values && stretch(values, rule);
    const text = arcanumText(rule.arcanum);
    if (!when || !text) return [];
    const slots = { when, n: printed(rule.arcanum, rule, 'arcanum'), a: arcanumForms(rule.arcanum) };
    const ways = index === 0 ? AGE_FACTS.filter((way) => !way.startsWith('Следом')) : AGE_FACTS;
    const sentences = [
      text.essence,
      ...sentencesOf(text.minus),
      ...sentencesOf(text.advice),
      ...sentencesOf(text.plus),
    ];
    return told(voice, place, `age-${index}`, index === 0 ? 0 : 6 + 6 * index, { ways, slots, rule }, sentences);
  });
}

/** Pinnacles and challenges in order; those that are over are left to the long reading. */
export function pinnaclePieces(voice: Voice, facts: NumberFacts, asOf: string, place: NearPlace): Piece[] {
  return facts.pinnacles.periods.flatMap(({ index, pinnacle, challenge }) => {
    const number = masterOf(pinnacle);
    if (number === null) return [];
    const rule: Rule = { kind: 'pinnacle', index, number };
    const other: Rule = { kind: 'challenge', index, number: challenge };
    const values = voice.valuesOf(rule);
    if (!values) return [];
    const isOver = typeof values.until === 'string' && values.until <= asOf;
    const when = stretch(values, rule);
    const since = typeof values.from === 'string' ? { since: ['с ', ...onDay(values.from, rule, 'from')] } : {};
    const slots = { n: printed(pinnacle, rule, 'number'), ...(when ? { when } : {}), ...since };
    const words = wordedUnit(voice, { kind: 'pinnacle', number: pinnacle })?.words;
    const tests = wordedUnit(voice, { kind: 'challenge', number: challenge })?.words;
    const rank = isOver ? 20 : 0;
    return [
      ...told(
        voice,
        place,
        `pinnacle-${index}`,
        rank,
        { ways: when ? PINNACLE_FACTS.stretch : PINNACLE_FACTS.last, slots, rule },
        words ? [words.lead, ...sentencesOf(words.body)] : [],
      ),
      ...told(
        voice,
        place,
        `challenge-${index}`,
        rank + 2,
        {
          ways: when ? CHALLENGE_FACTS.stretch : CHALLENGE_FACTS.last,
          slots: { ...(when ? { when } : {}), n: printed(challenge, other, 'number') },
          rule: other,
        },
        tests ? [tests.lead, ...sentencesOf(tests.body)] : [],
      ),
    ];
  });
}
