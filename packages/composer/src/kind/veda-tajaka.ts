import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import type { Rule } from '@nebosvod/contracts/rule';
import type { Graha } from '@nebosvod/engine/bodies';
import { isClassical } from '@nebosvod/engine/bodies';
import type { Tajaka } from '@nebosvod/engine/tajaka/tajaka';
import { planetOf } from '@nebosvod/engine/tajaka/varsha';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import { AREA_PLANS } from '../language/area.table.ts';
import { stretch } from '../language/dates.ts';
import { atHouse, grahaForms } from '../language/forms.ts';
import { HOUSE_MATTERS } from '../language/near-line.table.ts';
import { AREA_QUESTIONS, AREA_STEPS } from '../language/step.table.ts';
import {
  MUDDA_LINES,
  MUDDA_NODE_LINES,
  TAJAKA_LEAVE,
  TAJAKA_LINES,
  TAJAKA_NATAL,
} from '../language/tajaka-line.table.ts';
import { themeName } from '../language/theme-name.ts';
import { wakings } from '../reading/area-time.ts';
import { basisPieces } from '../reading/basis-section.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { nowLine } from '../reading/gist-section.ts';
import { nearPieces } from '../reading/near-section.ts';
import { chosenPieces, DETAIL_WORDS, type Piece, toned } from '../reading/piece.ts';
import { type Prepared, preparedOn } from '../reading/prepared.ts';
import { type Draft, Voice } from '../reading/voice.ts';
import { keyOf } from '../rule/rule-key.ts';
import type { Line, Telling } from '../weigh/testimony.ts';
import { unitOf } from '../weigh/unit-index.ts';
import { wordsFor } from '../weigh/unit-words.ts';
import { grahaStory } from './graha-story.ts';
import { tellingPieces } from './telling-pieces.ts';
import { BANDS, type YearPart, type YearRef, yearParts } from './year-parts.ts';

const WAKINGS = { short: 1, middle: 1, long: 3 } as const;

/**
 * The year of tajaka that was asked for, else the one that runs on the day of reading, lived at the place asked for, else at that of
 * birth: its tone, what wakes, its calendar, what to leave, a step. Of another year than the running one all dates begin with it.
 */
export function composeTajaka(asked: Prepared, request: ReadingRequest): ReadingDocument {
  const { detail, tone, variation, year: choice = {} } = request;
  const begins = choice.year === undefined ? null : beginningOf(asked, choice.year);
  const prepared = begins === null ? asked : preparedOn(asked, begins);
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const { client, facts, asOf } = prepared;
  const ref: YearRef = { at: asOf, ...(choice.place && { place: choice.place }) };
  const noon = client.days.instantOf(asOf, 12);
  const year = facts.yearAt(noon, choice.place);
  const span = year ?? facts.returnsAt(noon);
  const ofYear = span ? within(prepared, client.days.dateOf(span.nextInstant)) : prepared;
  const parts = year ? yearParts(year, ref) : null;
  const pieces = [
    ...gistPieces(voice, prepared, year, { ...ref, isRunning: begins === null }),
    ...(parts?.tone ?? []).flatMap((part, index) => partPieces(voice, prepared, part, 'tone', index, 0)),
    ...(parts?.help ?? []).flatMap((part, index) =>
      partPieces(voice, prepared, part, 'areas', index, index < 2 ? 0 : 6 + 3 * index),
    ),
    ...(parts?.hinder ?? []).flatMap((part, index) =>
      partPieces(voice, prepared, part, 'leave', index, index < 1 ? 0 : 6 + 3 * index),
    ),
    ...natalLine(voice, prepared, 'areas'),
    ...AREAS.flatMap((area) =>
      wakings(voice, ofYear, area, { sure: WAKINGS[detail] }).map(
        ({ draft, order }, index): Piece => ({
          section: 'areas',
          paragraph: area,
          order,
          rank: index < WAKINGS[detail] ? 0 : 15 + 5 * index,
          draft,
        }),
      ),
    ),
    ...(year ? muddaPieces(voice, prepared, year, ref) : []),
    ...natalLine(voice, prepared, 'calendar'),
    // What opens the three years is not about this one.
    ...nearPieces(voice, ofYear)
      .filter(({ paragraph }) => paragraph !== 'opening')
      .map((piece) => ({ ...piece, section: 'calendar' })),
    ...(parts ? leavePieces(voice, prepared, parts.hinder.length) : []),
    ...stepPieces(voice, prepared, [...(parts?.tone ?? []), ...(parts?.help ?? [])]),
    ...basisPieces(voice, prepared),
    ...yearBasis(voice, year === null ? 'noYear' : choice.place ? 'elsewhere' : 'basis'),
    ...(year ? storyPieces(voice, prepared, year) : []),
  ];
  const document = assembled(voice, prepared, {
    title: 'Таджика года',
    sections: kindSections['veda-tajaka'],
    pieces: chosenPieces(toned(pieces, tone), DETAIL_WORDS[detail]),
    told: [],
    asked: choice,
  });
  return { ...document, asOf: asked.asOf };
}

/** The day after the return with which the year of tajaka begins in a civil year; null when that is the year which runs. */
function beginningOf({ client, facts, asOf }: Prepared, civil: number): string | null {
  const { days } = client;
  const born = Number(days.dateOf(facts.chart.julianDay).slice(0, 4));
  const year = facts.returnsAfter(civil - born);
  const now = days.instantOf(asOf, 12);
  if (!year || (year.instant <= now && now < year.nextInstant)) return null;
  return addDays(days.dateOf(year.instant), 1);
}

function yearBasis(voice: Voice, line: 'basis' | 'elsewhere' | 'noYear'): Piece[] {
  const draft = voice.say(TAJAKA_LINES[line], {}, [{ kind: 'settings' }]);
  return draft ? [{ section: 'basis', paragraph: 'year', order: 0, rank: 0, draft }] : [];
}

/** Of the three years what begins before the year of tajaka ends. */
function within(prepared: Prepared, end: string): Prepared {
  const isBefore = (date: string | null) => date === null || date < end;
  return {
    ...prepared,
    periods: prepared.periods.filter(({ from }) => isBefore(from)),
    passages: prepared.passages.filter(({ from }) => isBefore(from)),
    exacts: prepared.exacts.filter(({ date }) => isBefore(date)),
  };
}

function partPieces(
  voice: Voice,
  { facts }: Prepared,
  part: YearPart,
  section: string,
  index: number,
  rank: number,
): Piece[] {
  const { factor, rule, strength, opening } = part;
  const unit = unitOf(factor);
  const words = unit && wordsFor(unit, { facts, graha: null, ...(strength ? { strength } : {}) });
  // A saham whose lord is not strong has a unit, and no word in this year.
  if (!words || !voice.valuesOf(rule)) return [];
  const plain = (text: string): Line => ({ ways: [text], slots: {}, rules: [rule] });
  const telling: Telling = {
    key: words.id,
    area: null,
    leads: [...words.leads.map(plain), ...(opening ? [opening] : [])],
    rest: words.rest.map(plain),
    step: null,
    question: null,
  };
  const place = { section, paragraph: `${factor.of}-${factor.id}`, order: 10 * index, rank };
  // Of the sixteen yogas most years have most: what each says of any chart comes after what is said of this one.
  const restRank = rank + (factor.of === 'yoga' ? 90 : 4);
  return tellingPieces(voice, telling, { ...place, restRank, restStep: 3, development: 20 });
}

function gistPieces(
  voice: Voice,
  prepared: Prepared,
  year: Tajaka | null,
  { isRunning, ...ref }: YearRef & { readonly isRunning: boolean },
): Piece[] {
  const now = (): (Draft | null)[] => (year && isRunning ? [muddaNow(voice, year, ref), nowLine(voice, prepared)] : []);
  const instead = prepared.facts.lagna === null ? [moonLine(voice, prepared)] : [];
  const drafts = year ? [...yearLines(voice, year, ref), ...now()] : instead;
  const counter = counterLine(voice, prepared);
  return [...drafts, counter]
    .filter((draft) => draft !== null)
    .map((draft, order) => ({ section: 'gist', paragraph: 'gist', order, rank: 0, draft }));
}

/** Of an unknown time: what the year is read by instead of its chart. */
function moonLine(voice: Voice, { facts }: Prepared): Draft | null {
  return voice.say(TAJAKA_LINES.fromMoon, {}, [{ kind: 'graha-in-sign', graha: 'moon', sign: facts.signs.moon }]);
}

function yearLines(voice: Voice, year: Tajaka, ref: YearRef): (Draft | null)[] {
  const { varsha, yearLord, muntha, strengths } = year;
  const span: Rule = { kind: 'tajaka', part: 'year-lagna', id: String(varsha.lagna), ...ref };
  const values = voice.valuesOf(span);
  const when = values && stretch(values, span);
  const lord: Rule = { kind: 'tajaka', part: 'year-lord', id: yearLord.planet, ...ref };
  const points = String(voice.valuesOf(lord)?.vishwas ?? '').replace('.', ',');
  const lordSlots = { g: grahaForms(yearLord.planet), points: [{ text: points, rule: lord, key: 'vishwas' }] };
  const munthaRule: Rule = { kind: 'tajaka', part: 'muntha', id: String(muntha.house), ...ref };
  const munthaSlots = { at: atHouse(muntha.house), matters: HOUSE_MATTERS[muntha.house - 1][0] };
  return [
    when ? voice.say(TAJAKA_LINES.span, { when }, [span]) : null,
    voice.say(TAJAKA_LINES.lord[BANDS[strengths[yearLord.planet].band]], lordSlots, [lord]),
    voice.say(TAJAKA_LINES.muntha, munthaSlots, [munthaRule]),
  ];
}

function muddaNow(voice: Voice, { mudda }: Tajaka, ref: YearRef): Draft | null {
  for (const { lord } of mudda) {
    const rule: Rule = { kind: 'tajaka', part: 'mudda', id: lord, ...ref };
    const values = voice.valuesOf(rule);
    const when = values && stretch(values, rule);
    if (when) return voice.say(TAJAKA_LINES.now, { g: grahaForms(lord), when }, [rule]);
  }
  return null;
}

/** The year piece by piece: mudda periods that are not over. */
function muddaPieces(voice: Voice, { client, asOf }: Prepared, { mudda, varsha }: Tajaka, ref: YearRef): Piece[] {
  const { days } = client;
  return mudda.flatMap(({ lord, start, end }, index) => {
    const middle = days.dateOf((start + end) / 2);
    const rule: Rule = { kind: 'tajaka', part: 'mudda', id: lord, ...ref, at: middle };
    const values = voice.valuesOf(rule);
    const when = values && stretch(values, rule);
    if (!when || days.dateOf(end) <= asOf) return [];
    const house = isClassical(lord) ? planetOf(varsha, lord).house : null;
    const slots = {
      g: grahaForms(lord),
      when,
      ...(house === null
        ? {}
        : { at: atHouse(house), matters: voice.choose(HOUSE_MATTERS[house - 1], keyOf(rule), {}) ?? '' }),
    };
    const draft = voice.say(house === null ? MUDDA_NODE_LINES : MUDDA_LINES, slots, [rule]);
    return draft ? [{ section: 'calendar', paragraph: 'mudda', order: index, rank: 0, draft }] : [];
  });
}

/** What the chart of birth objects to most, told in a year too. */
function counterLine(voice: Voice, { balances }: Prepared): Draft | null {
  const [worst] = [...balances].sort((a, b) => (b.against[0]?.weight ?? 0) - (a.against[0]?.weight ?? 0));
  const counter = worst?.against[0];
  if (!worst || !counter) return null;
  const slots = { about: AREA_PLANS[worst.area].about, theme: themeName(counter.theme) };
  return voice.say(TAJAKA_LEAVE.counter, slots, counter.rules);
}

function leavePieces(voice: Voice, { balances }: Prepared, warnings: number): Piece[] {
  if (warnings > 0) return [];
  const rules = balances.find(({ against: [counter] }) => counter)?.against[0]?.rules ?? [
    { kind: 'settings' as const },
  ];
  const draft = voice.say(TAJAKA_LEAVE.none, {}, rules);
  return draft ? [{ section: 'leave', paragraph: 'none', order: 0, rank: 0, draft }] : [];
}

/** A step and a question: of the year's own units, else of the area that speaks loudest. */
function stepPieces(voice: Voice, prepared: Prepared, parts: readonly YearPart[]): Piece[] {
  const [loudest] = [...prepared.balances].sort((a, b) => b.totalFor - a.totalFor);
  const area = loudest?.area ?? 'character';
  const rules: readonly Rule[] = loudest?.for[0]?.rules ?? [{ kind: 'settings' }];
  return (['step', 'question'] as const).flatMap((kind) => {
    let draft: Draft | null = null;
    for (const { factor, rule, strength } of parts) {
      const unit = unitOf(factor);
      const words = unit && wordsFor(unit, { facts: prepared.facts, graha: null, ...(strength ? { strength } : {}) });
      const text = words?.[kind];
      draft ??= text ? voice.say(text, {}, [rule]) : null;
    }
    draft ??= voice.say((kind === 'step' ? AREA_STEPS : AREA_QUESTIONS)[area], {}, rules);
    return draft ? [{ section: 'step', paragraph: kind, order: 0, rank: 0, draft }] : [];
  });
}

/** Houses of the chart of birth come next, after those of the year. */
function natalLine(
  voice: Voice,
  { facts }: Prepared,
  line: keyof typeof TAJAKA_NATAL,
  place: Pick<Piece, 'section' | 'paragraph' | 'rank'> = { section: line, paragraph: 'natal', rank: 0 },
): Piece[] {
  const draft = facts.lagna && voice.say(TAJAKA_NATAL[line], {}, [{ kind: 'lagna-in-sign', sign: facts.lagna }]);
  return draft ? [{ section: place.section, paragraph: place.paragraph, rank: place.rank, order: 0, draft }] : [];
}

/** What those who lead the year stand for in the chart of birth. */
function storyPieces(voice: Voice, prepared: Prepared, { yearLord, bearers, mudda }: Tajaka): Piece[] {
  const leaders: Graha[] = [
    yearLord.planet,
    bearers.munthaLord,
    bearers.yearLagnaLord,
    ...mudda.map(({ lord }) => lord),
  ];
  const stories = [...new Set(leaders)].flatMap((graha, index) =>
    grahaStory(voice, prepared, graha, index < 3 ? 'tone' : 'calendar', 10 + 4 * index),
  );
  // Of one paragraph and rank with the first story: told with it or not at all.
  const first = stories.find(({ section }) => section === 'tone');
  return [...(first ? natalLine(voice, prepared, 'story', first) : []), ...stories];
}
