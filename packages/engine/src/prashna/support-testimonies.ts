import type { House, Sign } from '../angle/sign.ts';
import { countSigns } from '../angle/sign.ts';
import { beneficsOf } from '../bala/benefic.ts';
import type { ClassicalGraha, Graha } from '../bodies.ts';
import { bodyOf } from '../chart/chart.ts';
import { grahaLongitudes } from '../state/placement.ts';
import { isharaphaOf, itthashalaOf } from '../tajaka/tajaka-yoga.ts';
import { planetOf, tajakaAspect } from '../tajaka/varsha.ts';
import type { QuestionSky } from './question-sky.ts';
import { type TestimonyOf, testimony } from './testimony.ts';

type Support = TestimonyOf<'support'>;

/** The lagna has a part of its own. */
const OTHER_KENDRAS: readonly number[] = [4, 7, 10];
const UPACHAYAS: readonly number[] = [3, 6, 11];

/**
 * What helps and hinders by house: how the two lords look at the lagna, at the matter and at each other, and where benefics and malefics
 * stand. The lords and the Moon have parts of their own and are left out of the latter. [PT 2.3–4]
 */
export function supportTestimonies(sky: QuestionSky): readonly Support[] {
  return [...lordTestimonies(sky), ...companyTestimonies(sky)];
}

const sees = (from: Sign, to: Sign) => tajakaAspect(from, to) !== 'none';

function lordTestimonies({ varsha, lagna, karya, house, lagnesh, karyesh }: QuestionSky): readonly Support[] {
  const [own, asked] = [planetOf(varsha, lagnesh).sign, planetOf(varsha, karyesh).sign];
  const found: Support[] = [];
  if (sees(own, lagna)) found.push(testimony('support', 'lagnesh-sees-lagna', [lagnesh]));
  if (house === 1) return found;
  if (own === karya) found.push(testimony('support', 'lagnesh-in-karya', [lagnesh]));
  else if (sees(own, karya)) found.push(testimony('support', 'lagnesh-sees-karya', [lagnesh]));
  if (sees(asked, karya)) found.push(testimony('support', 'karyesh-sees-karya', [karyesh]));
  if (lagnesh === karyesh) return found;
  if (asked === lagna) found.push(testimony('support', 'karyesh-in-lagna', [karyesh]));
  else if (sees(asked, lagna)) found.push(testimony('support', 'karyesh-sees-lagna', [karyesh]));
  // What they make of the aspect by degrees is told among the yogas.
  const isToldByDegrees = itthashalaOf(varsha, lagnesh, karyesh) ?? isharaphaOf(varsha, lagnesh, karyesh);
  if (sees(own, asked) && !isToldByDegrees) found.push(testimony('support', 'lords-in-aspect', [lagnesh, karyesh]));
  const moon = planetOf(varsha, 'moon').sign;
  if (lagnesh !== 'moon' && karyesh !== 'moon' && sees(moon, own) && sees(moon, asked))
    found.push(testimony('support', 'moon-sees-both', ['moon', lagnesh, karyesh]));
  return found;
}

const MALEFICS = ['sun', 'mars', 'saturn', 'rahu', 'ketu'] as const satisfies readonly Graha[];

function companyTestimonies(sky: QuestionSky): readonly Support[] {
  const { chart, lagna, karya, house, lagnesh, karyesh } = sky;
  const benefic = beneficsOf(grahaLongitudes(chart), 'bright-half');
  const isOther = (id: Graha) => id !== lagnesh && id !== karyesh;
  const benefics = (['mercury', 'jupiter', 'venus'] as const).filter((id) => benefic.has(id) && isOther(id));
  const malefics = MALEFICS.filter(isOther);
  const signOf = (id: Graha) => bodyOf(chart, id).sign;
  const houseOf = (id: Graha): House => countSigns(lagna, signOf(id));
  const at = (ids: readonly Graha[], houses: readonly number[]) => ids.filter((id) => houses.includes(houseOf(id)));
  /** The nodes look at nothing in tajika. */
  const on = (ids: readonly Graha[], kind: 'friendly' | 'hostile') =>
    ids.filter((id) => signOf(id) === karya || (isDisc(id) && tajakaAspect(signOf(id), karya) === kind));
  const told = (id: Support['id'], grahas: readonly Graha[]) =>
    grahas.length > 0 ? [testimony('support', id, grahas)] : [];
  return [
    ...told('benefic-in-lagna', at(benefics, [1])),
    ...told('malefic-in-lagna', at(malefics, [1])),
    ...told('benefic-in-kendra', at(benefics, OTHER_KENDRAS)),
    ...told('malefic-in-kendra', at(malefics, OTHER_KENDRAS)),
    ...told(
      'malefic-in-upachaya',
      at(
        malefics,
        UPACHAYAS.filter((one) => one !== house),
      ),
    ),
    ...(house === 1 ? [] : told('benefic-on-karya', on(benefics, 'friendly'))),
    ...(house === 1 ? [] : told('malefic-on-karya', on(malefics, 'hostile'))),
  ];
}

function isDisc(id: Graha): id is ClassicalGraha {
  return id !== 'rahu' && id !== 'ketu';
}
