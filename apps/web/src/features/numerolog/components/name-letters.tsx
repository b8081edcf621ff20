import type { NameNumbers } from '../api/numerology.ts';

/** Letter by letter: value under each, vowels tinted and said, the sum and its number at the end of the row. */
export function NameLetters({ name }: { readonly name: NameNumbers }) {
  return (
    <div className="name-rows">
      {name.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name keep their places and may repeat
        <div key={index} className="name-row">
          <ol aria-label={`${part.text}, по буквам`}>
            {part.letters.map((letter, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters of one word keep their places
              <li key={at} className={letter.vowel ? 'letter vowel' : 'letter'}>
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
