/** Letters from which on a word may be wider than a narrow column. */
const longFrom = 10;
/** Written with two letters, spoken as one: no line ends between them. */
const pairs = 'бх|гх|дх|кх|пх|тх|чх|дж';
const syllable = new RegExp(`([аеёиоуыэюяй])(?=(?:${pairs}|[бвгджзклмнпрстфхцчшщ])[аеёиоуыэюя])`, 'gi');

/** A text whose long words may end a line at a syllable, with a hyphen there: two letters at least on either side. */
export function softHyphens(text: string): string {
  return text.replaceAll(/[а-яё]+/gi, (word) =>
    word.length < longFrom
      ? word
      : word.replaceAll(syllable, (vowel, _, at: number) =>
          at < 1 || at > word.length - 3 ? vowel : `${vowel}\u00ad`,
        ),
  );
}
