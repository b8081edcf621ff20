/** One entry of the page; the id is its anchor. */
export interface Question {
  readonly id: string;
  readonly group: string;
  readonly question: string;
  /** Markdown without HTML. */
  readonly answer: string;
}

/** «ё» and «е» are one letter for a person who searches; links and bold marks are no words. */
const plain = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*[\]«»"]/g, '')
    .toLowerCase()
    .replaceAll('ё', 'е');

const endings =
  /(ами|ями|ого|его|ому|ему|ыми|ими|ах|ях|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ам|ям|ом|ем|ую|юю|а|я|о|е|ы|и|у|ю|ь|й)$/;

/** The beginning of a word that its Russian endings leave alone: «карты», «картой» → «карт». */
const stem = (word: string) => (word.length > 4 ? word.replace(endings, '') : word);

/** Words a person typed, as stems; empty when nothing was typed. */
function wantedStems(query: string): readonly string[] {
  return plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
}

/**
 * Entries that hold every word of the query, in any form, in the title or the body; those with the words in the title
 * first, otherwise in their own order. An empty query gives all.
 */
export function findQuestions<Q extends Question>(questions: readonly Q[], query: string): readonly Q[] {
  const stems = wantedStems(query);
  if (stems.length === 0) return questions;
  const begins = (words: readonly string[], wanted: string) => words.some((word) => word.startsWith(wanted));
  const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);
  return questions
    .map((entry, order) => {
      const title = wordsOf(`${entry.question} ${entry.group}`);
      const all = [...title, ...wordsOf(entry.answer)];
      const isFound = stems.every((wanted) => begins(all, wanted));
      return { entry, order, isFound, inTitle: stems.filter((wanted) => begins(title, wanted)).length };
    })
    .filter(({ isFound }) => isFound)
    .sort((one, other) => other.inTitle - one.inTitle || one.order - other.order)
    .map(({ entry }) => entry);
}

/** Entries under their groups, both in the order the operator wrote them. */
export function grouped<Q extends Question>(
  questions: readonly Q[],
): readonly { readonly group: string; readonly questions: readonly Q[] }[] {
  const groups = new Map<string, Q[]>();
  for (const entry of questions) {
    const known = groups.get(entry.group);
    if (known) known.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups].map(([group, entries]) => ({ group, questions: entries }));
}
