import { type Reading, read, refuse } from '../reading.ts';
import { nameNumbers } from './name-number.ts';
import { readName } from './read-name.ts';

/** Most variants of a name that are held against each other. */
const MOST_VARIANTS = 6;

/**
 * Variants of a name or a title typed in one field, divided by commas, semicolons, slashes or new lines: each once, in the order typed.
 * Refuses, with a Russian sentence, nothing typed, more than six, and a variant whose letters cannot be counted.
 */
export function nameVariants(text: string): Reading<readonly string[]> {
  const typed = text.split(/[,;/\n]/).flatMap((part) => part.replace(/\s+/gu, ' ').trim() || []);
  const variants = [...new Set(typed)];
  if (variants.length === 0) return refuse('EMPTY', 'Введите имя или несколько через запятую.');
  if (variants.length > MOST_VARIANTS) return refuse('TOO_LONG', `Сравнить можно не больше ${MOST_VARIANTS} имён.`);
  for (const variant of variants) {
    const name = readName(variant);
    if (!name.ok) return name;
    const numbers = nameNumbers(name.value);
    if (!numbers.ok) return numbers;
  }
  return read(variants);
}
