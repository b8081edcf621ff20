import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { AREAS } from '@nebosvod/interpretations/area.ids';
import { personalMonthText } from '@nebosvod/interpretations/numerology/cycle-texts';
import { completedYears } from '@nebosvod/numerology/civil-date';
import { civilMonthTable } from '@nebosvod/terms/month.table';
import { NUMBER_WORDS } from '../kind/kind-words.table.ts';
import { tellingPieces } from '../kind/telling-pieces.ts';
import { AREA_PLANS } from '../language/area.table.ts';
import { YEAR_ORDINALS } from '../language/number-fact.table.ts';
import { arcanumForms } from '../language/number-name.table.ts';
import { CYCLE_GIST, CYCLE_WAKES, MONTH_FACTS, MONTH_REPEATS } from '../language/number-near.table.ts';
import { AREA_QUESTIONS, AREA_STEPS } from '../language/step.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { sentencesOf } from '../weigh/unit-words.ts';
import { masterOf } from './master-number.ts';
import { type PersonalYear, yearWakings } from './number-area.ts';
import { numberBalances } from './number-balances.ts';
import { numberUnit } from './number-found.ts';
import { newStylePieces, numberBasis } from './number-frame.ts';
import { agePieces, pinnaclePieces, yearPieces } from './number-near.ts';
import { ageRules } from './number-periods.ts';
import { SCHOOLS_OF, schoolPieces } from './number-schools.ts';
import { foundFor } from './number-wording.ts';
import { printed } from './number-words.ts';
import { monthsFrom, type PersonalMonth, yearsAhead, yearsFrom } from './number-years.ts';

/** Months named in every reading, and those whose theme is told. */
const NEAR_MONTHS = 3;
const TOLD_MONTHS = 1;
const MONTHS = Object.values(civilMonthTable);

/** The time of one person by numbers: years, months, pinnacles and challenges in order, and what they wake. */
export function composeNumberCycles(prepared: Prepared, { detail, tone, variation }: ReadingRequest): ReadingDocument {
  const voice = new Voice(prepared.births, prepared.decisions, variation);
  const facts = prepared.client.numbers;
  const { asOf, horizon } = prepared;
  const years = yearsFrom(facts.date, asOf);
  const ahead = yearsAhead(facts.date, asOf);
  const pieces = [
    ...gistPieces(voice, prepared, years),
    ...yearPieces(voice, years, { section: 'years', later: 60 }),
    ...monthPieces(voice, monthsFrom(facts.date, asOf)),
    ...pinnaclePieces(voice, facts, asOf, { section: 'pinnacles', later: 3 }),
    ...agePieces(voice, facts, asOf, horizon, { section: 'age', later: 6 }),
    ...areaPieces(voice, prepared, ahead),
    ...stepPieces(voice, ahead),
    ...schoolPieces(voice, [...SCHOOLS_OF.cycles, ...SCHOOLS_OF.date, ...SCHOOLS_OF.matrix.slice(2, 3)], asOf),
    ...newStylePieces(voice, facts),
    ...numberBasis(voice, ['cycles', 'matrix']),
  ];
  return assembled(voice, prepared, {
    title: 'Личный год, месяц, день',
    sections: kindSections['numerology-cycles'],
    pieces: chosenPieces(toned(pieces, tone), NUMBER_WORDS['numerology-cycles'][detail]),
    told: [],
    isTimeless: true,
  });
}

function gistPieces(voice: Voice, prepared: Prepared, years: readonly PersonalYear[]): Piece[] {
  const drafts = years.slice(0, 2).flatMap(({ year, number, rule }, index) => {
    const n = YEAR_ORDINALS[number - 1];
    const words = numberUnit({ kind: 'personal-year', number })?.claims[0];
    if (!n || !words) return [];
    const ways = index === 0 ? CYCLE_GIST.now : CYCLE_GIST.next;
    const slots = { y: printed(year, rule, 'year'), n, about: AREA_PLANS[words.area].about };
    return [voice.say(ways, slots, [rule])];
  });
  const all = [...drafts, ...backgrounds(voice, prepared), voice.say(CYCLE_GIST.how, {}, [{ kind: 'settings' }])];
  return all.flatMap((draft, order) => {
    // How circles stand within one another is the same for everybody.
    const rank = order === all.length - 1 ? 90 : 0;
    return draft ? [{ section: 'gist', paragraph: 'gist', order, rank, draft }] : [];
  });
}

/** The long background of the day: the pinnacle with its challenge, the arcanum of the age. */
function backgrounds(voice: Voice, { client: { numbers }, asOf, horizon }: Prepared) {
  const now = numbers.pinnacles.periods.find(({ fromAge, toAge }) => {
    const age = completedYears(numbers.date, partsOf(asOf));
    return age >= (fromAge === 0 ? 0 : fromAge - 1) && (toAge === null || age <= toAge);
  });
  const number = now && masterOf(now.pinnacle);
  const pinnacle = now && number ? ({ kind: 'pinnacle', index: now.index, number } as const) : null;
  const [age] = ageRules(numbers, asOf, horizon);
  return [
    pinnacle && voice.say(CYCLE_GIST.pinnacle, { n: printed(pinnacle.number, pinnacle, 'number') }, [pinnacle]),
    age && voice.say(CYCLE_GIST.age, { n: printed(age.arcanum, age, 'arcanum'), a: arcanumForms(age.arcanum) }, [age]),
  ].map((draft) => draft ?? null);
}

/** Twelve months: each number is told in full once, later months are named by it. */
function monthPieces(voice: Voice, months: readonly PersonalMonth[]): Piece[] {
  const told = new Set<number>();
  return months.flatMap(({ month, number, rule }, index): Piece[] => {
    const n = YEAR_ORDINALS[number - 1];
    const text = personalMonthText(number);
    const name = MONTHS[month - 1];
    if (!n || !text || !name) return [];
    const isTold = told.has(number);
    told.add(number);
    const slots = {
      y: printed(rule.year, rule, 'year'),
      n,
      month: { nominative: name.nominative, genitive: name.genitive, prepositional: name.prepositional },
    };
    const place = { section: 'months', paragraph: `month-${index}` };
    const opening = voice.say(isTold ? MONTH_REPEATS : MONTH_FACTS, slots, [rule]);
    if (!opening) return [];
    const sentences = isTold ? [] : [text.short, ...sentencesOf(text.full)];
    return [
      { ...place, order: 0, rank: index < NEAR_MONTHS ? 0 : 82 + index, draft: opening },
      ...sentences.flatMap((sentence, at) => {
        const draft = voice.say(sentence, {}, [rule]);
        return draft
          ? [{ ...place, order: 1 + at, rank: at === 0 && index < TOLD_MONTHS ? 0 : 84 + index + 2 * at, draft }]
          : [];
      }),
    ];
  });
}

/** Which areas the years wake, and what of the date itself answers them: its strongest words for, and its strongest against. */
function areaPieces(voice: Voice, prepared: Prepared, years: readonly PersonalYear[]): Piece[] {
  const { numbers } = prepared.client;
  const balances = numberBalances(
    foundFor(voice, numbers, ['date', 'vedic', 'matrix', 'square']),
    ['date'],
    prepared.facts,
  );
  const told = new Set<string>();
  return AREAS.flatMap((area, index): Piece[] => {
    const balance = balances.find((one) => one.area === area);
    const wakings = balance ? yearWakings(voice, area, years, CYCLE_WAKES) : [];
    if (!balance || wakings.length === 0) return [];
    const answers = [balance.for, balance.against, balance.for].flatMap((side, at) => {
      const telling = side.find((one) => one.telling && !told.has(one.telling.key))?.telling;
      if (!telling) return [];
      told.add(telling.key);
      return tellingPieces(voice, telling, {
        section: 'areas',
        paragraph: area,
        order: 100 + 100 * at,
        rank: at === 0 ? 0 : 5 + index,
        restRank: 4 + index + 6 * at,
        restStep: 2,
        development: 8,
      });
    });
    // The nearest year names the area.
    const when = wakings.map(({ draft, order }, at) => ({
      section: 'areas',
      paragraph: area,
      order,
      rank: at === 0 ? 0 : 62 + order,
      draft,
    }));
    return [...when, ...answers];
  });
}

function stepPieces(voice: Voice, years: readonly PersonalYear[]): Piece[] {
  const area = numberUnit({ kind: 'personal-year', number: years[0]?.number ?? 1 })?.claims[0]?.area ?? 'character';
  const rules = years[0] ? [years[0].rule] : [];
  return [AREA_STEPS[area], AREA_QUESTIONS[area]].flatMap((ways, index) => {
    const draft = voice.say(ways, {}, rules);
    return draft ? [{ section: 'step', paragraph: index === 0 ? 'step' : 'question', order: 0, rank: 0, draft }] : [];
  });
}
