import type { NumerologyAnswerOf } from '@nebosvod/contracts/numerology';
import type { NumerologyText } from '@nebosvod/contracts/numerology-texts';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { pick } from '@nebosvod/terms/numbered';
import { arcanaTable } from '@nebosvod/terms/numerology.table';
import {
  lifePathMethodNames,
  planeNames,
  type UnconfirmedNote,
  unconfirmedNotes,
} from '@nebosvod/terms/numerology-board';

type Board = NumerologyAnswerOf<'board'>;

/** A heading with rows of name and value. */
export interface PrintedSystem {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

const arcanum = (value: number) => `${value}, ${pick<{ readonly ru: string }>(arcanaTable, value, 'arcanum').ru}`;
const list = (values: readonly (number | string)[]) => (values.length === 0 ? 'нет' : values.join(', '));
const span = (start: string, end: string) => `${formatNumericDate(start)} – ${formatNumericDate(end)}`;

function matrixSystems({ destinyMatrix: m }: Board): PrintedSystem[] {
  return [
    {
      title: 'Ключи матрицы',
      rows: [
        ['Центр', arcanum(m.E)],
        ['Вход в канал', arcanum(m.entry)],
        ['Ключ отношений', arcanum(m.love)],
        ['Ключ денег', arcanum(m.money)],
        ['Кармический хвост', m.tail.join(' – ')],
        ...(m.yearEnergy ? ([['Энергия возраста', arcanum(m.yearEnergy.arcanum)]] as const) : []),
      ],
    },
    {
      title: 'Предназначения',
      rows: [
        ['Небо', arcanum(m.sky)],
        ['Земля', arcanum(m.earth)],
        ['Личное, до 40 лет', arcanum(m.personal)],
        ['Мужская линия', arcanum(m.male)],
        ['Женская линия', arcanum(m.female)],
        ['Социальное, 40–60 лет', arcanum(m.social)],
        ['Общее', arcanum(m.general)],
        ['Планетарное', arcanum(m.planetary)],
      ],
    },
    {
      title: 'Программы',
      rows: [
        ['Таланты', m.triads.talents.join(' – ')],
        ['Деньги', m.triads.money.join(' – ')],
        ['Род отца', m.triads.father.join(' – ')],
        ['Род матери', m.triads.mother.join(' – ')],
        ['Отношения', m.triads.relations.join(' – ')],
      ],
    },
  ];
}

function dateSystems(board: Board): PrintedSystem[] {
  const { lifePath, lifePathMethods, personalCycles: cycles, pinnacles, fourNumbers: four } = board;
  return [
    {
      title: 'Жизненный путь',
      rows: [
        ['Число пути', lifePath.chain.join('/')],
        ['Число рождения', String(lifePath.birthday.number)],
        ['Кармические долги', list(lifePath.karmicDebts)],
        ...lifePathMethods.map(({ method, lifePath: value }) => [lifePathMethodNames[method], String(value)] as const),
      ],
    },
    ...(cycles
      ? [
          {
            title: 'Личные циклы',
            rows: [
              [`Личный год ${cycles.countedYear}`, String(cycles.personalYear)],
              ['Личный месяц', String(cycles.personalMonth ?? '—')],
              ['Личный день', String(cycles.personalDay ?? '—')],
            ] as const,
          },
        ]
      : []),
    {
      title: 'Вершины и испытания',
      rows: pinnacles.periods.map(
        ({ fromAge, toAge, pinnacle, challenge }) =>
          [toAge === null ? `с ${fromAge} лет` : `${fromAge}–${toAge} лет`, `${pinnacle} и ${challenge}`] as const,
      ),
    },
    {
      title: 'Четыре числа даты',
      rows: [
        ['Сознание', String(four.consciousness)],
        ['Миссия', String(four.mission)],
        ['Реализация', String(four.realisation)],
        ['Итог', String(four.result)],
      ],
    },
  ];
}

function vedicSystems({ vedicNumbers: vedic, kua, antardasha }: Board): PrintedSystem[] {
  const year = antardasha?.years[0];
  const gua =
    kua.gua === null
      ? kua.fengShui.map(
          ({ solarYear, male, female }) => [`Гуа, ${solarYear} год`, `муж. ${male}, жен. ${female}`] as const,
        )
      : ([['Гуа фэншуй', String(kua.gua)]] as const);
  return [
    {
      title: 'Ведические числа',
      rows: [
        ['Число души', String(vedic.soul)],
        ['Число судьбы', String(vedic.destiny)],
        ['Недостающие цифры', list(vedic.missing)],
        ...vedic.planes
          .filter(({ state }) => state !== 'partial')
          .map(({ id, state }) => [planeNames[id], state === 'full' ? 'полная' : 'пустая'] as const),
        ['Куа', vedic.kua === null ? `муж. ${vedic.kuaMale}, жен. ${vedic.kuaFemale}` : String(vedic.kua)],
        ...gua,
      ],
    },
    ...(year
      ? [
          {
            title: 'Махадаша и антардаша',
            rows: [
              ['Год жизни', span(year.start, year.end)],
              ['Махадаша', String(year.mahadasha)],
              ['Антардаша', String(year.antardasha)],
            ] as const,
          },
        ]
      : []),
  ];
}

function nameSystems({ name, minorName }: Board): PrintedSystem[] {
  return [name, minorName].flatMap((one, index) =>
    one === null
      ? []
      : [
          {
            title: index === 0 ? 'Имя' : 'Повседневное имя',
            rows: [
              ...one.parts.map(
                (part) =>
                  [
                    part.letters.map(({ letter, value }) => `${letter} ${value}`).join('  '),
                    part.sum === part.number ? String(part.sum) : `${part.sum}/${part.number}`,
                  ] as const,
              ),
              ['Число имени', String(one.expression)] as const,
              ['Число души', String(one.soul ?? 'нет гласных')] as const,
              ['Число личности', String(one.personality ?? 'нет согласных')] as const,
              ['Кармические долги', list(one.karmicDebts)] as const,
              ['Кармические уроки', list(one.karmicLessons)] as const,
            ],
          },
        ],
  );
}

/** Everything of a board that is printed as rows, in the order of the page. */
export function printedSystems(board: Board): readonly PrintedSystem[] {
  return [...matrixSystems(board), ...dateSystems(board), ...vedicSystems(board), ...nameSystems(board)];
}

/** What of the whole board no published example confirms, system by system. */
export function printedNotes(board: Board): readonly (UnconfirmedNote & { readonly system: string })[] {
  const parts = [
    ['Квадрат Пифагора', board.psychomatrix],
    ['Матрица судьбы', board.destinyMatrix],
    ['Жизненный путь', board.lifePath],
    ['Личные циклы', board.personalCycles],
    ['Вершины и испытания', board.pinnacles],
    ['Четыре числа даты', board.fourNumbers],
    ['Ведические числа', board.vedicNumbers],
    ['Куа и гуа', board.kua],
    ['Антардаша', board.antardasha],
    ['Имя', board.name],
  ] as const;
  return parts.flatMap(([system, part]) =>
    part === null ? [] : unconfirmedNotes(part.confirmation).map((note) => ({ system, ...note })),
  );
}

/** Readings that a printed board tells in one sentence each, in the order of the page. */
const printedReadings = [
  'lifePath',
  'birthday',
  'personalYear',
  'personalMonth',
  'matrix.A',
  'matrix.B',
  'matrix.C',
  'matrix.D',
  'matrix.E',
  'matrix.love',
  'matrix.money',
  'matrix.personal',
  'matrix.social',
  'matrix.yearEnergy',
  'vedic.soul',
  'vedic.destiny',
  'name.expression',
  'name.soul',
  'name.personality',
] as const;

/** What the main numbers say, a sentence each. */
export function printedTexts(texts: readonly NumerologyText[]): readonly (readonly [factor: string, short: string])[] {
  return printedReadings.flatMap((id) =>
    texts.filter((text) => text.id === id).map(({ factor, short }) => [factor, short] as const),
  );
}
