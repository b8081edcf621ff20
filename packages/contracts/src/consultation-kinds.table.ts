import type { ConsultationKind } from './products.table.ts';

/** What a request for a document of a kind must hold. */
export const consultationNeeds = [
  'client',
  'second',
  'people',
  'question',
  'date',
  'year',
  'name',
  'period',
  'place',
  'purpose',
  'moment',
] as const;
export type ConsultationNeed = (typeof consultationNeeds)[number];

export const consultationCategories = ['person', 'pair', 'period', 'date', 'question', 'name'] as const;
export type ConsultationCategory = (typeof consultationCategories)[number];

export interface KindEntry {
  readonly title: string;
  readonly description: string;
  readonly category: ConsultationCategory;
  readonly needs: readonly ConsultationNeed[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** About how long one reads the middle detail. */
  readonly minutes: number;
  /** Generations it takes, the same at any detail. */
  readonly cost: number;
}

/** Sections of a portrait: the gist, the eight areas of life, what is near, what disputes, what it rests on. */
const portraitSections = [
  { id: 'gist', title: 'Суть' },
  { id: 'character', title: 'Характер и опора' },
  { id: 'work', title: 'Дело и призвание' },
  { id: 'money', title: 'Деньги' },
  { id: 'relations', title: 'Близкие отношения' },
  { id: 'home', title: 'Дом и семья' },
  { id: 'children', title: 'Дети и творчество' },
  { id: 'vigour', title: 'Силы и режим' },
  { id: 'path', title: 'Смысл, учёба, путь' },
  { id: 'near', title: 'Ближайшее время' },
  { id: 'disputes', title: 'Где карта спорит с собой' },
  { id: 'basis', title: 'На чём это основано' },
] as const;

/** Sections of one area taken apart, around those of its own. */
const helpAndHindrance = [
  { id: 'support', title: 'Что помогает' },
  { id: 'against', title: 'Что мешает' },
] as const;
const timeAndSteps = [
  { id: 'time', title: 'Три года' },
  { id: 'steps', title: 'Шаги' },
  { id: 'basis', title: 'На чём это основано' },
] as const;

/** Sections of a reading of numbers by areas: as a portrait has them, and where the schools of numbers part. */
const numberSections = [
  ...portraitSections.slice(0, 9),
  { id: 'near', title: 'Ближайшее время' },
  { id: 'disputes', title: 'Где дата спорит с собой' },
  { id: 'schools', title: 'Где школы расходятся' },
  { id: 'basis', title: 'На чём это основано' },
] as const;

/** Sections of two births, and of a child as a parent is told of it. */
const pairSections = [
  { id: 'gist', title: 'Суть' },
  { id: 'each', title: 'Каждый в отношениях' },
  { id: 'draws', title: 'Что притягивает' },
  { id: 'rubs', title: 'Что трёт' },
  { id: 'daily', title: 'Будни, деньги, дети' },
  { id: 'when', title: 'Когда' },
  { id: 'living', title: 'Как с этим жить' },
  { id: 'step', title: 'Шаг и вопрос для двоих' },
  { id: 'basis', title: 'На чём это основано' },
] as const;
const childSections = [
  { id: 'gist', title: 'Суть' },
  { id: 'temper', title: 'Темперамент' },
  { id: 'learning', title: 'Как учится' },
  { id: 'care', title: 'Забота' },
  { id: 'friends', title: 'Среди друзей' },
  { id: 'leave', title: 'Что оставить в покое' },
  { id: 'step', title: 'Шаг и вопрос родителю' },
  { id: 'basis', title: 'На чём это основано' },
] as const;

/** The same where the schools of numbers part: it is told before what the reading rests on. */
const withSchools = (sections: KindEntry['sections']): KindEntry['sections'] => [
  ...sections.slice(0, -1),
  { id: 'schools', title: 'Где школы расходятся' },
  ...sections.slice(-1),
];

/**
 * What is told of a kind and what it asks for. A kind is offered once the server has a writer for it.
 * Source: consultations design, section 1; shapes of readings, section 2a.
 */
export const kindTable: Readonly<Partial<Record<ConsultationKind, KindEntry>>> = {
  'veda-portrait': {
    title: 'Раши-портрет',
    description:
      'Что карта говорит о человеке по восьми областям жизни, что ближайшие три года в них включат и с каких слов начать разговор.',
    category: 'person',
    needs: ['client'],
    sections: portraitSections,
    minutes: 20,
    cost: 1,
  },
  'veda-dashas': {
    title: 'Даши на три года',
    description:
      'Период за периодом до конца третьего года: что открывает каждый, какими домами, что идёт над ним и какие области просыпаются.',
    category: 'period',
    needs: ['client'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'near', title: 'Период за периодом' },
      { id: 'lords', title: 'Кто ведёт эти годы' },
      { id: 'areas', title: 'Что и когда включается' },
      { id: 'step', title: 'Шаг' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 15,
    cost: 1,
  },
  'veda-upaya': {
    title: 'Упаи',
    description:
      'Какой планете карты нужна поддержка и почему, какие практики советует традиция без платы и страха, кому служит этот срок и чего не делать.',
    category: 'person',
    needs: ['client'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'needs', title: 'Кто просит внимания' },
      { id: 'time', title: 'Кому служит этот срок' },
      { id: 'leading', title: 'На кого опереться' },
      { id: 'near', title: 'Ближайшее время' },
      { id: 'leave', title: 'Чего не делать' },
      { id: 'step', title: 'Шаг' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 15,
    cost: 1,
  },
  'veda-tajaka': {
    title: 'Таджика года',
    description:
      'Год от возвращения Солнца: кто им правит, куда пришла мунтха, что просыпается, календарь отрезков с датами и то, что разумно оставить.',
    category: 'period',
    needs: ['client', 'year'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'tone', title: 'Тон года' },
      { id: 'areas', title: 'Что просыпается' },
      { id: 'calendar', title: 'Календарь года' },
      { id: 'leave', title: 'Что оставить' },
      { id: 'step', title: 'Шаг' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 15,
    cost: 1,
  },
  'veda-dashamsha': {
    title: 'Дашамша и дело',
    description:
      'Одна область целиком: какое это дело, что ему помогает и мешает, что отвечает дашамша, какие люди и деньги при нём и что несут три года.',
    category: 'person',
    needs: ['client'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'nature', title: 'Какое это дело' },
      ...helpAndHindrance,
      { id: 'varga', title: 'Что отвечает дашамша' },
      { id: 'people', title: 'Люди в этом деле' },
      { id: 'money', title: 'Деньги в этом деле' },
      ...timeAndSteps,
    ],
    minutes: 15,
    cost: 1,
  },
  'veda-navamsha': {
    title: 'Навамша и отношения',
    description:
      'Одна область целиком: какая это близость, что её держит и что испытывает, что отвечает навамша, кто рядом, как живут дом и деньги двоих.',
    category: 'person',
    needs: ['client'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'nature', title: 'Какая это близость' },
      ...helpAndHindrance,
      { id: 'varga', title: 'Что отвечает навамша' },
      { id: 'people', title: 'Кто рядом' },
      { id: 'money', title: 'Дом и деньги двоих' },
      ...timeAndSteps,
    ],
    minutes: 15,
    cost: 1,
  },
  'veda-pair': {
    title: 'Совместимость, 36 баллов',
    description:
      'Две карты рядом: что каждый приносит в союз, что притягивает и что трёт по восьми кутам и домам, как сложатся будни, что скажут сроки.',
    category: 'pair',
    needs: ['client', 'second'],
    sections: pairSections,
    minutes: 15,
    cost: 1,
  },
  'veda-muhurta': {
    title: 'Мухурта',
    description:
      'Выбор времени для дела: пять лучших окон срока с доводами за и против каждого, что исключено и почему, сколько окно держится.',
    category: 'date',
    needs: ['client', 'purpose', 'period', 'place'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'windows', title: 'Пять лучших окон' },
      { id: 'excluded', title: 'Что исключено и почему' },
      { id: 'use', title: 'Как пользоваться окном' },
      { id: 'person', title: 'Дело в карте человека' },
      { id: 'near', title: 'Что идёт в это время' },
      { id: 'step', title: 'Шаг' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 15,
    cost: 1,
  },
  'western-portrait': {
    title: 'Портрет личности',
    description:
      'Что западная карта говорит о человеке по восьми областям жизни: планеты в знаках и домах, углы, аспекты по тесноте, ближайшие три года с датами.',
    category: 'person',
    needs: ['client'],
    sections: portraitSections,
    minutes: 18,
    cost: 1,
  },
  'western-work': {
    title: 'Дело и деньги',
    description:
      'Одна область целиком: какое это дело по десятому дому и Середине неба, что помогает и мешает, люди, доход и что несут три года.',
    category: 'person',
    needs: ['client'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'nature', title: 'Какое это дело' },
      ...helpAndHindrance,
      { id: 'people', title: 'Люди в этом деле' },
      { id: 'money', title: 'Деньги' },
      ...timeAndSteps,
    ],
    minutes: 13,
    cost: 1,
  },
  'western-relations': {
    title: 'Отношения',
    description:
      'Одна область целиком: какая это близость по седьмому дому и Венере, что её держит и испытывает, как любят, дом и деньги двоих, три года.',
    category: 'person',
    needs: ['client'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'nature', title: 'Какая это близость' },
      ...helpAndHindrance,
      { id: 'people', title: 'Как любят и кто рядом' },
      { id: 'money', title: 'Дом и деньги двоих' },
      ...timeAndSteps,
    ],
    minutes: 13,
    cost: 1,
  },
  'western-pair': {
    title: 'Совместимость пары',
    description:
      'Две карты рядом: что каждый приносит в союз, что притягивает и что трёт по аспектам их планет, общая карта, сроки обоих.',
    category: 'pair',
    needs: ['client', 'second'],
    sections: pairSections,
    minutes: 14,
    cost: 1,
  },
  'western-child': {
    title: 'Ребёнок',
    description:
      'Карта ребёнка для родителя: темперамент, как учится, что успокаивает, какой среди друзей и что разумно оставить в покое. Без прогнозов.',
    category: 'person',
    needs: ['client'],
    sections: childSections,
    minutes: 4,
    cost: 1,
  },
  'western-year': {
    title: 'Год (соляр)',
    description:
      'Год от возвращения Солнца: Асцендент и светила соляра, управитель года по профекции, что просыпается, календарь транзитов с датами и то, что разумно оставить.',
    category: 'period',
    needs: ['client', 'year'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'tone', title: 'Тон года' },
      { id: 'areas', title: 'Что просыпается' },
      { id: 'calendar', title: 'Календарь года' },
      { id: 'leave', title: 'Что оставить' },
      { id: 'step', title: 'Шаг' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 7,
    cost: 1,
  },
  'western-month': {
    title: 'Месяц (транзиты)',
    description:
      'Месяц с любого дня: что его ведёт, какие области он будит, недели с точными днями и сроками действия транзитов, фазы Луны и развороты по домам, что оставить.',
    category: 'period',
    needs: ['client', 'period'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'tone', title: 'Что ведёт месяц' },
      { id: 'areas', title: 'Что просыпается' },
      { id: 'calendar', title: 'По неделям' },
      { id: 'disputes', title: 'Где месяц спорит с собой' },
      { id: 'leave', title: 'Что оставить' },
      { id: 'step', title: 'Шаг' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 7,
    cost: 1,
  },
  'western-dates': {
    title: 'Выбор даты',
    description:
      'День для дела по западному небу: пять лучших дней срока с доводами за и против, что исключено и почему, до какого часа держится окно.',
    category: 'date',
    needs: ['client', 'purpose', 'period', 'place'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'windows', title: 'Пять лучших дней' },
      { id: 'excluded', title: 'Что исключено и почему' },
      { id: 'use', title: 'Как пользоваться днём' },
      { id: 'person', title: 'Дело в карте человека' },
      { id: 'near', title: 'Что идёт в это время' },
      { id: 'step', title: 'Шаг' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 7,
    cost: 1,
  },
  'numerology-matrix': {
    title: 'Матрица судьбы',
    description:
      'Двадцать два аркана по местам матрицы в восьми областях жизни, возрастная точка и личные годы, где дата спорит с собой и что меняет другая школа.',
    category: 'person',
    needs: ['client'],
    sections: numberSections,
    minutes: 14,
    cost: 1,
  },
  'numerology-square': {
    title: 'Квадрат Пифагора',
    description:
      'Девять клеток и восемь линий квадрата в восьми областях жизни, что в дате в избытке и чего в ней нет, ближайшие личные годы.',
    category: 'person',
    needs: ['client'],
    sections: numberSections,
    minutes: 11,
    cost: 1,
  },
  'numerology-numbers': {
    title: 'Числа имени и даты',
    description:
      'Жизненный путь, день рождения, числа души и судьбы, имя по буквам: о чём они согласны, где спорят и что несут вершины.',
    category: 'person',
    needs: ['client'],
    sections: numberSections,
    minutes: 13,
    cost: 1,
  },
  'numerology-cycles': {
    title: 'Личный год, месяц, день',
    description:
      'Личные годы до конца третьего, ближайшие месяцы по порядку, вершины и испытания с датами, возрастная точка: что и когда включается.',
    category: 'period',
    needs: ['client'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'years', title: 'Личные годы' },
      { id: 'months', title: 'Ближайшие месяцы' },
      { id: 'pinnacles', title: 'Вершины и испытания' },
      { id: 'age', title: 'Возрастная точка' },
      { id: 'areas', title: 'Что и когда включается' },
      { id: 'step', title: 'Шаг' },
      { id: 'schools', title: 'Где школы расходятся' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 11,
    cost: 1,
  },
  'numerology-pair': {
    title: 'Совместимость по числам',
    description:
      'Две даты рядом: что каждый приносит в союз, где числа дружат и где спорят, общая матрица, линии двух квадратов, годы обоих.',
    category: 'pair',
    needs: ['client', 'second'],
    sections: withSchools(pairSections),
    minutes: 15,
    cost: 1,
  },
  'numerology-child': {
    title: 'Ребёнок',
    description:
      'Числа ребёнка для родителя: темперамент, как учится, что успокаивает, какой среди друзей и что разумно оставить в покое. Без прогнозов.',
    category: 'person',
    needs: ['client'],
    sections: withSchools(childSections),
    minutes: 5,
    cost: 1,
  },
  'numerology-family': {
    title: 'Род',
    description:
      'От двух до шести человек: каждый в семье, что пришло от рода отца и матери, кто с кем, что есть у всех и чего нет ни у кого, годы рядом.',
    category: 'pair',
    needs: ['client', 'people'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'members', title: 'Каждый в семье' },
      { id: 'kin', title: 'Линии отца и матери' },
      { id: 'bonds', title: 'Кто с кем' },
      { id: 'common', title: 'Общее и недостающее' },
      { id: 'daily', title: 'Дом и быт' },
      { id: 'when', title: 'Ближайшие годы' },
      { id: 'living', title: 'Как с этим жить' },
      { id: 'step', title: 'Шаг и вопрос семье' },
      { id: 'schools', title: 'Где школы расходятся' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 8,
    cost: 1,
  },
  'numerology-name': {
    title: 'Подбор имени или названия',
    description:
      'До шести вариантов рядом: арифметика букв, что говорит первое имя, как каждое ладит с датой, чего в нём нет и где таблицы расходятся.',
    category: 'name',
    needs: ['client', 'name'],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'letters', title: 'Имена по буквам' },
      { id: 'main', title: 'Что говорит первое имя' },
      { id: 'person', title: 'С какой датой оно встречается' },
      { id: 'date', title: 'Как имя ладит с датой' },
      { id: 'absent', title: 'Чего в имени нет' },
      { id: 'choice', title: 'Выбор' },
      { id: 'step', title: 'Шаг и вопрос' },
      { id: 'schools', title: 'Где школы расходятся' },
      { id: 'basis', title: 'На чём это основано' },
    ],
    minutes: 5,
    cost: 1,
  },
  plan: {
    title: 'Контент-план',
    description: 'Публикации на одну–четыре недели: каждая с поводом в настоящем небе и точным временем.',
    category: 'period',
    needs: [],
    sections: [],
    minutes: 10,
    cost: 4,
  },
  post: {
    title: 'Пост',
    description: 'Первая фраза, текст, призыв и хэштеги об одном событии неба или на вашу тему.',
    category: 'date',
    needs: [],
    sections: [],
    minutes: 2,
    cost: 1,
  },
  carousel: {
    title: 'Карусель',
    description: 'Пять карточек с заголовками и подпись к ним.',
    category: 'date',
    needs: [],
    sections: [],
    minutes: 2,
    cost: 1,
  },
  story: {
    title: 'История',
    description: 'От трёх до семи кадров: текст, картинка, опрос или вопрос, призыв.',
    category: 'date',
    needs: [],
    sections: [],
    minutes: 1,
    cost: 1,
  },
  reels: {
    title: 'Клип',
    description: 'Сцены на 15, 30 или 60 секунд: голос, строка на экране, кадр, подпись.',
    category: 'date',
    needs: [],
    sections: [],
    minutes: 1,
    cost: 1,
  },
};

/** The entry of a kind; null for one that has none yet. */
export function findKind(kind: ConsultationKind): KindEntry | null {
  return kindTable[kind] ?? null;
}
