import type { LineId } from '@nebosvod/numerology/psychomatrix';
import type { Forms } from './template.ts';

/** A digit as Russian counts it: one, few, many. */
export const DIGIT_WORDS: readonly (readonly [string, string, string])[] = [
  ['единица', 'единицы', 'единиц'],
  ['двойка', 'двойки', 'двоек'],
  ['тройка', 'тройки', 'троек'],
  ['четвёрка', 'четвёрки', 'четвёрок'],
  ['пятёрка', 'пятёрки', 'пятёрок'],
  ['шестёрка', 'шестёрки', 'шестёрок'],
  ['семёрка', 'семёрки', 'семёрок'],
  ['восьмёрка', 'восьмёрки', 'восьмёрок'],
  ['девятка', 'девятки', 'девяток'],
];

/** What a cell of the square is about, genitive. */
export const CELL_MATTERS = [
  'характера',
  'энергии',
  'познания',
  'телесных сил',
  'чутья и логики',
  'труда',
  'удачи',
  'долга',
  'памяти',
] as const;

/** A line of the square: nominative, genitive. */
export const LINE_NAMES: Readonly<Record<LineId, readonly [string, string]>> = {
  purpose_147: ['линия цели', 'линии цели'],
  family_258: ['линия семьи', 'линии семьи'],
  stability_369: ['линия привычек', 'линии привычек'],
  selfEsteem_123: ['линия самооценки', 'линии самооценки'],
  finance_456: ['линия быта', 'линии быта'],
  talent_789: ['линия таланта', 'линии таланта'],
  spirituality_159: ['линия духовности', 'линии духовности'],
  temperament_357: ['линия темперамента', 'линии темперамента'],
};

/** Numbers of a date and of a name: nominative, genitive. */
export const NUMBER_NAMES = {
  'life-path': ['число жизненного пути', 'числа жизненного пути'],
  birthday: ['число дня рождения', 'числа дня рождения'],
  soul: ['число души', 'числа души'],
  destiny: ['число судьбы', 'числа судьбы'],
  realisation: ['число реализации', 'числа реализации'],
  expression: ['число имени', 'числа имени'],
  'name-soul': ['число души по имени', 'числа души по имени'],
  personality: ['число личности', 'числа личности'],
} as const;

/** Letters that a number of a name is counted of. */
export const NAME_LETTERS_OF = {
  expression: 'буквы',
  soul: 'гласные',
  personality: 'согласные',
} as const;

/** Ordinals of personal years, masculine. */
export const YEAR_ORDINALS: readonly Forms[] = [
  { nominative: 'первый', genitive: 'первого', prepositional: 'первом', instrumental: 'первым' },
  { nominative: 'второй', genitive: 'второго', prepositional: 'втором', instrumental: 'вторым' },
  { nominative: 'третий', genitive: 'третьего', prepositional: 'третьем', instrumental: 'третьим' },
  { nominative: 'четвёртый', genitive: 'четвёртого', prepositional: 'четвёртом', instrumental: 'четвёртым' },
  { nominative: 'пятый', genitive: 'пятого', prepositional: 'пятом', instrumental: 'пятым' },
  { nominative: 'шестой', genitive: 'шестого', prepositional: 'шестом', instrumental: 'шестым' },
  { nominative: 'седьмой', genitive: 'седьмого', prepositional: 'седьмом', instrumental: 'седьмым' },
  { nominative: 'восьмой', genitive: 'восьмого', prepositional: 'восьмом', instrumental: 'восьмым' },
  { nominative: 'девятый', genitive: 'девятого', prepositional: 'девятом', instrumental: 'девятым' },
];

/**
 * The fact that an idea opens with: what was counted and what came out. `{n}` the number, `{a}` the arcanum, `{at}` and `{point}` its
 * place, `{c}` counted digits, `{got}` the same in the accusative, `{many}` the digit in the genitive plural, `{matter}` and `{line}` whose they are, `{name}`, `{letters}` of a name that it is counted of.
 * A corner of kin is said to be what a school draws: how they lived only the family knows. [modern]
 */
export const NUMBER_FACTS = {
  point: [
    '{Point}: аркан {n}, {a}.',
    '{At} аркан {n}, {a}.',
    'Счёт даёт {at} аркан {n}, а это {a}.',
    '{Point} за {a.instrumental}, арканом {n}.',
    'Аркан {n}, {a}, стоит {at}.',
    '{At} выходит аркан {n}, его имя — {a}.',
    'Место, которое школа зовёт «{point}», отдано {a.dative}, аркану {n}.',
  ],
  kin: [
    '{Point}: аркан {n}, {a}; школа рисует за ним такой род, а как было, помнит семья.',
    '{At} аркан {n}, {a}: школа рисует эту ветвь так, семья может помнить её иначе.',
    'Школа отдаёт {point} {a.dative}, аркану {n}, и рисует за ним родню по-своему; верить стоит семейной памяти.',
  ],
  cell: [
    'В квадрате {c}.',
    'Клетка {matter} собрала {got}.',
    'Дата вместе с рабочими числами даёт {got}.',
    'Счёт клетки {matter}: {c}.',
    'Клетка {matter}: {c}.',
  ],
  empty: [
    '{Many} в квадрате нет.',
    'Клетка {matter} пуста, {many} в дате не набралось.',
    'Ни в дате, ни в рабочих числах {many} нет.',
    'Пусто там, где квадрат ищет запас {matter}: {many} нет.',
  ],
  line: [
    '{Line} собрала {got}.',
    'Счёт {line.genitive}: {c}.',
    '{Line}, если сложить её клетки, даёт {got}.',
    'Для {line.genitive} квадрат насчитал {got}.',
  ],
  emptyLine: ['{Line} пуста.', 'У {line.genitive} нет ни одной цифры.'],
  number: [
    '{Name} здесь — {n}.',
    '{Name} по этой дате — {n}.',
    'Счёт {name.genitive} приводит к {n}.',
    '{Name}, как его складывает школа, — {n}.',
  ],
  name: [
    '{Letters} имени «{typed}» дают {n}: таково {name}.',
    '«{typed}»: {name} — {n}.',
    '{Letters} имени «{typed}» складываются в {n}, и это {name}.',
  ],
  kua: ['Число куа — {n}.', 'Год рождения даёт число куа {n}.', 'По году рождения куа выходит {n}.'],
  loShu: ['В квадрате Ло Шу {c}.', 'Ло Шу вместе с числами души и судьбы насчитал {got}.', 'Счёт Ло Шу: {c}.'],
  loShuEmpty: [
    'В квадрате Ло Шу {many} нет.',
    'Ло Шу оставляет эту клетку пустой: {many} нет.',
    'Среди цифр Ло Шу {many} не нашлось.',
  ],
} as const;
