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
  /** About how long one reads the middle detail. */
  readonly minutes: number;
  /** Generations it takes, the same at any detail. */
  readonly cost: number;
}

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
    minutes: 20,
    cost: 1,
  },
  'veda-dashas': {
    title: 'Даши на три года',
    description:
      'Период за периодом до конца третьего года: что открывает каждый, какими домами, что идёт над ним и какие области просыпаются.',
    category: 'period',
    needs: ['client'],
    minutes: 15,
    cost: 1,
  },
  'veda-upaya': {
    title: 'Упаи',
    description:
      'Какой планете карты нужна поддержка и почему, какие практики советует традиция без платы и страха, кому служит этот срок и чего не делать.',
    category: 'person',
    needs: ['client'],
    minutes: 15,
    cost: 1,
  },
  'veda-tajaka': {
    title: 'Таджика года',
    description:
      'Год от возвращения Солнца: кто им правит, куда пришла мунтха, что просыпается, календарь отрезков с датами и то, что разумно оставить.',
    category: 'period',
    needs: ['client', 'year'],
    minutes: 15,
    cost: 1,
  },
  'veda-dashamsha': {
    title: 'Дашамша и дело',
    description:
      'Одна область целиком: какое это дело, что ему помогает и мешает, что отвечает дашамша, какие люди и деньги при нём и что несут три года.',
    category: 'person',
    needs: ['client'],
    minutes: 15,
    cost: 1,
  },
  'veda-navamsha': {
    title: 'Навамша и отношения',
    description:
      'Одна область целиком: какая это близость, что её держит и что испытывает, что отвечает навамша, кто рядом, как живут дом и деньги двоих.',
    category: 'person',
    needs: ['client'],
    minutes: 15,
    cost: 1,
  },
  'veda-pair': {
    title: 'Совместимость, 36 баллов',
    description:
      'Две карты рядом: что каждый приносит в союз, что притягивает и что трёт по восьми кутам и домам, как сложатся будни, что скажут сроки.',
    category: 'pair',
    needs: ['client', 'second'],
    minutes: 15,
    cost: 1,
  },
  'veda-muhurta': {
    title: 'Мухурта',
    description:
      'Выбор времени для дела: пять лучших окон срока с доводами за и против каждого, что исключено и почему, сколько окно держится.',
    category: 'date',
    needs: ['client', 'purpose', 'period', 'place'],
    minutes: 15,
    cost: 1,
  },
  'veda-prashna': {
    title: 'Вопрос (прашна)',
    description:
      'Ответ на один вопрос по карте часа: суждение первым, что за и что против, когда, что изменило бы ответ и можно ли судить вообще.',
    category: 'question',
    needs: ['question', 'moment', 'place'],
    minutes: 5,
    cost: 1,
  },
  'western-portrait': {
    title: 'Портрет личности',
    description:
      'Что западная карта говорит о человеке по восьми областям жизни: планеты в знаках и домах, углы, аспекты по тесноте, ближайшие три года с датами.',
    category: 'person',
    needs: ['client'],
    minutes: 18,
    cost: 1,
  },
  'western-work': {
    title: 'Дело и деньги',
    description:
      'Одна область целиком: какое это дело по десятому дому и Середине неба, что помогает и мешает, люди, доход и что несут три года.',
    category: 'person',
    needs: ['client'],
    minutes: 13,
    cost: 1,
  },
  'western-relations': {
    title: 'Отношения',
    description:
      'Одна область целиком: какая это близость по седьмому дому и Венере, что её держит и испытывает, как любят, дом и деньги двоих, три года.',
    category: 'person',
    needs: ['client'],
    minutes: 13,
    cost: 1,
  },
  'western-pair': {
    title: 'Совместимость пары',
    description:
      'Две карты рядом: что каждый приносит в союз, что притягивает и что трёт по аспектам их планет, общая карта, сроки обоих.',
    category: 'pair',
    needs: ['client', 'second'],
    minutes: 14,
    cost: 1,
  },
  'western-child': {
    title: 'Ребёнок',
    description:
      'Карта ребёнка для родителя: темперамент, как учится, что успокаивает, какой среди друзей и что разумно оставить в покое. Без прогнозов.',
    category: 'person',
    needs: ['client'],
    minutes: 4,
    cost: 1,
  },
  'western-year': {
    title: 'Год (соляр)',
    description:
      'Год от возвращения Солнца: Асцендент и светила соляра, управитель года по профекции, что просыпается, календарь транзитов с датами и то, что разумно оставить.',
    category: 'period',
    needs: ['client', 'year'],
    minutes: 7,
    cost: 1,
  },
  'western-month': {
    title: 'Месяц (транзиты)',
    description:
      'Месяц с любого дня: что его ведёт, какие области он будит, недели с точными днями и сроками действия транзитов, фазы Луны и развороты по домам, что оставить.',
    category: 'period',
    needs: ['client', 'period'],
    minutes: 7,
    cost: 1,
  },
  'western-dates': {
    title: 'Выбор даты',
    description:
      'День для дела по западному небу: пять лучших дней срока с доводами за и против, что исключено и почему, до какого часа держится окно.',
    category: 'date',
    needs: ['client', 'purpose', 'period', 'place'],
    minutes: 7,
    cost: 1,
  },
  'numerology-matrix': {
    title: 'Матрица судьбы',
    description:
      'Двадцать два аркана по местам матрицы в восьми областях жизни, возрастная точка и личные годы, где дата спорит с собой и что меняет другая школа.',
    category: 'person',
    needs: ['client'],
    minutes: 14,
    cost: 1,
  },
  'numerology-square': {
    title: 'Квадрат Пифагора',
    description:
      'Девять клеток и восемь линий квадрата в восьми областях жизни, что в дате в избытке и чего в ней нет, ближайшие личные годы.',
    category: 'person',
    needs: ['client'],
    minutes: 11,
    cost: 1,
  },
  'numerology-numbers': {
    title: 'Числа имени и даты',
    description:
      'Жизненный путь, день рождения, числа души и судьбы, имя по буквам: о чём они согласны, где спорят и что несут вершины.',
    category: 'person',
    needs: ['client'],
    minutes: 13,
    cost: 1,
  },
  'numerology-cycles': {
    title: 'Личный год, месяц, день',
    description:
      'Личные годы до конца третьего, ближайшие месяцы по порядку, вершины и испытания с датами, возрастная точка: что и когда включается.',
    category: 'period',
    needs: ['client'],
    minutes: 11,
    cost: 1,
  },
  'numerology-pair': {
    title: 'Совместимость по числам',
    description:
      'Две даты рядом: что каждый приносит в союз, где числа дружат и где спорят, общая матрица, линии двух квадратов, годы обоих.',
    category: 'pair',
    needs: ['client', 'second'],
    minutes: 15,
    cost: 1,
  },
  'numerology-child': {
    title: 'Ребёнок',
    description:
      'Числа ребёнка для родителя: темперамент, как учится, что успокаивает, какой среди друзей и что разумно оставить в покое. Без прогнозов.',
    category: 'person',
    needs: ['client'],
    minutes: 5,
    cost: 1,
  },
  'numerology-family': {
    title: 'Род',
    description:
      'От двух до шести человек: каждый в семье, что пришло от рода отца и матери, кто с кем, что есть у всех и чего нет ни у кого, годы рядом.',
    category: 'pair',
    needs: ['client', 'people'],
    minutes: 8,
    cost: 1,
  },
  'numerology-name': {
    title: 'Подбор имени или названия',
    description:
      'До шести вариантов рядом: арифметика букв, что говорит первое имя, как каждое ладит с датой, чего в нём нет и где таблицы расходятся.',
    category: 'name',
    needs: ['client', 'name'],
    minutes: 5,
    cost: 1,
  },
  plan: {
    title: 'Контент-план',
    description: 'Публикации на одну–четыре недели: каждая с поводом в настоящем небе и точным временем.',
    category: 'period',
    needs: [],
    minutes: 10,
    cost: 4,
  },
  post: {
    title: 'Пост',
    description: 'Первая фраза, текст, призыв и хэштеги об одном событии неба или на вашу тему.',
    category: 'date',
    needs: [],
    minutes: 2,
    cost: 1,
  },
  carousel: {
    title: 'Карусель',
    description: 'Карточки с заголовками и подпись к ним.',
    category: 'date',
    needs: [],
    minutes: 2,
    cost: 1,
  },
  story: {
    title: 'История',
    description: 'От трёх до семи кадров: текст, картинка, опрос или вопрос, призыв.',
    category: 'date',
    needs: [],
    minutes: 1,
    cost: 1,
  },
  reels: {
    title: 'Клип',
    description: 'Сцены на 15, 30 или 60 секунд: голос, строка на экране, кадр, подпись.',
    category: 'date',
    needs: [],
    minutes: 1,
    cost: 1,
  },
};

/** The entry of a kind; null for one that has none yet. */
export function findKind(kind: ConsultationKind): KindEntry | null {
  return kindTable[kind] ?? null;
}
