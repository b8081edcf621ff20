import { fits, type Slots } from './template.ts';

const ENDING = /[аеёиоуыэюяйь]+[мхв]?$/;
/** Words of themes that only join others. */
const JOINING = /^(?:без|через|прежде)$/;

/** What a word keeps in its cases: «дорога» and «дорогой» alike; null of the shortest. */
function stemOf(word: string): string | null {
  if (word.length < 3 || JOINING.test(word)) return null;
  const stem = word.replace(ENDING, '');
  return stem.length < 3 ? word : stem;
}

function stemsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => stemOf(word) ?? []);
}

/** Whether two texts share a root, as far as the beginnings of their words tell: «учит» and «учителя». */
export function echoes(text: string, other: string): boolean {
  const stems = stemsOf(other);
  return stemsOf(text).some((one) => stems.some((two) => one.startsWith(two) || two.startsWith(one)));
}

/** Of the ways that fit the slots those that do not repeat a root of what goes into them; all the ways where each does. */
export function withoutEcho(ways: readonly string[], slots: Slots): readonly string[] {
  const words = Object.entries(slots).flatMap(([name, word]) => (typeof word === 'string' ? [{ name, word }] : []));
  const silent = ways.filter((way) => {
    const bare = way.replaceAll(/\{[^}]*\}/g, ' ');
    return fits(way, slots) && !words.some(({ name, word }) => way.includes(`{${name}}`) && echoes(bare, word));
  });
  return silent.length > 0 ? silent : ways;
}
