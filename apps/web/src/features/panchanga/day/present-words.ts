import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { offsetRange, offsetStretch, offsetTime } from '../offset-text.ts';
import { nextGoodWindow, windowTitle } from '../today/today-facts.ts';
import { dayBounds, dayLanes, holding, windowSpans } from './day-spans.ts';
import { explain } from './explain.ts';
import type { DaySpan } from './term.ts';

type Day = PanchangaDayAnswer;

/** What a person asks of a day that runs; times as `offsetTime` writes them. */
interface PresentWords {
  /** What runs at this moment, and the next good time. */
  readonly now: string;
  /** Which stretches are still to be passed by. */
  readonly caution: string;
}

/**
 * A day that runs, told for the moment that a person looks at it.
 * @param now ms since 1970
 * @returns null on another day, and where a day has no windows
 */
export function presentWords(day: Day, now: number): PresentWords | null {
  if (day.windows === null || holding([dayBounds(day)], now) === undefined) return null;
  return { now: nowWords(day, now), caution: cautionWords(day, now) };
}

function nowWords(day: Day, now: number): string {
  const part = holding(dayLanes(day).find(({ id }) => id === 'choghadiya')?.spans ?? [], now);
  const running = [
    ...windowSpans(day).filter(({ tone, ...span }) => tone !== 'neutral' && holding([span], now)),
    ...(part ? [part] : []),
  ];
  const told = running.map((span) => `${windowTitle(span)} ${until(span, day)}`).join(', ');
  return `${told === '' ? '' : `${told}. `}${goodWords(nextGoodWindow(day, now), day, now)}`;
}

function goodWords(good: DaySpan | null, day: Day, now: number): string {
  if (good === null) return 'Хорошего времени до восхода больше нет: важное легче перенести на завтра.';
  const { goodFor } = explain(good);
  const deeds = goodFor === undefined ? '.' : `, подходит: ${goodFor}.`;
  return Date.parse(good.start) <= now
    ? `Время хорошее${deeds}`
    : `Ближайшее хорошее время ${offsetRange(good, day)}: ${windowTitle(good)}${deeds}`;
}

function cautionWords(day: Day, now: number): string {
  const bad = windowSpans(day).filter(({ tone }) => tone === 'bad');
  const ahead = bad.filter(({ end }) => Date.parse(end) > now);
  if (ahead.length === 0) return 'Плохие окна этих суток прошли.';
  const told = ahead.map((span) =>
    Date.parse(span.start) <= now
      ? `${windowTitle(span)} ${until(span, day)}`
      : `${windowTitle(span)} ${offsetStretch(span, day)}`,
  );
  return `${told.join('; ')}: с началом важного лучше подождать.`;
}

const until = ({ end }: DaySpan, { place, date }: Day) => `до\u00a0${offsetTime(end, place, date)}`;
