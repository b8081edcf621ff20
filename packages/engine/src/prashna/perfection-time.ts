import { arcForward } from '../angle/degrees.ts';
import { modalityOf } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { itthashalaOf } from '../tajaka/tajaka-yoga.ts';
import { mover } from '../transit/motion.ts';
import { type MajorAspect, mutualAspects } from '../western/mutual-aspects.ts';
import { PRASHNA_DAYS } from './prashna.ids.ts';
import type { QuestionSky } from './question-sky.ts';
import { type TestimonyOf, testimony } from './testimony.ts';

/** An aspect that becomes exact. */
export interface PrashnaContact {
  readonly a: ClassicalGraha;
  readonly b: ClassicalGraha;
  readonly aspect: MajorAspect;
  /** Julian day (UT). */
  readonly julianDay: number;
}

/** The next exact aspect of each two among the lord of the lagna, the lord of the matter and the Moon within sixty days. */
export function contactsOf(
  ephemeris: Ephemeris,
  { question, lagnesh, karyesh }: QuestionSky,
): readonly PrashnaContact[] {
  const { julianDay, settings } = question;
  const movers = [...new Set<ClassicalGraha>([lagnesh, karyesh, 'moon'])].map((id) =>
    mover(ephemeris, id, { ...settings, zodiac: 'sidereal' }),
  );
  const all = mutualAspects(movers, julianDay, julianDay + PRASHNA_DAYS);
  const first = new Map<string, PrashnaContact>();
  for (const { a, b, aspect, julianDay: at } of all.sort((one, other) => one.julianDay - other.julianDay)) {
    const pair = `${a} ${b}`;
    if (!first.has(pair)) first.set(pair, { a, b, aspect, julianDay: at });
  }
  return [...first.values()];
}

/** Days for a degree that the itthashala of the two lords lacks. */
const DAYS_A_DEGREE = 12;
/** The arc from the lagna to the tenth, trebled and divided by forty, is days; for a fixed lagna twice, for a dual one thrice as many. */
const TENTH_SHARE = 3 / 40;
const TENTH_TIMES = { movable: 1, fixed: 2, dual: 3 } as const;

/** When a matter may come to pass: by the exact aspect of an itthashala, by its degrees, by the arc to the tenth house. `modern` */
export function timeTestimonies(
  { question, chart, varsha, lagna, lagnesh, karyesh }: QuestionSky,
  contacts: readonly PrashnaContact[],
): readonly TestimonyOf<'time'>[] {
  const found: TestimonyOf<'time'>[] = [];
  const forming = lagnesh === karyesh ? null : itthashalaOf(varsha, lagnesh, karyesh);
  if (forming) {
    const exact = contacts.find(({ a, b }) => [a, b].includes(lagnesh) && [a, b].includes(karyesh));
    const lords = [forming.faster, forming.slower];
    if (exact) found.push(testimony('time', 'exact', lords, afterDays(exact.julianDay - question.julianDay)));
    const days = forming.gap * DAYS_A_DEGREE;
    const unit = days < 14 ? 'days' : days < 60 ? 'weeks' : 'months';
    found.push(testimony('time', unit, lords, { gap: forming.gap, ...afterDays(days) }));
  }
  if (!question.number) {
    const arc = arcForward(chart.ascendant.longitude, chart.midheaven);
    found.push(testimony('time', 'tenth', [], afterDays(arc * TENTH_SHARE * TENTH_TIMES[modalityOf(lagna)])));
  }
  return found;

  function afterDays(days: number) {
    return { days, julianDay: question.julianDay + days };
  }
}
