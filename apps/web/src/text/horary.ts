import type { HORARY_CONSIDERATIONS, HORARY_HINDRANCES, HORARY_WAYS } from '@nebosvod/engine/western/horary/horary.ids';

type Consideration = (typeof HORARY_CONSIDERATIONS)[number];
type Hindrance = (typeof HORARY_HINDRANCES)[number];
type Way = (typeof HORARY_WAYS)[number];

/** Words of the chart of a question. */
export const horaryText = {
  lead: 'Карта минуты и места, где задан вопрос: дома Региомонтана, семь планет, правила Вильяма Лилли. Показано, какие условия его правил есть в карте; судите вы.',
  matter: 'О чём вопрос',
  matters: {
    2: 'деньги и вещи',
    3: 'братья и сёстры, вести, короткая дорога',
    4: 'дом и земля, родители, чем кончится',
    5: 'дети, радость',
    6: 'работа по найму, животные',
    7: 'брак, союз, соперник',
    8: 'чужие деньги, наследство',
    9: 'дальняя дорога, учёба',
    10: 'должность, дело',
    11: 'друзья, надежда',
    12: 'скрытое, тайные недруги',
  },
  moment: 'Момент вопроса',
  moments: { now: 'Сейчас', chart: 'Момент этой карты' },
  askedAt: (words: string, place: string) => `Вопрос задан: ${words}${place === '' ? '' : `, ${place}`}`,
  unknown: 'Время этой карты неизвестно, карты вопроса по ней нет. Выберите «Сейчас».',
  polar: 'За полярным кругом домов Региомонтана нет, поэтому нет и сигнификаторов. Планеты верны и здесь.',
  wheel: 'Карта вопроса',
  joined: 'Сигнификаторы сходятся',
  notJoined: 'За 60 дней сигнификаторы не сходятся',
  significators: 'Кто за кого',
  querent: 'Кто спрашивает',
  quesited: 'О чём спрашивает',
  coSignificator: 'Рядом со спрашивающим',
  role: 'Роль',
  planet: 'Планета',
  place: 'Место',
  house: 'Дом',
  dignity: 'Достоинства',
  perfections: 'Чем сходятся',
  perfectionsLead: 'Точные аспекты, пока обе планеты не вышли из своих знаков, на 60 дней вперёд.',
  none: 'Ни аспекта, ни переноса, ни собирания света.',
  pair: 'Пара',
  way: 'Чем',
  when: 'Когда точно',
  hinders: 'Что мешает',
  free: 'ничто',
  never: 'не наступает',
  ways: {
    'one-planet': 'одна планета за обоих',
    aspect: 'свой аспект',
    translation: 'перенос света',
    collection: 'собирание света',
  } satisfies Record<Way, string>,
  hindrances: {
    prohibition: 'запрет: раньше приходит к медленной из двух',
    frustration: 'срыв: с ней раньше соединяется медленная из двух',
    refranation: 'воздержание: поворачивает, не дойдя',
    'sign-change': 'раньше уходит из знака',
  } satisfies Record<Hindrance, string>,
  considerations: 'Перед суждением',
  considerationsLead: 'О чём Лилли советует подумать прежде, чем судить. Это предостережения, а не запрет.',
  considerationsNone: 'Предостережений нет.',
  considerationWords: {
    'hour-disagrees': 'Управитель часа не согласен с восходящим знаком: вопрос может быть не созрел',
    'early-ascendant': 'Восходят первые три градуса знака: судить рано',
    'late-ascendant': 'Восходят последние три градуса знака: судить поздно, дело уже решается',
    'moon-late': 'Луна в последних трёх градусах знака',
    'via-combusta': 'Луна на сожжённом пути, 15° Весов — 15° Скорпиона',
    'moon-void': 'Луна без курса: до конца знака у неё нет точных аспектов',
    'ascendant-lord-combust': 'Управитель первого дома сожжён Солнцем',
    'seventh-lord-afflicted': 'Управитель седьмого дома, дома того, кто судит, повреждён',
    'saturn-in-first': 'Сатурн в первом доме',
    'saturn-in-seventh': 'Сатурн в седьмом доме, доме того, кто судит',
  } satisfies Record<Consideration, string>,
  hourLord: (name: string) => `Управитель часа: ${name}.`,
} as const;

/** Houses that a question may be about. */
export const questionHouses = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
