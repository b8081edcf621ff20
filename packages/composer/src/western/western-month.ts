import { kindSections } from '@nebosvod/contracts/kind-sections.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { addDays, addMonths } from '@nebosvod/engine/time/date-arithmetic';
import { WESTERN_WORDS } from '../kind/kind-words.table.ts';
import { MONTH_BASIS } from '../language/western-month-line.table.ts';
import type { ReadingRequest } from '../reading/compose.ts';
import { assembled } from '../reading/document.ts';
import { chosenPieces, type Piece, toned } from '../reading/piece.ts';
import type { Prepared } from '../reading/prepared.ts';
import { Voice } from '../reading/voice.ts';
import { WESTERN_SETTINGS } from './western-area.ts';
import { westernBalances } from './western-balances.ts';
import { westernBasis } from './western-frame.ts';
import { monthBalances } from './western-month-balances.ts';
import { monthCalendar } from './western-month-calendar.ts';
import {
  leadersOf,
  type MonthGround,
  monthAreas,
  monthDisputes,
  monthGist,
  monthLeave,
  monthSteps,
  monthTone,
} from './western-month-parts.ts';
import { type MonthSpan, monthSky } from './western-month-sky.ts';
import { progressedPieces, progressedStays } from './western-progressed.ts';
import { westernUncertain } from './western-uncertain.ts';

/** The days of a month from its first: to the day before the same day of the next. */
const monthFrom = (from: string): MonthSpan => ({ from, to: addDays(addMonths(from, 1), -1) });

/**
 * A month of transits from a day, that of reading unless told: what leads it, which areas it wakes, its weeks with exact days and
 * windows, where its voices disagree, what to leave, a step. Without a time of birth only what holds all that day is told.
 */
export function composeWesternMonth(
  prepared: Prepared,
  { detail, tone, variation, month }: ReadingRequest,
): ReadingDocument {
  const { births, client, asOf } = prepared;
  const [facts] = client.west;
  if (!facts) throw new Error('A birth has a Western chart');
  const span = monthFrom(month?.from ?? asOf);
  const voice = new Voice(births, prepared.decisions, variation);
  const sky = monthSky(voice, prepared, span);
  const ground: MonthGround = {
    facts,
    sky,
    span,
    leaders: leadersOf(sky),
    balances: monthBalances(sky.events, client),
    birth: westernBalances(births, client),
  };
  const pieces = [
    ...monthGist(voice, ground),
    ...monthTone(voice, ground),
    ...progressedPieces(voice, progressedStays(voice, prepared, span), {
      section: 'tone',
      paragraph: 'progressed',
      ranks: { isNew: 5, runs: 30 },
    }),
    ...monthAreas(voice, ground),
    ...monthCalendar(voice, ground),
    ...monthDisputes(voice, ground),
    ...monthLeave(voice, ground),
    ...monthSteps(voice, ground),
    ...westernBasis(voice, facts),
    ...basisOfMonth(voice, client.west.length === 1 && facts.isTimeKnown),
  ];
  return assembled(voice, prepared, {
    title: 'Месяц (транзиты)',
    sections: kindSections['western-month'],
    pieces: chosenPieces(toned(pieces, tone), WESTERN_WORDS['western-month'][detail]),
    told: [],
    uncertain: westernUncertain(voice, prepared),
    asked: { period: span },
  });
}

function basisOfMonth(voice: Voice, isSure: boolean): Piece[] {
  const parts: readonly (readonly [keyof typeof MONTH_BASIS, rank: number])[] = [
    ['way', 0],
    ...(isSure ? [] : ([['none', 0]] as const)),
    ['moon', 30],
    ['weights', 60],
  ];
  return parts.flatMap(([part, rank], order) => {
    const draft = voice.say(MONTH_BASIS[part], {}, [WESTERN_SETTINGS]);
    return draft ? [{ section: 'basis', paragraph: 'month', order, rank, draft }] : [];
  });
}
