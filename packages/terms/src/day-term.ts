import { karanaTable } from './karana.table.ts';
import { muhurtaTable } from './muhurta.table.ts';
import { nakshatraName } from './nakshatra.ts';
import { type Name, nameOf } from './name.ts';
import { pick } from './numbered.ts';
import { nityaYogaName, tithiShortName } from './panchanga.ts';
import type { DayTerm } from './term-slug.ts';
import { varaName } from './vara.ts';

/** Name of a part of a day: «Экадаши», «Рохини», «Вторник»; a karana by its own number, 1–11. */
export function dayTermName(term: DayTerm, number: number): string {
  switch (term) {
    case 'tithi':
      return tithiShortName(number);
    case 'nakshatra':
      return nakshatraName(number);
    case 'yoga':
      return nityaYogaName(number);
    case 'karana':
      return nameOf(pick<Name>(karanaTable, number, 'karana'));
    case 'vara':
      return capital(varaName(number));
    case 'muhurta':
      return nameOf(pick<Name>(muhurtaTable, number, 'muhurta'));
  }
}

/** With the word for its kind: «Титхи Экадаши», «Йога дня Шула»; a day of the week with its Sanskrit name. */
export function dayTermHeading(term: DayTerm, number: number): string {
  const name = dayTermName(term, number);
  switch (term) {
    case 'tithi':
      return `Титхи ${name}`;
    case 'nakshatra':
      return `Накшатра ${name}`;
    case 'yoga':
      return `Йога дня ${name}`;
    case 'karana':
      return `Карана ${name}`;
    case 'vara':
      return `${name}, ${varaName(number, { language: 'sa' })}`;
    case 'muhurta':
      return `Мухурта ${name}`;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
