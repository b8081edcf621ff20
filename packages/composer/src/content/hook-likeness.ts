import { wordsIn } from './phrase.ts';

/** Letters by which two forms of a word are told to be one. */
const STEM = 5;
/** Shorter words join others and say nothing. */
const SHORTEST = 3;

/** Names of planets, signs and months: they differ where the turn of phrase is the same. */
const NAMES =
  /^(?:солнц|лун[аыуе]|меркур|венер|марс|юпит|сатур|уран|непту|плуто|ов[ен]н|овен|тел[ье]ц|близн|рака?$|раком|л[ье]в|льв|дев|вес[ыоа]|скорп|стрел|козер|водол|рыб|январ|февр|март|апре|ма[йя]$|июн|июл|авгу|сент|октя|нояб|дека)/u;

const turnOf = (hook: string): ReadonlySet<string> =>
  new Set(
    wordsIn(hook.toLowerCase())
      .filter((word) => word.length >= SHORTEST && !/\d/u.test(word) && !NAMES.test(word))
      .map((word) => word.slice(0, STEM)),
  );

/** How much of the turn of a first phrase one of others has as well, 0 … 1: names and dates left out. Our own measure. */
export function likeness(hook: string, others: Iterable<string>): number {
  const own = turnOf(hook);
  let most = 0;
  for (const other of others) {
    const theirs = turnOf(other);
    const shared = [...own].filter((word) => theirs.has(word)).length;
    most = Math.max(most, shared / Math.max(1, Math.min(own.size, theirs.size)));
  }
  return most;
}
