import type { House, Sign } from '../angle/sign.ts';
import {
  all,
  any,
  type Condition,
  each,
  type GrahaSet,
  inHouse,
  none,
  signKind,
  THREE_BENEFICS,
  THREE_MALEFICS,
} from './condition.ts';
import { inCategory, type YogaEntry, type YogaId } from './definition.ts';

/** Thirty-two figures that Sun … Saturn make in the sky; the nodes are not counted. [BPHS 35] [Raman-300 71–102] [SA 21] */
const SOURCE = '[BPHS 35] [SA 21] [Raman-300 71–102]';
const ALL: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const fills = (...houses: readonly House[]): Condition => ({ kind: 'fills', grahas: 'seven', houses, from: 'lagna' });
const threeKendras = (grahas: GrahaSet, others: GrahaSet): Condition =>
  all(any(...[1, 4, 7, 10].map((left) => fillsWith(grahas, left))), none(others, inHouse('it', [1, 4, 7, 10])));
function fillsWith(grahas: GrahaSet, left: number): Condition {
  const houses = ALL.filter((house) => [1, 4, 7, 10].includes(house) && house !== left);
  return { kind: 'fills', grahas, houses, from: 'lagna' };
}
const from = (first: House, number: number): readonly House[] =>
  Array.from({ length: number }, (_, index) => ALL[(first - 1 + index) % 12]);
const FAR =
  'Меркурий и Венера не отходят от Солнца на три знака разом, поэтому фигура в небе не складывается; так замечает и Варахамихира.';

function figure(id: YogaId, name: string, sanskrit: string, family: string, when: Condition, text: string): YogaEntry {
  return { id, name, sanskrit, family: `nabhasa-${family}`, source: SOURCE, when, text };
}
const counted = (id: YogaId, name: string, sanskrit: string, number: Sign, text: string): YogaEntry =>
  figure(id, name, sanskrit, 'sankhya', { kind: 'signs-occupied', grahas: 'seven', count: number }, text);

const FIGURES: readonly YogaEntry[] = [
  figure(
    'rajju',
    'Раджу',
    'Rajju',
    'ashraya',
    each('seven', signKind('it', 'movable')),
    'Подвижность, любовь к дорогам и переменам; полезна точка, куда возвращаются.',
  ),
  figure(
    'musala',
    'Мусала',
    'Musala',
    'ashraya',
    each('seven', signKind('it', 'fixed')),
    'Постоянство и гордость; начатое чаще доводится до конца.',
  ),
  figure(
    'nala',
    'Нала',
    'Nala',
    'ashraya',
    each('seven', signKind('it', 'dual')),
    'Гибкость и сноровка; умение собирать и приспосабливать.',
  ),
  figure(
    'mala',
    'Мала',
    'Mālā',
    'dala',
    threeKendras(THREE_BENEFICS, THREE_MALEFICS),
    'Гирлянда благих в углах: удобство жизни и приятные обстоятельства.',
  ),
  figure(
    'sarpa',
    'Сарпа',
    'Sarpa',
    'dala',
    threeKendras(THREE_MALEFICS, THREE_BENEFICS),
    'Суровые грахи в углах: многое может даваться усилием; помогает ясный распорядок.',
  ),
  figure(
    'gada',
    'Гада',
    'Gadā',
    'gada',
    any(fills(1, 4), fills(4, 7), fills(7, 10), fills(1, 10)),
    'Собранность на труде и заработке, интерес к обрядам и знаниям.',
  ),
  figure(
    'shakata-nabhasa',
    'Шаката (набхаса)',
    'Śakaṭa',
    'axis',
    fills(1, 7),
    'Жизнь вокруг себя и партнёра: равновесие двух сторон становится главной задачей.',
  ),
  figure(
    'vihaga',
    'Вихага',
    'Vihaga',
    'axis',
    fills(4, 10),
    'Дом и дело тянут в разные стороны: поездки, поручения, роль посредника.',
  ),
  figure(
    'shringataka',
    'Шрингатака',
    'Śṛṅgāṭaka',
    'trine',
    fills(1, 5, 9),
    'Любовь к учению и счастье во второй половине жизни.',
  ),
  figure(
    'hala',
    'Хала',
    'Hala',
    'plough',
    any(fills(2, 6, 10), fills(3, 7, 11), fills(4, 8, 12)),
    'Труд на земле и с вещами; достаток через терпение.',
  ),
  {
    ...figure(
      'vajra',
      'Ваджра',
      'Vajra',
      'thunderbolt',
      all(each(THREE_BENEFICS, inHouse('it', [1, 7])), each(THREE_MALEFICS, inHouse('it', [4, 10]))),
      'Радость в начале и в конце жизни, испытания в середине.',
    ),
    never: FAR,
  },
  {
    ...figure(
      'yava',
      'Ява',
      'Yava',
      'thunderbolt',
      all(each(THREE_MALEFICS, inHouse('it', [1, 7])), each(THREE_BENEFICS, inHouse('it', [4, 10]))),
      'Лучшее время — середина жизни; стойкость и обеты.',
    ),
    never: FAR,
  },
  figure(
    'kamala',
    'Камала',
    'Kamala',
    'lotus',
    fills(1, 4, 7, 10),
    'Все четыре угла заняты: известность, достоинства и долгая память о делах.',
  ),
  figure(
    'vapi',
    'Вапи',
    'Vāpī',
    'well',
    any(each('seven', inHouse('it', [2, 5, 8, 11])), each('seven', inHouse('it', [3, 6, 9, 12]))),
    'Умение копить и беречь; небольшие, но надёжные средства.',
  ),
  figure('yupa', 'Юпа', 'Yūpa', 'four', fills(...from(1, 4)), 'Щедрость, верность обязательствам и самопознание.'),
  figure(
    'ishu',
    'Ишу',
    'Śara',
    'four',
    fills(...from(4, 4)),
    'Меткость в цели; работа, связанная с ограничениями и порядком.',
  ),
  figure(
    'shakti',
    'Шакти',
    'Śakti',
    'four',
    fills(...from(7, 4)),
    'Медленный, но верный ход дел; настойчивость в отношениях.',
  ),
  figure(
    'danda',
    'Данда',
    'Daṇḍa',
    'four',
    fills(...from(10, 4)),
    'Служение и самостоятельность; опора на собственный труд.',
  ),
  figure(
    'nauka',
    'Наука',
    'Naukā',
    'seven',
    fills(...from(1, 7)),
    'Известность и средства, приходящие издалека или по воде.',
  ),
  figure(
    'kuta',
    'Кута',
    'Kūṭa',
    'seven',
    fills(...from(4, 7)),
    'Стойкость в стеснённых обстоятельствах; полезна открытость.',
  ),
  figure(
    'chhatra',
    'Чхатра',
    'Chatra',
    'seven',
    fills(...from(7, 7)),
    'Забота о людях; лучшее в начале и в конце жизни.',
  ),
  figure(
    'chapa',
    'Чапа',
    'Cāpa',
    'seven',
    fills(...from(10, 7)),
    'Смелость и независимость; счастье в начале и в конце пути.',
  ),
  figure(
    'ardhachandra',
    'Ардхачандра',
    'Ardha-candra',
    'half',
    any(...ALL.filter((house) => ![1, 4, 7, 10].includes(house)).map((house) => fills(...from(house, 7)))),
    'Приятная внешность, сила и место во главе группы.',
  ),
  figure(
    'chakra',
    'Чакра',
    'Cakra',
    'wheel',
    fills(1, 3, 5, 7, 9, 11),
    'Широкое признание: фигура власти, розданной на многие стороны.',
  ),
  figure(
    'samudra',
    'Самудра',
    'Samudra',
    'wheel',
    fills(2, 4, 6, 8, 10, 12),
    'Достаток и любовь людей; спокойная глубина характера.',
  ),
];

/** By the number of signs taken. Where another figure is present it takes their place. [BPHS 35.17] */
const COUNTS: readonly YogaEntry[] = [
  counted('gola', 'Гола', 'Gola', 1, 'Все грахи в одном знаке: редкая сосредоточенность на одной стороне жизни.'),
  counted('yuga', 'Юга', 'Yuga', 2, 'Две точки приложения сил: жизнь строится на немногом, зато прочно.'),
  counted('shula', 'Шула', 'Śūla', 3, 'Острота и храбрость; силы собраны в трёх делах.'),
  counted('kedara', 'Кедара', 'Kedāra', 4, 'Полезность многим, труд на земле, правдивость.'),
  counted(
    'pasha',
    'Паша',
    'Pāśa',
    5,
    'Широкий круг связей и ловкость в делах; стоит беречь себя от лишних обязательств.',
  ),
  counted('dama', 'Дама', 'Dāma', 6, 'Щедрость и забота о других; достаток, которым делятся.'),
  counted('vallaki', 'Валлаки', 'Vīṇā', 7, 'Многосторонность, музыка и тонкий вкус; жизнь разложена на много струн.'),
];

export const NABHASA_YOGAS = inCategory('nabhasa', 'mixed', [
  ...FIGURES,
  ...COUNTS.map((entry) => ({ ...entry, cancelledBy: FIGURES.map((figure) => figure.when) })),
]);
