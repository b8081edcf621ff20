import type { SkyPlanet } from '@nebosvod/contracts/sky-rule';
import { signs } from '@nebosvod/engine/angle/sign';
import { digitChain, lastOf } from '@nebosvod/numerology/reduction';
import { grahaCase } from '@nebosvod/terms/graha';
import { signCase } from '@nebosvod/terms/sign';
import { houseForms, listed } from '../language/forms.ts';
import { CASES } from '../language/template.ts';
import { HOUSE_MATTERS } from './house-matter.table.ts';
import type { Idea } from './idea.ts';
import { NUMBER_WORDS } from './number-word.table.ts';
import { capital } from './phrase.ts';
import { planetSubject } from './planet-ideas.ts';
import { PLANET_WORDS } from './planet-word.table.ts';
import { SIGN_WORDS } from './sign-word.table.ts';
import type { Subject, SubjectWords } from './subject.ts';
import { CHART_SUBJECTS } from './subject-chart.table.ts';
import { arcanumSubjects, starSubjects } from './subject-named.ts';
import { NUMBER_SUBJECTS } from './subject-number.table.ts';
import { VEDA_SUBJECTS } from './subject-veda.table.ts';
import { hasAll, stemsOf } from './topic-words.ts';

const CHART = 'астрология джйотиш гороскоп карта натальная';

/** A notion of the base that has every word of a topic; null where none has. */
export function subjectIdea(wanted: ReadonlySet<string>): Idea | null {
  const year = [...wanted].find((word) => /^20\d\d$/u.test(word)) ?? null;
  const all = [
    ...NUMBERS,
    personalYear(year),
    ...HOUSES,
    ...NUMBER_SUBJECTS,
    ...CHART_SUBJECTS,
    ...VEDA_SUBJECTS,
    ...SIGN_SUBJECTS,
    ...starSubjects(),
    ...arcanumSubjects(),
  ];
  const found = all.find((subject) => isOn(wanted, subject));
  return found ? whole(found.told) : null;
}

/** A planet by itself, in a sign or going back, where a topic has no other word. */
export function planetIdea(wanted: ReadonlySet<string>): Idea | null {
  const [body, ...others] = BODIES.filter((one) => [...bodyStems(one)].some((stem) => wanted.has(stem)));
  if (body === undefined || others.length > 0) return null;
  const sign = signs.find((one) => [...signStems(one)].some((stem) => wanted.has(stem))) ?? null;
  const isBack = [...BACK].some((stem) => wanted.has(stem)) && PLANET_WORDS[body].inward.length > 0;
  const has = [...bodyStems(body), ...(sign === null ? [] : signStems(sign)), ...(isBack ? BACK : [])];
  const isAll = hasAll(new Set([...has, ...stemsOf(`${CHART} планета`)]), wanted);
  return isAll ? { ...planetSubject(body, { isBack, sign: isBack ? null : sign }), reason: '' } : null;
}

const isOn = (wanted: ReadonlySet<string>, { names, words }: Subject): boolean =>
  names.some((name) => hasAll(wanted, stemsOf(name))) && hasAll(stemsOf(`${names.join(' ')} ${words}`), wanted);

const whole = (told: SubjectWords): Idea => ({
  ...told,
  rubric: 'Разбор понятия',
  stamp: '',
  poll: { text: 'Тема близка?', options: ['да', 'любопытно'] },
  reason: '',
});

const isPlanet = (name: string): name is SkyPlanet => name in PLANET_WORDS;
const BODIES = Object.keys(PLANET_WORDS).filter(isPlanet);
/** Words of a planet that is seen to go back. */
export const GOING_BACK = 'ретроградный ретро ретроградность попятный вспять';
const BACK = stemsOf(GOING_BACK);

/** Every form of the name of a planet, of a sign. */
export const bodyStems = (body: SkyPlanet): ReadonlySet<string> =>
  stemsOf(CASES.map((name) => grahaCase(body, name)).join(' '));
export const signStems = (sign: number): ReadonlySet<string> =>
  stemsOf(CASES.map((name) => signCase(sign, name)).join(' '));

/** Digits 1 … 9, by the days of birth that come down to each. */
const NUMBERS: readonly Subject[] = NUMBER_WORDS.map((words, index) => {
  const number = index + 1;
  const days = Array.from({ length: 31 }, (_, at) => at + 1).filter((day) => lastOf(digitChain(day)) === number);
  const born = listed(days.map(String));
  return {
    names: [
      ...[`число ${number}`, `цифра ${number}`, words.name],
      ...days.flatMap((day) => [`рождённые ${day}`, `родившиеся ${day}`, `родился ${day}`, `рождение ${day}`]),
    ],
    words: 'нумерология число цифра дата день рождение рождённые душа судьба жизненный путь характер',
    told: {
      topic: `Число ${number} в нумерологии`,
      hooks: [
        `Число ${number} в нумерологии{: }что за ним видят.`,
        `${capital(words.name)}{: }откуда берётся это число и как его читают.`,
        `О чём говорит число ${number}?`,
      ],
      fact: [
        `Число ${number} выходит, когда цифры даты складывают до одной. К нему сводятся дни рождения ${born} числа.`,
        `Дни рождения ${born} числа дают в нумерологии ${number}{: }цифры складывают до одной.`,
      ],
      sight: [
        'Из дня рождения берут число души{, а }из всей даты — число судьбы{: }смысл цифры в них один.',
        'Счёт простой, его легко повторить на бумаге{, а }верить или нет — дело читателя.',
      ],
      reading: words.reading,
      practice: words.practice,
      question: [words.question, 'Чьё это число среди [ваших|твоих] близких?', 'Где это число попадается чаще всего?'],
      image: `крупная цифра ${number} на чистом фоне`,
      hashtags: ['#нумерология', `#число${number}`, '#датарождения'],
    },
  };
});

/** The personal year, of a calendar year where the topic names one. */
const personalYear = (year: string | null): Subject => {
  const digits = year === null ? null : lastOf(digitChain(Number(year)));
  return {
    names: ['личный год'],
    words: `нумерология дата рождение число ${year ?? ''}`,
    told: {
      topic: year === null ? 'Личный год: как его считают' : `Личный год ${year}: как его считают`,
      hooks: [
        'Личный год{: }круг из девяти лет, у каждого свой.',
        `Какой личный год идёт${year === null ? '' : ` в ${year}-м`} у [вас|тебя]?`,
        'Личный год за минуту{: }день, месяц и немного сложения.',
      ],
      fact: [
        year === null
          ? 'Личный год — это день и месяц рождения, сложенные с цифрами идущего года до одной цифры.'
          : `Цифры ${year} года вместе дают ${digits}. К ним прибавляют день и месяц рождения и сводят к одной цифре{: }это личный год.`,
        `К дню и месяцу рождения прибавляют цифры ${year === null ? 'идущего года' : `${year} года`} и складывают до одной{: }выходит личный год.`,
      ],
      sight: [
        'Счёт идёт кругами по девять лет{: }за девятым снова приходит первый.',
        'Когда личный год сменяется, школы спорят{: }одни считают с января, другие со дня рождения.',
      ],
      reading: [
        'Первый год круга читают как почин, пятый — как перемену, девятый — как завершение.',
        'Личный год читают как погоду{, а }не как приговор{: }под неё удобно выбирать дела.',
      ],
      practice: [
        '[Посчитайте|Посчитай] свой личный год и [выпишите|выпиши], что было девять лет назад.',
        '[Разделите|Раздели] лист на девять строк и [запишите|запиши] по слову о каждом из прошлых лет.',
      ],
      question: [
        'Что начиналось девять лет назад?',
        'Какое дело просит начала, а какое конца?',
        'О чём был прошлый год?',
      ],
      image: 'круг из девяти делений, одно закрашено',
      hashtags: ['#нумерология', '#личныйгод', '#датарождения'],
    },
  };
};

const HOUSES: readonly Subject[] = HOUSE_MATTERS.map((matters, index) => {
  const house = `${index + 1}-й дом`;
  return {
    names: [`${index + 1} дом`, houseForms(index + 1).nominative],
    words: `${CHART} бхава`,
    told: {
      topic: `${house} карты`,
      hooks: [`${house} карты{: }за что он отвечает.`, `О чём говорит ${house} карты?`],
      fact: [`${house} карты отвечает за ${matters}.`, `Сегодня о том, где в карте ищут ${matters}{: }это ${house}.`],
      sight: [
        'Дома считают от восходящего знака{, поэтому }без времени рождения их не найти.',
        'Смотрят знак дома, хозяина этого знака и планеты, которые в доме стоят.',
      ],
      reading: [
        'Пустой дом не значит пустой жизни{: }его читают по хозяину знака.',
        'Много планет в доме читают как область, где кипит жизнь{: }там и опыт, и споры.',
      ],
      practice: [
        '[Найдите|Найди] в своей карте знак этого дома и его хозяина.',
        '[Запишите|Запиши], чему в этой области отдано больше всего сил.',
      ],
      question: [
        'Как эта область живёт у [вас|тебя] сейчас?',
        'Что в ней хочется переменить, а что сберечь?',
        'Кто здесь помогает?',
      ],
      image: 'круг из двенадцати долей, одна выделена',
      hashtags: ['#астрология', '#домагороскопа', '#натальнаякарта'],
      isOfChart: true,
    },
  };
});

const SIGN_SUBJECTS: readonly Subject[] = signs.map((sign) => {
  const words = SIGN_WORDS[sign - 1];
  const name = signCase(sign, 'nominative');
  return {
    names: [...signStems(sign)],
    words: 'зодиак знак характер человек астрология гороскоп',
    told: {
      topic: `Знак зодиака: ${name}`,
      hooks: [`${name}{: }знак зодиака без ярлыков.`, `Что узнаётся в знаке ${signCase(sign, 'genitive')}?`],
      fact: [
        `${name} — ${sign}-й знак зодиака. Солнце проходит его примерно за месяц.`,
        `Сегодня о знаке ${signCase(sign, 'genitive')}{: }Солнце бывает здесь раз в год, около месяца.`,
      ],
      sight: [
        'Знак — это тридцать градусов пути по зодиаку{, а }не созвездие на небе.',
        'Солнце в знаке — лишь часть карты{: }Луна и восходящий знак говорят своё.',
      ],
      reading: words.manner,
      practice: [
        ...words.practice,
        '[Запишите|Запиши] одну черту этого знака, которая помогает, и одну, которая мешает.',
      ],
      question: [
        'Что в этом знаке узнаётся в [вас|тебе]?',
        'Кто из близких похож на этот знак?',
        'Какой ярлык пора снять?',
      ],
      image: words.image,
      hashtags: ['#астрология', words.tag, '#знакизодиака'],
      isOfChart: true,
    },
  };
});
