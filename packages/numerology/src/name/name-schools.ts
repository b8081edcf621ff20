import { type SchoolColumn, type SchoolGroup, schoolColumn, schoolGroup, schoolRow } from '../school-comparison.ts';
import { type NameNumbers, type NameOptions, nameNumbers } from './name-number.ts';
import { type NameText, readName } from './read-name.ts';

function numbersOf(name: NameText, options: NameOptions): NameNumbers | null {
  const numbers = nameNumbers(name, options);
  return numbers.ok ? numbers.value : null;
}

/** The name with every Ё that it is usually written with; null when nothing is in doubt. */
function withYo(name: NameText): NameText | null {
  const spelled = new Map(
    name.warnings.flatMap((w) => (w.code === 'YO' && w.suggestion !== null ? [[w.part, w.suggestion]] : [])),
  );
  if (spelled.size === 0) return null;
  const reading = readName(name.parts.map((part) => spelled.get(part.text) ?? part.text).join(' '));
  return reading.ok ? reading.value : null;
}

function nameRows(all: readonly (NameNumbers | null)[]) {
  const of = (pick: (n: NameNumbers) => number | null) =>
    all.map((one) => {
      const value = one === null ? null : pick(one);
      return value === null ? null : [value];
    });
  return [
    schoolRow(
      'expression',
      'Число имени',
      of((n) => n.expression),
    ),
    schoolRow(
      'soul',
      'Число души',
      of((n) => n.soul),
    ),
    schoolRow(
      'personality',
      'Число личности',
      of((n) => n.personality),
    ),
  ];
}

/** Tables of letters, Ё against Е, and parts against the whole name. */
export function nameSchools(name: NameText): SchoolGroup[] {
  const columns: SchoolColumn[] = [];
  const numbers: (NameNumbers | null)[] = [];
  const add = (column: SchoolColumn, value: NameNumbers | null) => {
    columns.push(column);
    numbers.push(value);
  };
  if (name.alphabet === 'russian') {
    add(schoolColumn('russian', '33 буквы по порядку', 'nameRussian'), numbersOf(name, {}));
    add(
      schoolColumn('russian-no-signs', 'Без Ъ и Ь', 'nameRussianNoSigns'),
      numbersOf(name, { table: 'russian-no-signs' }),
    );
    const spelled = withYo(name);
    if (spelled !== null) add(schoolColumn('yo', 'С буквой Ё', 'nameRussian'), numbersOf(spelled, {}));
  } else {
    add(schoolColumn('latin', 'Латиница 1–9', 'nameLatin'), numbersOf(name, {}));
    add(schoolColumn('chaldean', 'Халдейская', 'nameChaldean'), numbersOf(name, { table: 'chaldean' }));
    add(schoolColumn('latin-y', 'Y — гласная', 'latinY'), numbersOf(name, { latinYIsVowel: true }));
  }
  const [base = null] = numbers;
  const why =
    name.alphabet === 'russian'
      ? 'Таблицы по-разному нумеруют буквы после Щ, а Ё и Е стоят в алфавите на разных местах и дают разные числа.'
      : 'Латинская таблица идёт по алфавиту, халдейская — по звучанию и не знает девятки; Y считают то согласной, то гласной.';
  return [
    schoolGroup({ id: 'nameTables', label: 'Число имени: таблицы букв', why }, columns, nameRows(numbers)),
    schoolGroup(
      {
        id: 'nameParts',
        label: 'Число имени: части и целое',
        why: 'Одни сначала сводят каждую часть имени к числу, другие складывают все буквы сразу; одной цифрой итог тот же, мастер-числа — не всегда.',
      },
      [
        schoolColumn('parts', 'По частям', name.alphabet === 'russian' ? 'nameRussian' : 'nameLatin'),
        schoolColumn('whole', 'Все буквы сразу', 'soulAndPersonality'),
      ],
      [
        schoolRow('expression', 'Число имени', [
          base === null ? null : [base.expression],
          base === null ? null : [base.expressionWhole],
        ]),
      ],
    ),
  ];
}
