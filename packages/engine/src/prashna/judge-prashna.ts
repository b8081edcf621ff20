import type { House, Sign } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import type { Chart } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { arudhaLagna, chartTestimonies, moonTestimonies } from './chart-testimonies.ts';
import { considerationTestimonies } from './considerations.ts';
import { kpTestimonies, kpVoice, type PrashnaKp } from './kp-voice.ts';
import { contactsOf, type PrashnaContact, timeTestimonies } from './perfection-time.ts';
import { type PrashnaQuestion, questionSky } from './question-sky.ts';
import { supportTestimonies } from './support-testimonies.ts';
import type { PrashnaTestimony } from './testimony.ts';
import { type PrashnaVerdict, pointsOf, verdictOf } from './verdict.ts';
import { yogaTestimonies } from './yoga-testimonies.ts';

/** A question judged. */
export interface Prashna {
  /** Sidereal, whole signs; its ascendant is that of the number where there is one. */
  readonly chart: Chart;
  readonly lagna: Sign;
  readonly house: House;
  /** Sign of the house of the matter. */
  readonly karya: Sign;
  readonly lagnesh: ClassicalGraha;
  readonly karyesh: ClassicalGraha;
  readonly arudha: Sign;
  /** Part by part. */
  readonly testimonies: readonly PrashnaTestimony[];
  readonly verdict: PrashnaVerdict;
  /** Sum of the testimonies without those of Krishnamurti's school. */
  readonly points: number;
  /** Next exact aspects among the two lords and the Moon, in order. */
  readonly contacts: readonly PrashnaContact[];
  readonly kp: PrashnaKp | null;
}

/**
 * Judges a question by the tajika yogas of the lord of the lagna, the lord of the matter and the Moon, with what helps and hinders, the
 * time, and the voice of Krishnamurti's school where a number 1 … 249 is told. [PT 1–2; TN 2; KP]
 * @throws EphemerisRangeError outside 1800–2399
 */
export function judgePrashna(ephemeris: Ephemeris, question: PrashnaQuestion): Prashna {
  const sky = questionSky(ephemeris, question);
  const contacts = contactsOf(ephemeris, sky);
  const kp = kpVoice(ephemeris, question);
  const testimonies: readonly PrashnaTestimony[] = [
    ...yogaTestimonies(sky),
    ...chartTestimonies(sky),
    ...moonTestimonies(sky),
    ...supportTestimonies(sky),
    ...considerationTestimonies(ephemeris, sky),
    ...timeTestimonies(sky, contacts),
    ...(kp ? kpTestimonies(kp) : []),
  ];
  const { chart, lagna, house, karya, lagnesh, karyesh } = sky;
  return {
    chart,
    lagna,
    house,
    karya,
    lagnesh,
    karyesh,
    arudha: arudhaLagna(sky),
    testimonies,
    verdict: verdictOf(testimonies),
    points: pointsOf(testimonies),
    contacts,
    kp,
  };
}
