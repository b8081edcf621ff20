import { normalise } from './normalise.ts';
import type { FoundPlace } from './place.ts';
import { fits, leadingWords } from './search.ts';

/** A namesake this many times smaller is not what a bare name means. modern */
const dwarfed = 20;

/**
 * The one place that a name in a file surely means: its whole name, present, former or Latin, with no namesake near it in size, in the
 * region written after a comma.
 * @param found what `searchPlaces` found for it, best first
 * @returns null where a person has to say which
 */
export function certainPlace(query: string, found: readonly FoundPlace[]): FoundPlace | null {
  const [name = '', ...remarks] = query.split(',');
  const remark = remarks.join(' ');
  const wanted = normalise(name).replace(leadingWords, '');
  const [first, ...others] = found;
  const isWhole = ({ name: own, latinName, matchedName = own }: FoundPlace) =>
    [own, latinName, matchedName].some((one) => normalise(one) === wanted);
  if (first === undefined || !isWhole(first)) return null;
  if (normalise(remark) !== '' && !fits(first, remark)) return null;
  const isRival = (other: FoundPlace) => isWhole(other) && other.population * dwarfed > first.population;
  return others.some(isRival) ? null : first;
}
