import type { ConsultationKind } from './products.table.ts';

type KindSections = readonly { readonly id: string; readonly title: string }[];

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
const schools = { id: 'schools', title: 'Где школы расходятся' } as const;
const withSchools = <Section extends KindSections[number]>(
  sections: readonly Section[],
): readonly (Section | typeof schools)[] => [...sections.slice(0, -1), schools, ...sections.slice(-1)];

/**
 * Sections of a document of each kind, in order. Apart from what is told of a kind, for a page that offers one does not need them.
 * Source: consultations design, section 2a.
 */
export const kindSections = {
  'veda-portrait': portraitSections,
  'veda-upaya': [
    { id: 'gist', title: 'Суть' },
    { id: 'needs', title: 'Кто просит внимания' },
    { id: 'time', title: 'Кому служит этот срок' },
    { id: 'leading', title: 'На кого опереться' },
    { id: 'near', title: 'Ближайшее время' },
    { id: 'leave', title: 'Чего не делать' },
    { id: 'step', title: 'Шаг' },
    { id: 'basis', title: 'На чём это основано' },
  ],
  'veda-dashas': [
    { id: 'gist', title: 'Суть' },
    { id: 'near', title: 'Период за периодом' },
    { id: 'lords', title: 'Кто ведёт эти годы' },
    { id: 'areas', title: 'Что и когда включается' },
    { id: 'step', title: 'Шаг' },
    { id: 'basis', title: 'На чём это основано' },
  ],
  'veda-tajaka': [
    { id: 'gist', title: 'Суть' },
    { id: 'tone', title: 'Тон года' },
    { id: 'areas', title: 'Что просыпается' },
    { id: 'calendar', title: 'Календарь года' },
    { id: 'leave', title: 'Что оставить' },
    { id: 'step', title: 'Шаг' },
    { id: 'basis', title: 'На чём это основано' },
  ],
  'veda-navamsha': [
    { id: 'gist', title: 'Суть' },
    { id: 'nature', title: 'Какая это близость' },
    ...helpAndHindrance,
    { id: 'varga', title: 'Что отвечает навамша' },
    { id: 'people', title: 'Кто рядом' },
    { id: 'money', title: 'Дом и деньги двоих' },
    ...timeAndSteps,
  ],
  'veda-dashamsha': [
    { id: 'gist', title: 'Суть' },
    { id: 'nature', title: 'Какое это дело' },
    ...helpAndHindrance,
    { id: 'varga', title: 'Что отвечает дашамша' },
    { id: 'people', title: 'Люди в этом деле' },
    { id: 'money', title: 'Деньги в этом деле' },
    ...timeAndSteps,
  ],
  'veda-pair': pairSections,
  'veda-muhurta': [
    { id: 'gist', title: 'Суть' },
    { id: 'windows', title: 'Лучшие окна' },
    { id: 'excluded', title: 'Что исключено и почему' },
    { id: 'use', title: 'Как пользоваться окном' },
    { id: 'person', title: 'Дело в карте человека' },
    { id: 'near', title: 'Что идёт в это время' },
    { id: 'step', title: 'Шаг' },
    { id: 'basis', title: 'На чём это основано' },
  ],
  'veda-prashna': [
    { id: 'gist', title: 'Суть' },
    { id: 'for', title: 'За' },
    { id: 'against', title: 'Против' },
    { id: 'when', title: 'Когда' },
    { id: 'change', title: 'Что изменило бы ответ' },
    { id: 'caution', title: 'Можно ли судить' },
    { id: 'moment', title: 'Карта момента' },
    { id: 'step', title: 'Шаг и вопрос' },
    { id: 'basis', title: 'На чём это основано' },
  ],
  'western-portrait': portraitSections,
  'western-work': [
    { id: 'gist', title: 'Суть' },
    { id: 'nature', title: 'Какое это дело' },
    ...helpAndHindrance,
    { id: 'people', title: 'Люди в этом деле' },
    { id: 'money', title: 'Деньги' },
    ...timeAndSteps,
  ],
  'western-relations': [
    { id: 'gist', title: 'Суть' },
    { id: 'nature', title: 'Какая это близость' },
    ...helpAndHindrance,
    { id: 'people', title: 'Как любят и кто рядом' },
    { id: 'money', title: 'Дом и деньги двоих' },
    ...timeAndSteps,
  ],
  'western-pair': pairSections,
  'western-child': childSections,
  'western-year': [
    { id: 'gist', title: 'Суть' },
    { id: 'tone', title: 'Тон года' },
    { id: 'areas', title: 'Что просыпается' },
    { id: 'calendar', title: 'Календарь года' },
    { id: 'leave', title: 'Что оставить' },
    { id: 'step', title: 'Шаг' },
    { id: 'basis', title: 'На чём это основано' },
  ],
  'western-month': [
    { id: 'gist', title: 'Суть' },
    { id: 'tone', title: 'Что ведёт месяц' },
    { id: 'areas', title: 'Что просыпается' },
    { id: 'calendar', title: 'По неделям' },
    { id: 'disputes', title: 'Где месяц спорит с собой' },
    { id: 'leave', title: 'Что оставить' },
    { id: 'step', title: 'Шаг' },
    { id: 'basis', title: 'На чём это основано' },
  ],
  'western-dates': [
    { id: 'gist', title: 'Суть' },
    { id: 'windows', title: 'Пять лучших дней' },
    { id: 'excluded', title: 'Что исключено и почему' },
    { id: 'use', title: 'Как пользоваться днём' },
    { id: 'person', title: 'Дело в карте человека' },
    { id: 'near', title: 'Что идёт в это время' },
    { id: 'step', title: 'Шаг' },
    { id: 'basis', title: 'На чём это основано' },
  ],
  'numerology-matrix': numberSections,
  'numerology-square': numberSections,
  'numerology-numbers': numberSections,
  'numerology-cycles': [
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
  'numerology-pair': withSchools(pairSections),
  'numerology-child': withSchools(childSections),
  'numerology-family': [
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
  'numerology-name': [
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
} as const satisfies Readonly<Partial<Record<ConsultationKind, KindSections>>>;

const byKind: Readonly<Partial<Record<ConsultationKind, KindSections>>> = kindSections;

/** Sections of a kind; none for one that is not written yet. */
export function sectionsOf(kind: ConsultationKind): KindSections {
  return byKind[kind] ?? [];
}
