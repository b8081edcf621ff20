import type { PublicTerm } from '@nebosvod/contracts/public-page';
import { nakshatraRule } from '../../../text/panchanga/nakshatra.table.ts';
import { tithiRule } from '../../../text/panchanga/tithi.table.ts';

interface LimbWords {
  /** What the page of all of it is headed. */
  readonly heading: string;
  /** Heading of the list at the foot of a page of one. */
  readonly all: string;
  /** Over the dates of one. */
  readonly when: string;
  /** How it is found. */
  readonly rule: string;
  readonly title: string;
  readonly description: string;
}

/** What a day is made of, as its public pages tell it. */
export const limbWords: Readonly<Record<PublicTerm, LimbWords>> = {
  tithi: {
    heading: 'Титхи',
    all: 'Все титхи',
    when: 'Когда она идёт: даты',
    rule: tithiRule,
    title: 'Тридцать титхи: значение и чему подходят',
    description:
      'Титхи считают по расстоянию Луны от Солнца, по двенадцать градусов. Хозяин каждой из тридцати, что в неё делают и что откладывают.',
  },
  nakshatra: {
    heading: 'Накшатры',
    all: 'Все накшатры',
    when: 'Луна в этой накшатре: даты',
    rule: nakshatraRule,
    title: 'Двадцать семь накшатр дня: значение и чему подходят',
    description:
      'Накшатра дня — та из двадцати семи стоянок, по которой идёт Луна. Божество каждой, какие дела ей отдают и что лучше оставить.',
  },
  yoga: {
    heading: 'Йоги дня',
    all: 'Все йоги дня',
    when: 'Когда она держится: даты',
    rule: 'Йога дня — сумма долгот Солнца и Луны, делённая на двадцать семь частей по 13°20′. С йогами карты не связана.',
    title: 'Двадцать семь йог дня: значение и чему подходят',
    description:
      'Йога дня складывается из долгот Солнца и Луны. Что значит имя каждой из двадцати семи, что в неё делают и что откладывают.',
  },
  karana: {
    heading: 'Караны',
    all: 'Все караны',
    when: 'Когда она держится: даты',
    rule: 'Карана — половина титхи. Семь подвижных повторяются восемь раз в месяц, четыре неподвижные бывают однажды.',
    title: 'Одиннадцать каран: значение половин титхи',
    description:
      'Карана — половина титхи. Божество каждой из одиннадцати, дела по Брихат-самхите и чего в ней избегают.',
  },
  vara: {
    heading: 'Дни недели, вары',
    all: 'Все дни недели',
    when: 'От восхода до восхода: даты',
    rule: 'Вара длится от восхода до следующего восхода: ночь после вторника по этому счёту ещё вторник.',
    title: 'Вары: семь дней недели в панчанге',
    description: 'Вара идёт от восхода до восхода. Владыка каждого дня недели, что ему подходит и что лучше оставить.',
  },
  muhurta: {
    heading: 'Мухурты дня и ночи',
    all: 'Все мухурты',
    when: 'Часы на две недели',
    rule: 'День от восхода до заката делят на пятнадцать мухурт, ночь до следующего восхода — ещё на пятнадцать. Длина их меняется с сезоном.',
    title: 'Тридцать мухурт дня и ночи: значение',
    description:
      'День и ночь делят на тридцать мухурт. Божество каждой, что в неё делают и что переносят, от Рудры до Самудры.',
  },
};

/** In the order of the panchanga. */
export const wordedTerms: readonly PublicTerm[] = ['tithi', 'nakshatra', 'yoga', 'karana', 'vara', 'muhurta'];
