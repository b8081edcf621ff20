import type { WritingPerson } from '../consultations/writing-request.ts';
import { firstNames } from './first-name.table.ts';
import { namePatterns, tracesOf } from './personal-traces.ts';

const NAME = '[имя]';
const ADDRESS = '[адрес]';
const DATE = '[дата]';
const CONTACT = '[контакт]';

/** What is put in the place of what, in this order: an address holds numbers, a phone is longer than a number. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]+@[^\s@]+/gu, CONTACT],
  [/(?:https?:\/\/|www\.)\S+/giu, CONTACT],
  [/(?<!\p{L})@\w+/gu, CONTACT],
  [/[a-z0-9.-]+\.(?:ru|рф|com|org|net|me|su)(?:\/\S*)?/giu, CONTACT],
  [
    /(?<!\p{L})(?:г|гор|ул|пр|просп|пр-т|пер|наб|пл|ш|б-р|мкр|кв|д|корп|стр|обл|р-н|пос|дер|с)\.\s*[\p{L}\d-]+(?:\s+\p{Lu}\p{L}+)*/gu,
    ADDRESS,
  ],
  [
    /(?<!\p{L})(?:город|улиц|проспект|переулк|переул|набережн|площад|шоссе|бульвар|микрорайон|квартир|корпус|посёлк|посел|деревн|сел[оае]|област|район)\p{L}*\s+[\p{Lu}\d][\p{L}\d-]*(?:\s+\p{Lu}\p{L}+)*/giu,
    ADDRESS,
  ],
  [/(?<!\p{L})дом(?:а|е|у)?\s+(?:№\s*)?\d+\p{L}?/giu, ADDRESS],
  [
    /\d{1,2}[-–]?(?:го|е|ого)?\s+(?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)\p{L}*(?:\s+\d{2,4})?(?:\s*(?:г\.|год\p{L}*))?/giu,
    DATE,
  ],
  [/\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/gu, DATE],
  [/(?:\+|(?<!\d))\d[\d\s()–-]{4,}\d/gu, CONTACT],
  [/\d{1,2}[:.]\d{2}/gu, DATE],
  [/\d+/gu, '[число]'],
  [/\p{Script=Latin}[\p{Script=Latin}._-]*/gu, NAME],
  [/(?<!\p{L})\p{Lu}?\p{Ll}+(?:ович|евич|ич|овна|евна|ична|инична)(?:а|у|ем|е|ы|ой)?(?!\p{L})/gu, NAME],
];

/** A word with a capital that begins no sentence: a person, a town, a firm. */
const INSIDE = /(?<![.!?…]\s*|^\s*|\p{L})\p{Lu}[\p{L}-]*/gu;
/** Words with a capital that are nobody's name. */
const KNOWN =
  /^(?:солнц|лун|марс|меркури|юпитер|венер|сатурн|раху|кету|уран|нептун|плутон|вы$|вас$|вам$|ваш|я$|мне$|бог)/iu;

/**
 * A question without names, dates, phones, mails and addresses, to be sent to a language model; null where something of the births is left
 * all the same. What is doubtful is taken out.
 */
export function sharedQuestion(question: string, people: readonly WritingPerson[]): string | null {
  const own = people.flatMap(({ name = '', birth }) => [
    ...namePatterns(name, 2),
    ...namePatterns(birth.name ?? '', 2),
    ...namePatterns(birth.place ?? '', 4),
  ]);
  const named = [...own, ...firstNames].reduce(
    (text, pattern) => text.replaceAll(pattern, NAME),
    REPLACEMENTS.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), question),
  );
  const shared = named
    .replaceAll(INSIDE, (word) => (KNOWN.test(word) ? word : NAME))
    .replaceAll(/(\[[а-я]+\])(?:[\s,.-]*\1)+/gu, '$1')
    .trim();
  return shared === '' || tracesOf(people)(shared) || /[\d@]/u.test(shared) ? null : shared;
}
