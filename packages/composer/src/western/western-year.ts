import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { type SolarYear, solarYearAfter, solarYearAt } from '../birth/solar-year.ts';
import { WESTERN_WORDS } from '../kind/kind-words.table.ts';
import { YEAR_BASIS } from '../language/western-year-line.table.ts';
import type { ReadingRequest, YearChoice } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { westernBalances } from './western-balances.ts';
import { westernBasis } from './western-frame.ts';
import { westernNear } from './western-near.ts';
import { progressedPieces, progressedStays } from './western-progressed.ts';
import { westernTime } from './western-time.ts';
import { westernUncertain } from './western-uncertain.ts';
import type { SolarRef } from './western-year-chart.ts';
import { yearAreas, yearGist, yearLeave, yearSteps } from './western-year-parts.ts';
import { yearTone } from './western-year-tone.ts';

/** Rules name the year by a day so far inside it: its birthday and its return lie days apart at most. */
const INSIDE = 14;

/**
 * The year of a solar return that was asked for, else the one that runs on the day of reading, whole, from return to return: its tone,
 * what wakes, its calendar, what to leave, a step. Without a time of birth there is no chart of it: transits of the year ahead are told.
 */
export function composeWesternYear(
  asked: Prepared,
  { detail, tone, variation, year: choice = {} }: ReadingRequest,
): ReadingDocument {
  const { births, client, asOf } = asked;
  const [facts] = client.west;
  if (!facts) throw new Error('A birth has a Western chart');
  const year = yearOf(asked, choice);
  const { days } = client;
  const begins = year ? days.dateOf(year.instant) : asOf;
  const prepared: Prepared = {
    ...asked,
    asOf: begins,
    horizon: year ? days.dateOf(year.nextInstant) : addDays(asOf, 365),
  };
  const ref: SolarRef = { at: addDays(begins, INSIDE), ...(choice.place && { place: choice.place }) };
  const voice = new Voice(births, asked.decisions, variation);
  const all = westernTime(voice, prepared);
  const lordRule = year ? profectionOn(voice, ref.at) : null;
  const time = { ...all, years: lordRule ? [lordRule] : [] };
  const balances = westernBalances(births, client);
  const chart = year ? { year, facts, ref, lordRule } : null;
  const parts = chart ? yearTone(voice, chart) : { pieces: [], tellings: [], price: null };
  const pieces = [
    ...yearGist(voice, { balances, chart }),
    ...parts.pieces,
    ...yearAreas(voice, { balances, chart }),
    ...progressedPieces(voice, progressedStays(voice, prepared, { from: prepared.asOf, to: prepared.horizon }), {
      section: 'calendar',
      paragraph: 'progressed',
      ranks: { isNew: 8, runs: 12 },
    }),
    ...westernNear(voice, facts, time).map((piece) => ({ ...piece, section: 'calendar' })),
    ...yearLeave(voice, { balances, chart, price: parts.price }),
    ...yearSteps(voice, parts.tellings, balances),
    ...westernBasis(voice, facts, time),
    ...basisOfYear(voice, year, year === null ? 'none' : choice.place ? 'elsewhere' : 'here'),
  ];
  const document = assembled(voice, prepared, {
    title: 'Год (соляр)',
    sections: kindSections['western-year'],
    pieces: chosenPieces(toned(pieces, tone), WESTERN_WORDS['western-year'][detail]),
    told: [],
    uncertain: westernUncertain(voice, prepared),
    asked: choice,
  });
  return { ...document, asOf };
}

/** The year asked for by the civil year in which it begins, else the one that runs; null of an unknown or doubtful time. */
function yearOf({ births, client, asOf }: Prepared, { year, place }: YearChoice): SolarYear | null {
  const [facts] = client.west;
  if (!facts || client.west.length > 1) return null;
  if (year === undefined) return solarYearAt(births.ephemeris, facts, client.days.instantOf(asOf, 12), place);
  return solarYearAfter(births.ephemeris, facts, year - client.numbers.date.year, place);
}

/** The rule of the profection that runs on a day, by the house for which it holds. */
function profectionOn(voice: Voice, at: string) {
  for (let house = 1; house <= 12; house++) {
    const rule = { kind: 'western-profection-house' as const, house, at };
    if (voice.decide(rule).holds === true) return rule;
  }
  return null;
}

function basisOfYear(voice: Voice, year: SolarYear | null, line: keyof typeof YEAR_BASIS): Piece[] {
  const system = year?.chart.houses.system === 'placidus' ? 'Плацидусу' : 'Порфирию';
  const draft = voice.say(YEAR_BASIS[line], { system }, [WESTERN_SETTINGS]);
  return draft ? [{ section: 'basis', paragraph: 'year', order: 0, rank: 0, draft }] : [];
}
