import { arcForward } from '../angle/degrees.ts';
import { countSigns, modalityOf, type Sign } from '../angle/sign.ts';
import { isMoonBenefic } from '../bala/benefic.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { arudhaOf } from '../state/arudha.ts';
import { isharaphaOf, isStrong, isWeak, itthashalaOf } from '../tajaka/tajaka-yoga.ts';
import { planetOf, tajakaAspect } from '../tajaka/varsha.ts';
import type { QuestionSky } from './question-sky.ts';
import { type PrashnaTestimony, type TestimonyOf, testimony } from './testimony.ts';

/** Signs that rise with the head first, and with the back first; Pisces rises both ways. */
const SIRSHODAYA: readonly Sign[] = [3, 5, 6, 7, 8, 11];
const PRISHTODAYA: readonly Sign[] = [1, 2, 4, 9, 10];

/** How the lagna rises and moves, how strong the two lords are, where the arudha falls. */
export function chartTestimonies(sky: QuestionSky): readonly PrashnaTestimony[] {
  const { lagna, lagnesh, karyesh } = sky;
  const rising = SIRSHODAYA.includes(lagna) ? 'sirshodaya' : PRISHTODAYA.includes(lagna) ? 'prishtodaya' : 'ubhayodaya';
  return [
    testimony('lagna', modalityOf(lagna)),
    testimony('lagna', rising),
    testimony('lagnesh', strengthOf(sky, lagnesh), [lagnesh]),
    ...(karyesh === lagnesh ? [] : [testimony('karyesh', strengthOf(sky, karyesh), [karyesh])]),
    arudhaTestimony(sky),
  ];
}

/** The arudha of the lagna of a question. [BPHS 29.1–5] */
export function arudhaLagna({ lagna, lagnesh, varsha }: QuestionSky): Sign {
  return arudhaOf(lagna, planetOf(varsha, lagnesh).sign);
}

function arudhaTestimony(sky: QuestionSky): TestimonyOf<'arudha'> {
  const house = countSigns(sky.lagna, arudhaLagna(sky));
  const id = [6, 8, 12].includes(house) ? 'hidden' : [2, 3, 11].includes(house) ? 'gain' : 'good';
  return testimony('arudha', id, [], { house });
}

function strengthOf({ varsha }: QuestionSky, id: ClassicalGraha) {
  const planet = planetOf(varsha, id);
  if (isStrong(varsha, planet)) return 'strong';
  return isWeak(varsha, planet) ? 'weak' : 'middle';
}

/** Houses where the Moon helps: quadrants, trines, the second and the eleventh. */
const GOOD_FOR_MOON: readonly number[] = [1, 2, 4, 5, 7, 9, 10, 11];

/** The Moon, who stands for the wish of the one who asks: her light, house, company and what she goes to. */
export function moonTestimonies({ varsha, lagnesh, karyesh }: QuestionSky): readonly TestimonyOf<'moon'>[] {
  const moon = planetOf(varsha, 'moon');
  const isBright = isMoonBenefic(arcForward(planetOf(varsha, 'sun').longitude, moon.longitude), 'bright-half');
  const from = (ids: readonly ClassicalGraha[], kind: 'friendly' | 'hostile') =>
    ids.filter((id) => {
      const { sign } = planetOf(varsha, id);
      return (kind === 'friendly' && sign === moon.sign) || tajakaAspect(sign, moon.sign) === kind;
    });
  const benefics = from(['jupiter', 'venus'], 'friendly');
  const malefics = from(['mars', 'saturn'], 'hostile');
  const found = [testimony('moon', isBright ? 'bright' : 'dark', ['moon'])];
  const isIll = [6, 8, 12].includes(moon.house);
  if (isIll || GOOD_FOR_MOON.includes(moon.house))
    found.push(testimony('moon', isIll ? 'placed-ill' : 'placed-well', ['moon'], { house: moon.house }));
  if (benefics.length > 0) found.push(testimony('moon', 'with-benefic', ['moon', ...benefics]));
  if (malefics.length > 0) found.push(testimony('moon', 'with-malefic', ['moon', ...malefics]));
  if (lagnesh === 'moon' || karyesh === 'moon') return found;
  const goingToMatter = itthashalaOf(varsha, 'moon', karyesh);
  if (goingToMatter) found.push(testimony('moon', 'to-karyesh', ['moon', karyesh], { gap: goingToMatter.gap }));
  const parted = isharaphaOf(varsha, 'moon', karyesh);
  if (parted) found.push(testimony('moon', 'from-karyesh', ['moon', karyesh], { gap: parted.gap }));
  const goingToLord = lagnesh === karyesh ? null : itthashalaOf(varsha, 'moon', lagnesh);
  if (goingToLord) found.push(testimony('moon', 'to-lagnesh', ['moon', lagnesh], { gap: goingToLord.gap }));
  return found;
}
