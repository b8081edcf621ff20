import type { SourceRow } from './source-row.ts';
import { formerUnion } from './source-row.ts';
import { transcribe } from './transcribe.ts';

const russianLetters = /^[А-ЯЁ][А-Яа-яЁё0-9 .'’-]*$/;

/** Names of a row that could be Russian: Russian letters only, without a bracketed remark. */
function russianCandidates(row: SourceRow): string[] {
  const found = new Set<string>();
  for (const alternate of row.alternates) {
    const name = alternate
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/^(г\.|город|Горад|Град|пос[её]лок|село)\s+/iu, '')
      .replace(/[–—]/g, '-')
      .trim();
    if (russianLetters.test(name) && /[а-яё]/.test(name)) found.add(name);
  }
  return [...found];
}

/** Marks of Ukrainian, Belarusian, Bulgarian and Romanian spelling that uses Russian letters only, with their weight. */
const foreignMarks: readonly (readonly [RegExp, number])[] = [
  [/(ськ|цьк|зьк|ськый|ець$)/, 4],
  [/ъ(?![еёюя])/, 4],
  [/[бвгджзклмнпрстфхцчшщ]э/, 4],
  [/[цшжщч]я|иця$|щчы|[жшч]ы|ь[аоуы]|^Чорн/, 3],
  [/ив(ка|ци)?$|ивци$/, 2],
  [/^(\S+[вднклрт]а|\S+ня|\S+ий) [А-Я]/, 2],
  [/йи|йе|ьйо|йо|дзь|дзя|дзе|ьц|ць/, 2],
];

/** Marks of the local spelling in the two neighbours, where Russian forms stand beside the local ones. */
const neighbourMarks: Readonly<Record<string, readonly (readonly [RegExp, number])[]>> = {
  UA: [
    [/[бвгджзклмнпрстфхцчшщ]е$/, 2],
    [/[ыё]/, -2],
    [/^Э/, -1],
    [/не$|ве$/, 1],
    [/[’']/, 2],
  ],
  BY: [
    [/[ищ]/, -2],
    [/[ыэ]/, 0.5],
    [/ав[ао]?$|ав[іи]чы?$/, 2],
    [/дз|ц[еёяь]|чк$|р[эы]|[шчж]э/, 2],
    [/^А|[бвгдзклмнпрст]а[бвгдзклмнпрст]/, 0.6],
    [/[бвгджзклмнпрстфхцчшщ]е$/, 0.5],
    [/ае$/, 2],
    [/[бвгдзклмнпрст]о/, -0.5],
    [/нск$|ль$/, 0],
  ],
};

function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      current.push(Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost));
    }
    previous = current;
  }
  return previous[b.length];
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^а-я0-9]/g, '')
    // Romanised names drop the soft sign more often than not.
    .replace(/[ьъ]/g, '');

const skeleton = (name: string) => plain(name).replace(/[аеиоуыэюяйьъ]/g, '');

function weight(candidate: string, expected: string | null, country: string): number {
  const neighbour = neighbourMarks[country];
  let total = 0;
  if (expected !== null) {
    // In the two neighbours vowels follow the local speech, so only consonants tell whether it is the same name.
    total = neighbour ? distance(skeleton(candidate), skeleton(expected)) : distance(plain(candidate), plain(expected));
  }
  for (const [mark, cost] of [...foreignMarks, ...(neighbour ?? [])]) if (mark.test(candidate)) total += cost;
  // A row of capitals or a lower-case second word is a careless entry.
  if (
    / [а-я]/.test(candidate) &&
    !/ (на|над|под|ин|ам|ан|де|дель|ла|эль|и|ду|да|дас|дос|ди|бай|дер|об|оф|о) /.test(candidate)
  )
    total += 1;
  return total;
}

/** The name shown and how it came about. `auto` marks a transcription by rule, `latin` a name left as it is. */
export interface DisplayName {
  readonly text: string;
  readonly origin: 'override' | 'tagged' | 'alternate' | 'auto' | 'latin';
}

/** Chooses the Russian name of a place: hand-checked, tagged as Russian in GeoNames, best of the untagged ones, by rule, Latin. */
export function displayName(row: SourceRow, tagged: string | undefined, override: string | undefined): DisplayName {
  if (override !== undefined) return { text: override, origin: 'override' };
  const candidates = russianCandidates(row);
  if (tagged !== undefined && russianLetters.test(tagged)) {
    // ё is kept: the tagged name often lacks it where an alternate has it.
    const dotted = candidates.find(
      (name) => name !== tagged && name.replaceAll('ё', 'е') === tagged && name.includes('ё'),
    );
    return { text: dotted ?? tagged, origin: 'tagged' };
  }
  const expected = transcribe(row.name, row.country) ?? transcribe(row.ascii, row.country);
  if (candidates.length > 0) {
    const ranked = candidates
      .map((text) => ({ text, cost: weight(text, expected, row.country) }))
      .sort(
        (a, b) =>
          a.cost - b.cost ||
          Number(b.text.includes('ё')) - Number(a.text.includes('ё')) ||
          b.text.length - a.text.length ||
          a.text.localeCompare(b.text, 'ru'),
      );
    const best = ranked[0];
    // A far-off only candidate is a name of something else or of another language.
    const isNear =
      expected === null || formerUnion.has(row.country) || best.cost <= Math.max(3, plain(expected).length / 2);
    if (isNear) return { text: best.text, origin: 'alternate' };
  }
  if (expected !== null) return { text: expected, origin: 'auto' };
  return { text: row.name, origin: 'latin' };
}
