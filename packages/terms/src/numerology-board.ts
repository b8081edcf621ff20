/** Words of the board of numbers, shared by the page and its printed copy. Source: our own wording for the ids of the numerology package. */

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One word for each cell of the square, to stand under its digits. */
export const cellWords: Readonly<Record<Digit, string>> = {
  1: 'Характер',
  2: 'Энергия',
  3: 'Интерес',
  4: 'Здоровье',
  5: 'Логика',
  6: 'Труд',
  7: 'Удача',
  8: 'Долг',
  9: 'Память',
};

/** Which line of the square it is. */
export const lineKinds = {
  purpose_147: 'Строка 1–4–7',
  family_258: 'Строка 2–5–8',
  stability_369: 'Строка 3–6–9',
  selfEsteem_123: 'Столбец 1–2–3',
  finance_456: 'Столбец 4–5–6',
  talent_789: 'Столбец 7–8–9',
  spirituality_159: 'Диагональ 1–5–9',
  temperament_357: 'Диагональ 3–5–7',
} as const satisfies Record<string, string>;

/** Ways to add up a date. */
export const lifePathMethodNames = {
  'all-digits': 'Все цифры подряд',
  'by-parts': 'День, месяц и год порознь',
  'whole-numbers': 'День + месяц + год числами',
} as const;

/** Rows of the health table of the matrix, from the crown. */
export const healthRows = [
  'Сахасрара',
  'Аджна',
  'Вишуддха',
  'Анахата',
  'Манипура',
  'Свадхистхана',
  'Муладхара',
] as const;

/** Planes of the square of Lo Shu. */
export const planeNames = {
  mind: 'Ум',
  soul: 'Душа',
  practical: 'Дело',
  thought: 'Мысль',
  will: 'Воля',
  action: 'Действие',
  gold: 'Золотая линия',
  silver: 'Серебряная линия',
} as const;

/** Said of everything that no published example confirms. */
export const unconfirmedText = 'не подтверждено публикацией';

/** What each mark of an answer speaks of. */
const markSubjects: Readonly<Record<string, string>> = {
  working: 'рабочие числа',
  counts: 'клетки',
  lines: 'линии',
  cells: 'сравнение клеток',
  lifePath: 'число пути',
  birthday: 'число рождения',
  karmicDebts: 'кармические долги',
  karmicLessons: 'кармические уроки',
  pinnacles: 'вершины',
  challenges: 'испытания',
  firstEnds: 'границы возраста',
  periods: 'границы возраста',
  points: 'точки и лучи',
  keys: 'ключи отношений и денег',
  purposes: 'предназначения',
  triads: 'программы',
  phys: 'здоровье: физика',
  energy: 'здоровье: энергия',
  emotion: 'здоровье: эмоции',
  ring: 'возрастной круг',
  soul: 'число души',
  destiny: 'число судьбы',
  personality: 'число личности',
  kua: 'куа',
  gua: 'гуа',
  fengShui: 'гуа',
  male: 'мужское число',
  female: 'женское число',
  square: 'квадрат',
  missing: 'недостающие цифры',
  layouts: 'второе расположение',
  planes: 'плоскости',
  mahadasha: 'махадаша',
  antardasha: 'антардаша',
  pratyantar: 'пратьянтар',
  leapBirthday: 'день рождения 29 февраля',
  all: 'все четыре числа',
  letters: 'значения букв',
  expression: 'число имени',
  number: 'правило счёта',
  variants: 'варианты счёта',
  days: 'правило подбора',
  relation: 'дружба чисел',
  relations: 'дружба чисел',
  members: 'участники',
  matrixCentre: 'матрица пары',
  psychomatrix: 'квадраты пары',
  destinyMatrix: 'матрица пары',
  personalYear: 'личный год',
  personalMonth: 'личный месяц',
  personalDay: 'личный день',
};

/** «возрастной круг» for the key `ring` of an answer's marks; the key itself is never shown. */
export function markSubject(key: string): string {
  return markSubjects[key] ?? 'значения';
}

/** A mark of an answer as it is told: what it is about, and the note. */
export interface UnconfirmedNote {
  /** «Возрастной круг» or several, joined by commas, with a capital. */
  readonly subjects: string;
  readonly note: string;
}

/** What of an answer no published example confirms, a note once however many values it is about. */
export function unconfirmedNotes(
  confirmation: Readonly<Record<string, { readonly mark: string; readonly note: string }>>,
): readonly UnconfirmedNote[] {
  const byNote = new Map<string, string[]>();
  for (const [key, { mark, note }] of Object.entries(confirmation)) {
    if (mark === 'published') continue;
    const subjects = byNote.get(note) ?? [];
    const subject = markSubject(key);
    byNote.set(note, subjects.includes(subject) ? subjects : [...subjects, subject]);
  }
  return [...byNote].map(([note, subjects]) => {
    const text = subjects.join(', ');
    return { subjects: text.charAt(0).toUpperCase() + text.slice(1), note };
  });
}
