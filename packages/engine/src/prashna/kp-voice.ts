import type { House } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { type KpChart, kpNumberChart } from '../kp/kp-chart.ts';
import { kpLordsOf } from '../kp/kp-lords.ts';
import { type RulingPlanets, rulingPlanets } from '../kp/ruling-planets.ts';
import { type GrahaSignifications, grahaSignifications } from '../kp/significators.ts';
import { PRASHNA_HOUSES } from './matter.table.ts';
import type { PrashnaQuestion } from './question-sky.ts';
import { type TestimonyOf, testimony } from './testimony.ts';

/** What the school of Krishnamurti says of a question with a number. */
export interface PrashnaKp {
  readonly number: number;
  /** Sidereal degrees of the twelve cusps, by the school's ayanamsha. */
  readonly cusps: readonly number[];
  readonly bodies: KpChart['bodies'];
  /** House of the matter, its houses that grant and that deny. */
  readonly house: House;
  readonly grants: readonly House[];
  readonly denies: readonly House[];
  /** Sub lord of the cusp of the matter with what it signifies. */
  readonly subLord: GrahaSignifications;
  readonly ruling: RulingPlanets;
}

type Voice = TestimonyOf<'kp'>;

/**
 * The voice of Krishnamurti's school on a question with a number 1 … 249: the sub lord of the cusp of the matter and what it signifies,
 * that of the eleventh, the Moon, the ruling planets. [KP]
 * @returns null without such a number, and inside the polar circles, where there are no cusps
 */
export function kpVoice(ephemeris: Ephemeris, question: PrashnaQuestion): PrashnaKp | null {
  const { julianDay, place, settings, number, matter, utcOffsetSeconds } = question;
  if (number?.by !== 'kp') return null;
  const moment = { julianDay, place, ayanamsha: 'krishnamurti', node: settings.node } as const;
  const { cusps, bodies } = kpNumberChart(ephemeris, moment, number.value);
  if (!cusps) return null;
  const { house, grants, denies } = PRASHNA_HOUSES[matter].kp;
  const ruling = rulingPlanets(ephemeris, moment, utcOffsetSeconds);
  const subLord = significationsOf({ cusps, bodies }, kpLordsOf(cusps[house - 1]).sub);
  return { number: number.value, cusps, bodies, house, grants, denies, subLord, ruling };
}

/** Rulers of the moment that have to speak of the houses of the matter, of five. `modern` */
const AGREEING_RULERS = 3;

/** Testimonies of the school, counted apart from the rest. */
export function kpTestimonies(voice: PrashnaKp): readonly Voice[] {
  const { cusps, bodies, house, grants, subLord, ruling } = voice;
  const ofGraha = (graha: Graha) => significationsOf(voice, graha);
  const isOfMatter = (graha: Graha) => gradeOf(ofGraha(graha), grants) < NO_GRADE;
  const eleventh = kpLordsOf(cusps[10]).sub;
  const star = bodies.find(({ id }) => id === subLord.graha);
  const starLord = star ? kpLordsOf(star.longitude).star : subLord.graha;
  const retrograde = [...new Set([subLord.graha, starLord])].filter(
    (id) => id !== 'rahu' && id !== 'ketu' && bodies.some((body) => body.id === id && body.isRetrograde),
  );
  const agreeing = ruling.rulers.filter(({ graha }) => isOfMatter(graha)).map(({ graha }) => graha);
  const agrees = agreeing.length >= AGREEING_RULERS;
  return [
    testimony('kp', subVerdict(voice), [subLord.graha], { house, houses: housesOf(subLord) }),
    ...(retrograde.length > 0 ? [testimony('kp', 'sub-retrograde', retrograde)] : []),
    testimony('kp', agrees ? 'ruling-agree' : 'ruling-silent', [...new Set(agreeing)]),
    ...(isOfMatter('moon') ? [testimony('kp', 'moon-of-matter', ['moon'], { houses: housesOf(ofGraha('moon')) })] : []),
    ...(house === 11
      ? []
      : [testimony('kp', isOfMatter(eleventh) ? 'eleventh-yes' : 'eleventh-no', [eleventh], { house: 11 })]),
  ];
}

/** Past the four grades. */
const NO_GRADE = 4;

/** The strongest grade, 0 … 3, at which a graha signifies one of the houses. */
function gradeOf({ grades }: GrahaSignifications, houses: readonly House[]): number {
  const found = grades.findIndex((grade) => grade.some((house) => houses.includes(house)));
  return found < 0 ? NO_GRADE : found;
}

/** Yes where the sub lord signifies a granting house more strongly than any denying one. */
function subVerdict({ subLord, grants, denies }: PrashnaKp): 'sub-yes' | 'sub-mixed' | 'sub-no' {
  const [granting, denying] = [gradeOf(subLord, grants), gradeOf(subLord, denies)];
  if (granting === NO_GRADE || granting > denying) return 'sub-no';
  return granting < denying ? 'sub-yes' : 'sub-mixed';
}

function housesOf({ grades }: GrahaSignifications): readonly House[] {
  return [...new Set(grades.flat())].sort((a, b) => a - b);
}

function significationsOf(
  houses: { readonly cusps: readonly number[]; readonly bodies: KpChart['bodies'] },
  graha: Graha,
): GrahaSignifications {
  const found = grahaSignifications(houses).find((one) => one.graha === graha);
  if (!found) throw new Error(`No ${graha} in the chart`);
  return found;
}
