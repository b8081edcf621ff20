import type { Rule } from '@nebosvod/contracts/rule';
import { countSigns, signs } from '@nebosvod/engine/angle/sign';
import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import { signLord } from '@nebosvod/engine/state/dignity';
import type { SixteenYoga, SixteenYogaId } from '@nebosvod/engine/tajaka/sixteen-yogas';
import type { Tajaka } from '@nebosvod/engine/tajaka/tajaka';
import { planetOf } from '@nebosvod/engine/tajaka/varsha';
import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { houseForms, listed } from '../language/forms.ts';
import {
  TAJAKA_YOGA_OPENINGS,
  TAJAKA_YOGA_OPENINGS_OF_ONE,
  TAJAKA_YOGA_OPENINGS_OF_SEVERAL,
} from '../language/tajaka-line.table.ts';
import { weaknessWords } from '../language/weakness.ts';
import { weakAmong } from '../rule/weakness.ts';
import type { Line } from '../weigh/testimony.ts';

/** A yoga of the year with all its figures, those of the leaders of the year first. */
interface YearYoga {
  readonly id: SixteenYogaId;
  readonly figures: readonly SixteenYoga[];
}

/** Planets of yogas of one that are named with their houses, and further pairs that are named at all. */
const NAMED = 3;
/** A yoga of more planets is one of the whole chart: there is nobody to name. */
const MOST_PARTICIPANTS = 4;

/** Yogas of a year, each once: whom it ties is told of the lord of the year's lagna first, of the lords of the year and of the muntha next. */
export function yearYogas({ yogas, yearLord, bearers }: Tajaka): readonly YearYoga[] {
  const leaders = [bearers.yearLagnaLord, yearLord.planet, bearers.munthaLord];
  const rankOf = ({ participants }: SixteenYoga) => {
    const found = leaders.findIndex((leader) => participants.slice(0, 2).includes(leader));
    return found < 0 ? leaders.length : found;
  };
  return [...new Set(yogas.map(({ id }) => id))].map((id) => {
    const own = yogas.filter((yoga) => yoga.id === id).sort((a, b) => rankOf(a) - rankOf(b));
    const byPair = new Map(own.reverse().map((one) => [[...one.participants.slice(0, 2)].sort().join(' '), one]));
    return { id, figures: [...byPair.values()].reverse() };
  });
}

/** Who makes a yoga of the year: the first figure with the houses that its planets rule, the others by name. */
export function yogaOpening(year: Tajaka, { id, figures }: YearYoga, rule: Rule): Line | null {
  const [first, ...others] = figures;
  const count = first?.participants.length ?? 0;
  if (!first || count > MOST_PARTICIPANTS) return null;
  if (count === 1) {
    const ways = others.length === 0 ? TAJAKA_YOGA_OPENINGS_OF_ONE : TAJAKA_YOGA_OPENINGS_OF_SEVERAL;
    return { ways, slots: { names: singles(year, id, figures) }, rules: [rule] };
  }
  const [a, b] = first.participants;
  // Radda spoils what itthashala has named.
  const pairs = (id === 'radda' ? [] : others.slice(0, NAMED)).map(({ participants: [one, other] }) => {
    return `${grahaName(one)} с ${grahaCase(other, 'instrumental')}`;
  });
  const names = [
    `${named(year, a, ' года')}, и ${named(year, b)}`,
    ...beside(year, first),
    ...(pairs.length === 0 ? [] : [`так же стоят ${listed(pairs)}`]),
  ].join('; ');
  return { ways: TAJAKA_YOGA_OPENINGS, slots: { names }, rules: [rule] };
}

function singles(year: Tajaka, id: SixteenYogaId, figures: readonly SixteenYoga[]): string {
  const others = figures.slice(NAMED).map(({ participants: [graha] }) => grahaName(graha));
  return figures
    .slice(0, NAMED)
    .map(({ participants: [graha] }, index) => {
      const [weak] = id === 'durapha' ? weakAmong(year.varsha, [graha]) : [];
      // The lord of the year was told strong by the other measure.
      const isTold = graha === year.yearLord.planet && year.strengths[graha].band === 'strong';
      const still = isTold ? '; силы в баллах при этом довольно' : '';
      const reasons = weak ? ` (${weaknessWords(planetOf(year.varsha, graha), weak.weaknesses)}${still})` : '';
      return `${named(year, graha, index === 0 ? ' года' : '')}${reasons}`;
    })
    .concat(others.length === 0 ? [] : [`кроме них ${listed(others)}`])
    .join('; ');
}

/** What a third planet does for the two, or which of them does what. */
function beside({ varsha }: Tajaka, { id, participants: [a, b, third, fourth] }: SixteenYoga): string[] {
  switch (id) {
    case 'nakta':
      return [`посредник между ними ${grahaName(third)}`];
    case 'yamaya':
      return [`собирает их свет ${grahaName(third)}`];
    case 'manau':
      return [`мешает им ${grahaName(third)}`];
    case 'dutthottha-davira':
      return [`помогает им ${grahaName(third)}`];
    case 'gairi-kambula':
      return [`поддержит Луну ${grahaName(fourth)}`];
    case 'dupphalikuttha':
      return [`просит здесь ${grahaName(a)}`];
    case 'tambira':
      return [`на пороге знака стоит ${grahaName(a)}`];
    case 'radda': {
      const weak = weakAmong(varsha, [a, b], 'spoiling').map(({ graha, weaknesses }) => {
        return `у ${grahaCase(graha, 'genitive')} (${weaknessWords(planetOf(varsha, graha), weaknesses)})`;
      });
      return [`слабость здесь ${listed(weak)}`];
    }
    default:
      return [];
  }
}

/** «Меркурий, владыка седьмого и десятого домов года». */
function named({ varsha }: Tajaka, graha: ClassicalGraha, ofWhat = ''): string {
  const [first, second] = signs
    .filter((sign) => signLord(sign) === graha)
    .map((sign) => countSigns(varsha.lagna, sign))
    .sort((a, b) => a - b)
    .map((house) => String(houseForms(house).genitive));
  const houses = second ? `${first.replace(/ дома$/, '')} и ${second.replace(/ дома$/, ' домов')}` : first;
  return `${grahaName(graha)}, владыка ${houses}${ofWhat}`;
}
