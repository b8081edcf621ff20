import type { CivilDate } from './civil-date.ts';
import { fourNumbers } from './four-numbers.ts';
import { lifePath } from './life-path.ts';
import { type DestinyMatrix, destinyMatrix } from './matrix/destiny-matrix.ts';
import { nameSchools } from './name/name-schools.ts';
import type { NameText } from './name/read-name.ts';
import { LIFE_PATH_METHODS, YEAR_TURNS } from './numerology.ids.ts';
import { personalCyclesOn } from './personal-cycles.ts';
import { pinnacles } from './pinnacles.ts';
import { DIGITS, type DigitCounts, psychomatrix, psychomatrixSchoolFits } from './psychomatrix.ts';
import { type SchoolGroup, schoolColumn, schoolGroup, schoolRow } from './school-comparison.ts';
import { kua, solarYears } from './vedic/kua.ts';
import { loShuDigitsOnly } from './vedic/lo-shu.ts';
import { vedicNumbers } from './vedic/vedic-numbers.ts';

export interface Schools {
  readonly groups: readonly SchoolGroup[];
  /** Rows compared, and rows that differ. */
  readonly compared: number;
  readonly differing: number;
}

function countList(counts: DigitCounts): number[] {
  return DIGITS.map((digit) => counts[digit]);
}

function psychomatrixGroup(date: CivilDate): SchoolGroup {
  const classic = psychomatrix(date, 'classic');
  const late = psychomatrixSchoolFits(date, '2000+') ? psychomatrix(date, '2000+') : null;
  return schoolGroup(
    {
      id: 'psychomatrix',
      label: 'Квадрат Пифагора',
      why: 'Для рождённых с 2000 года третье рабочее число классического способа бывает нулём или меньше; вторая школа заменяет вычитание прибавлением 19 и вписывает 19 в квадрат.',
    },
    [
      schoolColumn(
        'classic',
        'Классическая',
        date.year >= 2000 ? 'psychomatrixClassicAfter2000' : 'psychomatrixClassic',
      ),
      schoolColumn('2000+', 'С числом 19', 'psychomatrix2000'),
    ],
    [
      schoolRow('working', 'Рабочие числа', [classic.working, late?.working ?? null]),
      schoolRow('counts', 'Цифры 1–9', [countList(classic.counts), late === null ? null : countList(late.counts)]),
    ],
  );
}

function lifePathGroup(date: CivilDate): SchoolGroup {
  const all = LIFE_PATH_METHODS.map((method) => lifePath(date, method));
  return schoolGroup(
    {
      id: 'lifePath',
      label: 'Число жизненного пути',
      why: 'Итог одной цифрой у всех способов одинаков; различается сумма перед свёрткой, а с ней мастер-числа 11, 22, 33 и кармические долги.',
    },
    [
      schoolColumn('all-digits', 'Все цифры подряд', 'lifePathAllDigits'),
      schoolColumn('by-parts', 'День, месяц, год по отдельности', 'lifePathByParts'),
      schoolColumn('whole-numbers', 'День + месяц + год числами', 'lifePathWholeNumbers'),
    ],
    [
      schoolRow(
        'lifePath',
        'Жизненный путь',
        all.map((one) => [one.lifePath]),
      ),
      schoolRow(
        'karmicDebts',
        'Кармические долги',
        all.map((one) => one.karmicDebts.map((debt) => Number(debt.slice(0, 2)))),
      ),
    ],
  );
}

function pinnacleGroup(date: CivilDate): SchoolGroup {
  const both = [pinnacles(date, true), pinnacles(date, false)];
  return schoolGroup(
    {
      id: 'pinnacles',
      label: 'Вершины',
      why: 'Одни авторы оставляют мастер-числа 11, 22 и 33, другие сводят всё к одной цифре.',
    },
    [
      schoolColumn('keep-master', 'Мастер-числа остаются', 'pinnacles'),
      schoolColumn('reduced', 'Всё до одной цифры', 'pinnacles'),
    ],
    [
      schoolRow(
        'pinnacles',
        'Четыре вершины',
        both.map((one) => one.pinnacles),
      ),
    ],
  );
}

const MATRIX_ROWS: readonly {
  readonly id: string;
  readonly label: string;
  readonly of: (m: DestinyMatrix) => readonly number[];
}[] = [
  { id: 'A', label: 'A: день', of: (m) => [m.A] },
  { id: 'B', label: 'B: месяц', of: (m) => [m.B] },
  { id: 'C', label: 'C: год', of: (m) => [m.C] },
  { id: 'D', label: 'D: сумма', of: (m) => [m.D] },
  { id: 'E', label: 'E: центр', of: (m) => [m.E] },
  { id: 'F', label: 'F', of: (m) => [m.F] },
  { id: 'G', label: 'G', of: (m) => [m.G] },
  { id: 'H', label: 'H', of: (m) => [m.H] },
  { id: 'I', label: 'I', of: (m) => [m.I] },
  { id: 'tail', label: 'Кармический хвост', of: (m) => m.tail },
  { id: 'entry', label: 'Точка входа', of: (m) => [m.entry] },
  { id: 'love', label: 'Ключ отношений', of: (m) => [m.love] },
  { id: 'money', label: 'Денежный ключ', of: (m) => [m.money] },
  {
    id: 'purposes',
    label: 'Предназначения',
    of: (m) => [m.sky, m.earth, m.personal, m.male, m.female, m.social, m.general, m.planetary],
  },
  { id: 'phys', label: 'Здоровье: физика', of: (m) => m.phys },
  { id: 'energy', label: 'Здоровье: энергия', of: (m) => m.energy },
  { id: 'emotion', label: 'Здоровье: эмоции', of: (m) => m.emotion },
];

function matrixGroups(date: CivilDate, at: CivilDate | undefined): SchoolGroup[] {
  const base = destinyMatrix(date, { at });
  const minus = destinyMatrix(date, { school: 'subtract-22' });
  const ringC = destinyMatrix(date, { ringStart: 'C', at });
  const own = destinyMatrix(date, { ancestralCentre: 'own' });
  const energies = [base.yearEnergy, ringC.yearEnergy].map((energy) => (energy === null ? null : [energy.arcanum]));
  return [
    schoolGroup(
      {
        id: 'destinyMatrix',
        label: 'Матрица судьбы',
        why: 'Число больше 22 одна школа сводит сложением цифр (28 → 10), другая вычитанием 22 (28 → 6); дальше расходятся и все точки, куда оно входит.',
      },
      [
        schoolColumn('digit-sum', 'Сложение цифр', 'matrixPoints'),
        schoolColumn('subtract-22', 'Вычитание 22', 'matrixSubtract'),
      ],
      MATRIX_ROWS.map(({ id, label, of }) => schoolRow(id, label, [of(base), of(minus)])),
    ),
    schoolGroup(
      {
        id: 'ancestralRays',
        label: 'Родовые лучи матрицы',
        why: 'Лучи F, G, H, I обычно считают от центра E; одна из школ берёт собственный центр родового квадрата.',
      },
      [
        schoolColumn('E', 'От центра E', 'matrixPoints'),
        schoolColumn('own', 'От суммы F + G + H + I', 'matrixOwnCentre'),
      ],
      [
        schoolRow('topLeft', 'Луч F', [base.topLeft, own.topLeft]),
        schoolRow('topRight', 'Луч G', [base.topRight, own.topRight]),
        schoolRow('bottomRight', 'Луч H', [base.bottomRight, own.bottomRight]),
        schoolRow('bottomLeft', 'Луч I', [base.bottomLeft, own.bottomLeft]),
      ],
    ),
    schoolGroup(
      {
        id: 'ageRing',
        label: 'Возрастной круг',
        why: 'Не решено, из какой вершины начинается возраст: обычно рисуют от A (A F B G C H D I), один источник начинает от C (C G B F A I D H). В 20 лет оба дают B, в 60 — D.',
      },
      [schoolColumn('A', 'Начало в A', 'matrixRingA'), schoolColumn('C', 'Начало в C', 'matrixRingC')],
      [
        ...(at === undefined ? [] : [schoolRow('yearEnergy', 'Энергия возраста', energies)]),
        schoolRow(
          'decades',
          'Вершины через 10 лет',
          [base, ringC].map((m) => m.ring.filter((_, i) => i % 8 === 0)),
        ),
      ],
    ),
  ];
}

function squareGroups(date: CivilDate): SchoolGroup[] {
  const vedic = vedicNumbers(date);
  const digits = loShuDigitsOnly(date);
  const years = kua(date.year, 'm', solarYears(date));
  const [solar, another] = years.fengShui;
  const settled = solar === undefined || another !== undefined ? null : solar;
  const plain = fourNumbers(date, false);
  const masters = fourNumbers(date, true);
  const list = (f: typeof plain) => [f.consciousness, f.mission, f.realisation, f.result];
  return [
    schoolGroup(
      {
        id: 'loShu',
        label: 'Квадрат Ло Шу',
        why: 'Индийский вариант вписывает в квадрат ещё число души и число судьбы; другой считает только цифры даты.',
      },
      [
        schoolColumn('indian', 'С числами души и судьбы', 'vedicSquare'),
        schoolColumn('digits', 'Только цифры даты', 'loShuDigits'),
      ],
      [
        schoolRow('counts', 'Цифры 1–9', [countList(vedic.square), countList(digits.counts)]),
        schoolRow('missing', 'Нет в квадрате', [vedic.missing, digits.missing]),
      ],
    ),
    schoolGroup(
      {
        id: 'kua',
        label: 'Число куа',
        why: 'В фэншуй вместо 5 берут 2 (мужчины) или 8 (женщины), а год начинается около 4 февраля. С 3 по 5 февраля год решает точное время, поэтому здесь прочерк.',
      },
      [schoolColumn('vedic', 'Ведическое', 'kua'), schoolColumn('feng-shui', 'Фэншуй', 'gua')],
      [
        schoolRow('male', 'Мужчина', [[years.male], settled === null ? null : [settled.male]]),
        schoolRow('female', 'Женщина', [[years.female], settled === null ? null : [settled.female]]),
      ],
    ),
    schoolGroup(
      {
        id: 'fourNumbers',
        label: 'Четыре числа даты',
        why: 'Одни сводят всё к одной цифре, другие оставляют 11, 22 и 33.',
      },
      [
        schoolColumn('digits', 'До одной цифры', 'fourNumbers'),
        schoolColumn('masters', 'С мастер-числами', 'fourNumbers'),
      ],
      [schoolRow('all', 'Сознание, миссия, реализация, итог', [list(plain), list(masters)])],
    ),
  ];
}

function cycleGroup(date: CivilDate, at: CivilDate): SchoolGroup {
  const all = YEAR_TURNS.map((turn) => personalCyclesOn(date, at, turn));
  return schoolGroup(
    {
      id: 'personalYear',
      label: 'Личный год',
      why: 'Школы по-разному решают, когда начинается личный год: 1 января, в день рождения или 1 октября.',
    },
    [
      schoolColumn('january', 'С 1 января', 'personalCycles'),
      schoolColumn('birthday', 'Со дня рождения', 'yearTurn'),
      schoolColumn('october', 'С 1 октября', 'yearTurn'),
    ],
    [
      schoolRow(
        'personalYear',
        'Личный год',
        all.map((one) => [one.personalYear]),
      ),
      schoolRow(
        'personalMonth',
        'Личный месяц',
        all.map((one) => (one.personalMonth === null ? null : [one.personalMonth])),
      ),
      schoolRow(
        'personalDay',
        'Личный день',
        all.map((one) => (one.personalDay === null ? null : [one.personalDay])),
      ),
    ],
  );
}

/** «Расхождения школ»: one date and name in every school side by side, with the rows that differ and why. */
export function schools(date: CivilDate, options: { readonly name?: NameText; readonly at?: CivilDate } = {}): Schools {
  const { name, at } = options;
  const groups = [
    psychomatrixGroup(date),
    lifePathGroup(date),
    pinnacleGroup(date),
    ...(at === undefined ? [] : [cycleGroup(date, at)]),
    ...matrixGroups(date, at),
    ...squareGroups(date),
    ...(name === undefined ? [] : nameSchools(name)),
  ];
  const rows = groups.flatMap((group) => group.rows);
  return { groups, compared: rows.length, differing: rows.filter((row) => row.differs).length };
}
