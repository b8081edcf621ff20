import { separation } from '../../angle/degrees.ts';
import { elementOf } from '../../angle/sign.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import { TRIPLICITY } from '../dignity.table.ts';
import { lordsOf } from '../dignity.ts';
import { COMBUST } from '../points/accidental.ts';
import type { HORARY_CONSIDERATIONS } from './horary.ids.ts';
import type { HorarySky } from './perfection.ts';
import { type QuestionChart, questionPlanet } from './question.ts';

export type HoraryConsideration = (typeof HORARY_CONSIDERATIONS)[number];

/** Quality of a planet: hot or cold, dry or moist; planets of one nature may stand for each other. [modern] */
const NATURE: Readonly<Record<ClassicalGraha, string>> = {
  saturn: 'cold dry',
  jupiter: 'hot moist',
  mars: 'hot dry',
  sun: 'hot dry',
  venus: 'cold moist',
  mercury: 'cold dry',
  moon: 'cold moist',
};

/** The burnt way, tropical degrees: 15° of Libra to 15° of Scorpio. */
const VIA_COMBUSTA = [195, 225] as const;
/** Signs in which a Moon void of course does less harm. Read as the 64th consideration of Bonatti: docs/horary.md. */
const MILD_SIGNS: readonly number[] = [2, 4, 9, 12];

/**
 * What warns before a question is judged; empty when nothing does. What hangs on houses or on the hour is left out where they do not
 * exist. [Lilly p. 121 for the first of them, the rest modern]
 */
export function considerationsOf(chart: QuestionChart, sky: HorarySky): readonly HoraryConsideration[] {
  const { ascendant, cusps } = chart;
  const moon = questionPlanet(chart, 'moon');
  const found: [HoraryConsideration, boolean][] = [
    ['hour-disagrees', doesHourDisagree(chart)],
    ['early-ascendant', ascendant.degreeInSign < 3],
    ['late-ascendant', ascendant.degreeInSign >= 27],
    ['moon-late', moon.degreeInSign >= 27],
    ['via-combusta', moon.longitude >= VIA_COMBUSTA[0] && moon.longitude < VIA_COMBUSTA[1]],
    ['moon-void', isVoid(sky) && !MILD_SIGNS.includes(moon.sign)],
  ];
  if (cusps !== null) {
    const lord = lordsOf(cusps[0], null).domicile;
    const seventh = questionPlanet(chart, lordsOf(cusps[6], null).domicile);
    const saturn = questionPlanet(chart, 'saturn');
    const isAfflicted =
      seventh.isRetrograde ||
      isCombust(chart, seventh.id) ||
      seventh.dignity.has.some((id) => id === 'fall' || id === 'detriment');
    found.push(
      ['ascendant-lord-combust', isCombust(chart, lord)],
      ['seventh-lord-afflicted', isAfflicted],
      ['saturn-in-first', saturn.house === 1],
      ['saturn-in-seventh', saturn.house === 7],
    );
  }
  return found.flatMap(([id, holds]) => (holds ? [id] : []));
}

/** The lord of the hour is neither the lord of the ascendant, nor of its nature, nor a lord of the rising triplicity. */
function doesHourDisagree({ ascendant, hourLord }: QuestionChart): boolean {
  if (hourLord === 'POLAR_DAY' || hourLord === 'POLAR_NIGHT') return false;
  const lord = lordsOf(ascendant.longitude, null).domicile;
  const { day, night } = TRIPLICITY[elementOf(ascendant.sign)];
  return hourLord !== lord && NATURE[hourLord] !== NATURE[lord] && hourLord !== day && hourLord !== night;
}

function isCombust(chart: QuestionChart, id: ClassicalGraha): boolean {
  if (id === 'sun') return false;
  return separation(questionPlanet(chart, id).longitude, questionPlanet(chart, 'sun').longitude) <= COMBUST;
}

/** The Moon makes no exact aspect before she leaves her sign. */
function isVoid({ contacts }: HorarySky): boolean {
  return !contacts.some(({ a, b }) => a === 'moon' || b === 'moon');
}
