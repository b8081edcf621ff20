import { signOf } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { combustionOf } from '../state/combustion.ts';
import { gandantaOf } from '../state/sensitive-degree.ts';
import { isLeaving } from '../tajaka/tajaka-yoga.ts';
import { planetOf, tajakaAspect } from '../tajaka/varsha.ts';
import { ingresses, mover } from '../transit/motion.ts';
import { mutualAspects } from '../western/mutual-aspects.ts';
import type { QuestionSky } from './question-sky.ts';
import { type TestimonyOf, testimony } from './testimony.ts';

type Consideration = TestimonyOf<'consideration'>;

/** Degrees from either end of a sign where four minutes of time make it another. */
const EDGE = 1;
/** Longer than the Moon stays in a sign. */
const MOON_STAY = 3;

/** What warns before a question is judged; the first of them forbids it. [PT 1.2–4] */
export function considerationTestimonies(ephemeris: Ephemeris, sky: QuestionSky): readonly Consideration[] {
  return [
    ...insincere(sky),
    ...lagnaEdge(sky),
    ...moonConsiderations(ephemeris, sky),
    ...gandantas(sky),
    ...upagrahas(sky),
    ...lordStates(sky),
  ];
}

/**
 * The one who asks does not mean it: the Moon in the lagna, Saturn in a quadrant and Mercury combust; or Mars and Mercury look at the Moon
 * in the lagna. [PT 1.2–4]
 */
function insincere({ varsha }: QuestionSky): readonly Consideration[] {
  const moon = planetOf(varsha, 'moon');
  if (moon.house !== 1) return [];
  const looks = (id: ClassicalGraha) => tajakaAspect(planetOf(varsha, id).sign, moon.sign) !== 'none';
  const mercury = planetOf(varsha, 'mercury');
  const isSaturnAngular = [1, 4, 7, 10].includes(planetOf(varsha, 'saturn').house);
  if (isSaturnAngular && combustionOf(mercury, planetOf(varsha, 'sun').longitude)?.isCombust)
    return [testimony('consideration', 'insincere', ['moon', 'saturn', 'mercury'])];
  return looks('mars') && looks('mercury')
    ? [testimony('consideration', 'insincere', ['moon', 'mars', 'mercury'])]
    : [];
}

function lagnaEdge({ chart: { ascendant }, question: { number } }: QuestionSky): readonly Consideration[] {
  const degree = ascendant.degreeInSign;
  if (number || (degree >= EDGE && degree < 30 - EDGE)) return [];
  return [testimony('consideration', degree < EDGE ? 'lagna-early' : 'lagna-late', [], { degree })];
}

/** The Moon makes no exact aspect before she leaves her sign, or stands in its last degree. */
function moonConsiderations(ephemeris: Ephemeris, { varsha, question }: QuestionSky): readonly Consideration[] {
  const moon = planetOf(varsha, 'moon');
  const { julianDay, settings } = question;
  const movers = CLASSICAL_GRAHAS.map((id) => mover(ephemeris, id, { ...settings, zodiac: 'sidereal' }));
  const own = movers.find(({ body }) => body === 'moon');
  const leaves = own && ingresses(own, 12, julianDay, julianDay + MOON_STAY)[0]?.julianDay;
  const meets =
    leaves !== undefined && mutualAspects(movers, julianDay, leaves).some(({ a, b }) => a === 'moon' || b === 'moon');
  return [
    ...(meets ? [] : [testimony('consideration', 'moon-void', ['moon'])]),
    ...(isLeaving(moon) ? [testimony('consideration', 'moon-late', ['moon'], { degree: moon.degree })] : []),
  ];
}

function gandantas({ chart, varsha, question }: QuestionSky): readonly Consideration[] {
  const moon = planetOf(varsha, 'moon');
  const { longitude, degreeInSign } = chart.ascendant;
  return [
    ...(!question.number && gandantaOf(longitude)
      ? [testimony('consideration', 'gandanta', [], { degree: degreeInSign })]
      : []),
    ...(gandantaOf(moon.longitude) ? [testimony('consideration', 'gandanta', ['moon'], { degree: moon.degree })] : []),
  ];
}

function upagrahas({ lagna, varsha, upagrahas: found }: QuestionSky): readonly Consideration[] {
  if (!found) return [];
  const moonSign = planetOf(varsha, 'moon').sign;
  const points = ['gulika', 'mandi'] as const;
  const inLagna = points.find((point) => signOf(found[point]) === lagna);
  const withMoon = points.find((point) => signOf(found[point]) === moonSign);
  return [
    ...(inLagna ? [testimony('consideration', 'gulika-in-lagna', [], { point: inLagna })] : []),
    ...(withMoon ? [testimony('consideration', 'gulika-with-moon', ['moon'], { point: withMoon })] : []),
  ];
}

function lordStates({ varsha, lagnesh, karyesh }: QuestionSky): readonly Consideration[] {
  const sun = planetOf(varsha, 'sun').longitude;
  const isCombust = (id: ClassicalGraha) => combustionOf(planetOf(varsha, id), sun)?.isCombust ?? false;
  const isRetrograde = (id: ClassicalGraha) => planetOf(varsha, id).isRetrograde;
  const hasOther = karyesh !== lagnesh;
  return [
    ...(isCombust(lagnesh) ? [testimony('consideration', 'lagnesh-combust', [lagnesh])] : []),
    ...(isRetrograde(lagnesh) ? [testimony('consideration', 'lagnesh-retrograde', [lagnesh])] : []),
    ...(hasOther && isCombust(karyesh) ? [testimony('consideration', 'karyesh-combust', [karyesh])] : []),
    ...(hasOther && isRetrograde(karyesh) ? [testimony('consideration', 'karyesh-retrograde', [karyesh])] : []),
  ];
}
