import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { directionTable } from '@nebosvod/terms/day-period.table';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { termName } from '@nebosvod/terms/name';
import { offsetRange, offsetStretch } from '../offset-text.ts';
import { windowSpans } from './day-spans.ts';
import type { Fact } from './fact.ts';
import { type DaySpan, panchakaKindName, type Tone } from './term.ts';

type Day = PanchangaDayAnswer;

/** Windows and combinations of a day that are valued alike, windows in order of time first. Empty where the Sun does not rise. */
export function windowFacts(day: Day, tone: Tone): readonly Fact[] {
  const spans = [...windowSpans(day), ...combinations(day), ...panchaka(day)].filter((span) => span.tone === tone);
  const facts = spans.map((span): Fact => {
    const note = noteOf(day, span);
    return {
      key: span.key,
      label: '',
      value: isLong(span) ? offsetStretch(span, day) : offsetRange(span, day),
      ...(note === undefined ? {} : { note }),
      span,
    };
  });
  return tone === 'bad' ? [...facts, ...direction(day)] : facts;
}

/** What is made by a star or a tithi runs with it to the edges of the day; a window has both its ends told. */
const isLong = ({ term }: DaySpan) => term.kind !== 'window' || term.id === 'panchaka';

/** Combinations of the weekday with stars and tithis, and the twenty-eight of Ananda. */
function combinations(day: Day): readonly DaySpan[] {
  return [
    ...joined(day.dayYogas).map(
      (yoga, order): DaySpan => ({
        key: `yoga-of-day-${order}`,
        term: { kind: 'dayYoga', id: yoga.id },
        start: yoga.start,
        end: yoga.end,
        tone: yoga.quality,
      }),
    ),
    ...day.anandadi.map(
      (yoga, order): DaySpan => ({
        key: `anandadi-${order}`,
        term: { kind: 'anandadi', index: yoga.index },
        start: yoga.start,
        end: yoga.end,
        tone: yoga.quality,
      }),
    ),
  ];
}

/** A combination that two stars running make is one, but for the one that is told with its star. */
function joined(yogas: Day['dayYogas']): Day['dayYogas'] {
  return yogas.flatMap((yoga) => {
    if (yoga.id === 'ganda-mula') return [yoga];
    const isNext = (one: typeof yoga, other: typeof yoga) => one.id === other.id && one.end === other.start;
    if (yogas.some((before) => isNext(before, yoga))) return [];
    const after = yogas.find((one) => isNext(yoga, one));
    return [after ? { ...yoga, end: after.end } : yoga];
  });
}

function panchaka({ panchaka: found }: Day): readonly DaySpan[] {
  return found === null
    ? []
    : [
        {
          key: 'panchaka',
          term: { kind: 'window', id: 'panchaka' },
          start: found.start,
          end: found.end,
          tone: found.kind === 'raja' ? 'neutral' : 'bad',
        },
      ];
}

/** What its name alone does not say. */
function noteOf(day: Day, { term, start }: DaySpan): string | undefined {
  // Names like Саумья say nothing of what they are.
  if (term.kind === 'anandadi') return 'анандади';
  if (term.kind === 'window' && term.id === 'panchaka')
    return panchakaKindName(day.panchaka?.kind ?? null) ?? undefined;
  // The one that two stars running may make: without their names it stands twice.
  const star = day.dayYogas.find((yoga) => yoga.id === 'ganda-mula' && yoga.start === start);
  return term.kind === 'dayYoga' && term.id === 'ganda-mula' && star ? nakshatraName(star.nakshatra) : undefined;
}

/** The side of the world that is not travelled to. */
function direction({ dishaShula }: Day): readonly Fact[] {
  return dishaShula === null
    ? []
    : [
        {
          key: 'disha-shula',
          label: 'Диша-шула',
          value: termName(directionTable, dishaShula),
          note: 'туда не выезжают',
        },
      ];
}
