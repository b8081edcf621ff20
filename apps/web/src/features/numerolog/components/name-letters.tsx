import type { NameNumbers } from '../api/numerology.ts';
import classes from './names.module.css';

/** Letter by letter: value under each, vowels tinted and said, the sum and its number at the end of the row. */
export function NameLetters({ name }: { readonly name: NameNumbers }) {
  return (
    <div className={classes.nameRows}>
      {name.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name keep their places and may repeat
        <div key={index} className={classes.nameRow}>
          <ol aria-label={`${part.text}, по буквам`}>
            {part.letters.map((letter, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters of one word keep their places
              <li key={at} className={letter.vowel ? `${classes.letter} ${classes.vowel}` : classes.letter}>
                <b>{letter.letter}</b>
                <span>{letter.value}</span>
                <span className="vh">{letter.vowel ? 'гласная' : 'согласная'}</span>
              </li>
            ))}
          </ol>
          <p className="tn">
            {part.letters.map((letter) => letter.value).join(' + ')} = {part.sum}
            {part.sum !== part.number && ` → ${part.number}`}
          </p>
        </div>
      ))}
    </div>
  );
}
