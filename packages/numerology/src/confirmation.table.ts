// Source of every mark: the worked examples of vectors/numerology.json and the bibliography in this package's README.
// A value without a worked example found in print or on a page is never "published".

interface Entry {
  readonly mark: 'published' | 'single-source' | 'unsourced';
  readonly source: string;
  readonly note: string;
}

export const confirmations = {
  psychomatrixClassic: {
    mark: 'published',
    source: '[Aleksandrov]',
    note: 'Совпадает с опубликованным полным расчётом.',
  },
  psychomatrixClassicAfter2000: {
    mark: 'unsourced',
    source: '[Aleksandrov]',
    note: 'Опубликованного примера для рождённых с 2000 года не найдено; отрицательное третье число берётся без знака.',
  },
  psychomatrix2000: {
    mark: 'single-source',
    source: '[code 2650515392]',
    note: 'Вариант с числом 19 для рождённых с 2000 года: найден в одном источнике, без печатного примера.',
  },
  psychomatrixPair: {
    mark: 'published',
    source: '[Aleksandrov]',
    note: 'Сравнение клеток и линий описательное: единой оценки школа не публикует.',
  },
  lifePathAllDigits: { mark: 'published', source: '[help-calc]', note: 'Совпадает с опубликованным примером.' },
  lifePathWholeNumbers: { mark: 'published', source: '[mysteries24]', note: 'Способ и пример опубликованы.' },
  lifePathByParts: {
    mark: 'single-source',
    source: '[Decoz]',
    note: 'Правило известно, печатного примера с иным итогом не найдено.',
  },
  birthday: { mark: 'single-source', source: '[Decoz]', note: 'Правило описано, печатного примера не найдено.' },
  karmicDebts: {
    mark: 'single-source',
    source: '[Decoz]',
    note: 'Числа 13, 14, 16 и 19 в промежуточных суммах; печатного примера не найдено.',
  },
  personalCycles: { mark: 'published', source: '[inspiredcreatively]', note: 'Совпадает с опубликованными примерами.' },
  yearTurn: {
    mark: 'unsourced',
    source: '',
    note: 'Когда меняется личный год — 1 января, в день рождения или 1 октября, — школы решают по-разному.',
  },
  pinnacles: { mark: 'published', source: '[Decoz]', note: 'Совпадает с опубликованным примером.' },
  challenges: { mark: 'published', source: '[Decoz]', note: 'Совпадает с опубликованным примером.' },
  pinnacleAges: {
    mark: 'single-source',
    source: '[Decoz]',
    note: 'Границы возраста описаны, печатного примера не найдено.',
  },
  nameRussian: {
    mark: 'published',
    source: '[mysticalmagazine]',
    note: 'Значения букв совпадают с опубликованными примерами; Ё и Й считаются отдельными буквами.',
  },
  nameRussianNoSigns: {
    mark: 'single-source',
    source: '[code]',
    note: 'Таблица без Ъ и Ь встречается в чужих программах, печатного примера нет.',
  },
  nameLatin: { mark: 'published', source: '[numerologia-kabbalah]', note: 'Совпадает с опубликованным примером.' },
  nameChaldean: { mark: 'published', source: '[Cheiro]', note: 'Совпадает с опубликованным примером.' },
  soulAndPersonality: {
    mark: 'single-source',
    source: '[Decoz]',
    note: 'Гласные и согласные считаются порознь; Ъ и Ь отнесены к согласным — это решение программы.',
  },
  latinY: {
    mark: 'unsourced',
    source: '',
    note: 'Буква Y считается согласной; часть авторов считает её гласной по звучанию.',
  },
  karmicLessons: { mark: 'unsourced', source: '', note: 'Правило распространено, источник не найден.' },
  matrixPoints: {
    mark: 'published',
    source: '[Ladini tests]',
    note: 'Совпадает с примерами, проверенными по материалам школы Н. Ладини.',
  },
  matrixHealthPhysical: {
    mark: 'published',
    source: '[Ladini tests]',
    note: 'Физический столбец совпадает с примером, проверенным по материалам школы.',
  },
  matrixHealthOther: {
    mark: 'unsourced',
    source: '',
    note: 'Для столбцов энергии и эмоций опубликованного примера не найдено.',
  },
  matrixRingA: {
    mark: 'unsourced',
    source: '',
    note: 'Начало возрастного круга в точке A — как его обычно рисуют; примером с числами не подтверждено.',
  },
  matrixRingC: {
    mark: 'single-source',
    source: '[Ladini tests]',
    note: 'Начало возрастного круга в точке C — по одному источнику.',
  },
  matrixSubtract: {
    mark: 'single-source',
    source: '[datemyst, matrixdestiny]',
    note: 'Школа вычитания 22: правило опубликовано, полного примера матрицы нет.',
  },
  matrixOwnCentre: {
    mark: 'single-source',
    source: '[code]',
    note: 'Родовые лучи от собственного центра квадрата F–G–H–I: вариант одной школы.',
  },
  matrixPair: {
    mark: 'published',
    source: '[Ladini tests]',
    note: 'Точки, хвост, ключи и предназначения пары совпадают с проверенным примером.',
  },
  matrixPairRest: {
    mark: 'unsourced',
    source: '',
    note: 'Карта здоровья и возрастной круг пары построены по тому же правилу; примера нет.',
  },
  vedicNumbers: { mark: 'published', source: '[horocscopes]', note: 'Совпадает с опубликованным примером.' },
  vedicSquare: { mark: 'published', source: '[shoperclub]', note: 'Совпадает с опубликованным примером.' },
  vedicSecondLayout: {
    mark: 'single-source',
    source: '[code]',
    note: 'Второе расположение цифр и годовой квадрат найдены в одной программе.',
  },
  kua: { mark: 'published', source: '[numerologyscience]', note: 'Совпадает с опубликованным примером.' },
  gua: {
    mark: 'single-source',
    source: '[pages]',
    note: 'Число гуа фэншуй: правило и пример из одного источника; год начинается около 4 февраля.',
  },
  loShuDigits: { mark: 'published', source: '[pages]', note: 'Совпадает с опубликованным примером.' },
  loShuPlanes: { mark: 'single-source', source: '[pages]', note: 'Названия плоскостей у авторов различаются.' },
  mahadasha: {
    mark: 'single-source',
    source: '[code 32585545315]',
    note: 'Не проверено: печатного примера не найдено.',
  },
  antardasha: {
    mark: 'single-source',
    source: '[code 32585545315]',
    note: 'Не проверено: печатного примера не найдено.',
  },
  pratyantar: {
    mark: 'single-source',
    source: '[ankshastra]',
    note: 'Не проверено: число × 8 дней по одному источнику; остаток года после 360 дней продолжает ряд — решение программы.',
  },
  leapBirthday: {
    mark: 'unsourced',
    source: '',
    note: 'Родившимся 29 февраля в обычный год день рождения переносится на 1 марта или 28 февраля по выбору.',
  },
  fourNumbers: {
    mark: 'single-source',
    source: '[code 56077136153]',
    note: 'Четыре числа даты найдены в одной программе; без мастер-чисел миссия и реализация всегда совпадают.',
  },
  phone: { mark: 'published', source: '[pages]', note: 'Сумма всех цифр: совпадает с опубликованным примером.' },
  phoneVariants: {
    mark: 'unsourced',
    source: '',
    note: 'Считать ли код страны, источники не говорят: показаны оба варианта.',
  },
  objectRules: {
    mark: 'unsourced',
    source: '',
    note: 'Опубликованного примера для номера машины, квартиры и названия не найдено.',
  },
  friendship: {
    mark: 'unsourced',
    source: '[BPHS 3.55]',
    note: 'Таблица дружбы чисел у авторов различается; здесь естественная дружба планет чисел, её можно заменить своей.',
  },
  suitableDates: { mark: 'unsourced', source: '', note: 'Правило подбора дней у авторов различается.' },
} as const satisfies Record<string, Entry>;
