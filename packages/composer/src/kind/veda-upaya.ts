import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import type { Graha } from '@nebosvod/engine/bodies';
import type { UpayaNeed } from '@nebosvod/interpretations/unit-factor';
import { stretch, until } from '../language/dates.ts';
import { grahaForms, listed, pronounOf } from '../language/forms.ts';
import { UPAYA_GIST, UPAYA_LEAVE, UPAYA_QUESTIONS, UPAYA_REASONS, UPAYA_STEPS } from '../language/upaya-line.table.ts';
import { basisPieces } from '../reading/basis-section.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { levelForms } from '../reading/level.ts';
import { nearPieces } from '../reading/near-section.ts';
import { chosenPieces, DETAIL_WORDS, type Piece, toned } from '../reading/piece.ts';
import { type Prepared, periodRule } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import type { Line, Telling } from '../weigh/testimony.ts';
import { unitOf } from '../weigh/unit-index.ts';
import { wordsFor } from '../weigh/unit-words.ts';
import { grahaStory } from './graha-story.ts';
import { tellingPieces } from './telling-pieces.ts';
import { leadersOf, type Needy, needyOf } from './upaya-need.ts';

/** Told in every reading, the rest where there is room. */
const MUST = 3;
/** Sentences of the three years come after those of practices. */
const NEAR_LATER = 14;

/** The lord of a period, with whether it runs on the day of reading. */
type Running = Needy & { readonly isNow: boolean };

/** Practices: what each weak or burdened graha asks for, whom the time serves, on whom to lean, what to leave undone. */
export function composeUpaya(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  // Of an unknown time a need that does not hold all day is none, and takes nobody's place.
  const isSure = ({ reason }: Needy): boolean => reason.rules.every((rule) => voice.valuesOf(rule) !== null);
  const needy = needyOf(prepared.facts).filter(isSure);
  const running = runningOf(prepared, voice);
  const leaders = leadersOf(prepared.facts).filter(isSure);
  const pieces = [
    ...gistPieces(
      voice,
      needy,
      running.filter(({ isNow }) => isNow),
      leaders,
    ),
    ...needy.flatMap((one, index) => practice(voice, prepared, one, 'needs', index < MUST ? 0 : 24 + 8 * index)),
    ...running.flatMap((one, index) => practice(voice, prepared, one, 'time', one.isNow ? 0 : 40 + 6 * index)),
    ...leaders.flatMap((one) => practice(voice, prepared, one, 'leading', 0)),
    ...nearPieces(voice, prepared).map((piece) => ({ ...piece, rank: piece.rank === 0 ? 0 : piece.rank + NEAR_LATER })),
    ...leavePieces(voice, [...running, ...leaders, ...needy]),
    ...stepPieces(voice, [...leaders, ...running, ...needy]),
    ...basisPieces(voice, prepared),
    ...stories(voice, prepared, [...needy, ...running, ...leaders]),
  ];
  return assembled(voice, prepared, {
    title: 'Упаи',
    sections: kindSections['veda-upaya'],
    pieces: chosenPieces(toned(pieces, tone), DETAIL_WORDS[detail]),
    told: [],
  });
}

/** Lords of the great periods and the sub-periods of the three years, those of now first. */
function runningOf({ periods, asOf }: Prepared, voice: Voice): Running[] {
  const found = [1, 2]
    .flatMap((level) => periods.filter(({ path }) => path.length === level))
    .flatMap((span): Running[] => {
      const graha = span.path[span.path.length - 1];
      const rule = periodRule(span);
      const values = voice.valuesOf(rule);
      const when = values && (span.from < asOf ? until(values, rule) : stretch(values, rule));
      if (!when) return [];
      const slots = { g: grahaForms(graha), level: levelForms(span.path.length), when };
      const isNow = span.from <= asOf && span.until > asOf;
      return [{ graha, need: 'period', reason: { ways: UPAYA_REASONS.period, slots, rules: [rule] }, isNow }];
    });
  return found
    .filter(({ graha }, index) => found.findIndex((one) => one.graha === graha) === index)
    .sort((a, b) => Number(b.isNow) - Number(a.isNow));
}

function gistPieces(
  voice: Voice,
  needy: readonly Needy[],
  running: readonly Needy[],
  leaders: readonly Needy[],
): Piece[] {
  const first = needy.slice(0, MUST);
  const say = (ways: readonly string[], all: readonly Needy[]): Draft | null => {
    const rules: readonly Rule[] = all.flatMap(({ reason }) => reason.rules);
    return voice.say(
      ways,
      { names: listed(all.map(({ graha }) => nameOf(graha))) },
      rules.length > 0 ? rules : [{ kind: 'settings' }],
    );
  };
  const drafts = [
    first.length === 0
      ? say(UPAYA_GIST.none, [])
      : say(first.length === 1 ? UPAYA_GIST.one : UPAYA_GIST.several, first),
    running.length > 0 ? say(UPAYA_GIST.time, running) : null,
    leaders[0] ? (leaderLine(voice, needy, leaders[0]) ?? say(UPAYA_GIST.lead, leaders.slice(0, 1))) : null,
    voice.say(UPAYA_GIST.how, {}, rulesOf(running[0] ?? needy[0])),
    voice.say(UPAYA_GIST.measure, {}, rulesOf(leaders[0] ?? needy[0])),
  ];
  return drafts
    .filter((draft) => draft !== null)
    .map((draft, order) => ({ section: 'gist', paragraph: 'gist', order, rank: 0, draft }));
}

/** On whom to lean, where that one asks for support too. */
function leaderLine(voice: Voice, needy: readonly Needy[], { graha, reason }: Needy): Draft | null {
  const own = needy.find((one) => one.graha === graha);
  const ways = own && LEAD_ALSO[own.need];
  if (!ways) return null;
  const also = needy.indexOf(own) < MUST ? 'тоже ' : '';
  const slots = { g: grahaForms(graha), him: pronounOf(graha), also };
  return voice.say(ways, slots, [...reason.rules, ...own.reason.rules]);
}

const LEAD_ALSO: Readonly<Partial<Record<UpayaNeed, readonly string[]>>> = UPAYA_GIST.leadAlso;

const nameOf = (graha: Graha): string => grahaForms(graha).nominative ?? '';

/** The fact that calls for a practice, then the practice itself and its step. */
function practice(
  voice: Voice,
  { facts }: Prepared,
  { graha, need, reason }: Needy,
  section: string,
  rank: number,
): Piece[] {
  const unit = unitOf({ kind: 'upaya', graha, need });
  const words = unit && wordsFor(unit, { facts, graha });
  if (!words) return [];
  const plain = (text: string): Line => ({ ways: [text], slots: {}, rules: reason.rules });
  const telling: Telling = {
    key: words.id,
    area: null,
    leads: [reason, ...words.leads.map(plain)],
    rest: [...words.rest, ...(words.step === null ? [] : [words.step])].map(plain),
    step: null,
    question: null,
  };
  const place = {
    section,
    paragraph: graha,
    order: 0,
    rank,
    // A practice for a need is told whole before anything else; of those of the time and the leaders the first words come first.
    restRank: section === 'needs' ? rank + 2 : rank + 18,
    restStep: section === 'needs' ? 2 : 6,
    development: 20,
    isWhole: true,
  };
  return tellingPieces(voice, telling, place);
}

/** What each of them stands for in the chart, told where there is room. */
function stories(voice: Voice, prepared: Prepared, all: readonly Needy[]): Piece[] {
  const sections = { weak: 'needs', burdened: 'needs', hidden: 'needs', period: 'time', leading: 'leading' } as const;
  const seen = new Set<Graha>();
  return all.flatMap(({ graha, need }) => {
    if (seen.has(graha)) return [];
    seen.add(graha);
    return grahaStory(voice, prepared, graha, sections[need], 2 + seen.size);
  });
}

/** What calls for the first practice; without any the settings. */
const rulesOf = (first: Needy | undefined): readonly Rule[] => first?.reason.rules ?? [{ kind: 'settings' }];

/** What is left undone, in words that hang on one graha of the chart after another. */
function leavePieces(voice: Voice, all: readonly Needy[]): Piece[] {
  return UPAYA_LEAVE.flatMap((ways, index) => {
    const draft = voice.say(ways, {}, rulesOf(all[index % all.length]));
    return draft
      ? [{ section: 'leave', paragraph: 'leave', order: index, rank: index < 3 ? 0 : 40 * index, draft }]
      : [];
  });
}

function stepPieces(voice: Voice, all: readonly Needy[]): Piece[] {
  return [UPAYA_STEPS, UPAYA_QUESTIONS].flatMap((ways, index) => {
    const draft = voice.say(ways, {}, rulesOf(all[index % all.length]));
    return draft ? [{ section: 'step', paragraph: index === 0 ? 'step' : 'question', order: 0, rank: 0, draft }] : [];
  });
}
