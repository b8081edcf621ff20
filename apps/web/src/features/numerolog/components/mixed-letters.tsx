import { hintLook } from '../../../ui/hint-look.ts';
import classes from './cards.module.css';
/** Letters of the rarer of two alphabets in a text: likely slips of the keyboard, each by its place. */
export function strayLetters(text: string): readonly boolean[] {
  const letters = Array.from(text);
  const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
  const isRussian = (letter: string) => /\p{Script=Cyrillic}/u.test(letter);
  const latin = letters.filter(isLatin).length;
  const russian = letters.filter(isRussian).length;
  if (latin === 0 || russian === 0) return letters.map(() => false);
  return letters.map(russian >= latin ? isLatin : isRussian);
}

/** Shows which letters of a name are of another alphabet; nothing when all are of one. */
export function MixedLetters({ text }: { readonly text: string }) {
  const stray = strayLetters(text);
  if (!stray.includes(true)) return null;
  return (
    <p {...hintLook({ className: classes.mixed })} data-mixed="">
      Буквы другого алфавита:{' '}
      <span>
        {Array.from(text, (letter, index) =>
          stray[index] ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: letters of one text keep their places
            <mark key={index}>{letter}</mark>
          ) : (
            letter
          ),
        )}
      </span>
    </p>
  );
}
