/** One month of the civil calendar in the forms that dates need. */
export interface CivilMonth {
  readonly nominative: string;
  readonly genitive: string;
  readonly prepositional: string;
  readonly abbreviation: string;
}

/**
 * Twelve civil months, 1 = January.
 * Source: Russian grammar; abbreviations by GOST R 7.0.12, months of up to four letters stay whole.
 */
export const civilMonthTable = {
  1: { nominative: 'январь', genitive: 'января', prepositional: 'январе', abbreviation: 'янв.' },
  2: { nominative: 'февраль', genitive: 'февраля', prepositional: 'феврале', abbreviation: 'февр.' },
  3: { nominative: 'март', genitive: 'марта', prepositional: 'марте', abbreviation: 'марта' },
  4: { nominative: 'апрель', genitive: 'апреля', prepositional: 'апреле', abbreviation: 'апр.' },
  5: { nominative: 'май', genitive: 'мая', prepositional: 'мае', abbreviation: 'мая' },
  6: { nominative: 'июнь', genitive: 'июня', prepositional: 'июне', abbreviation: 'июня' },
  7: { nominative: 'июль', genitive: 'июля', prepositional: 'июле', abbreviation: 'июля' },
  8: { nominative: 'август', genitive: 'августа', prepositional: 'августе', abbreviation: 'авг.' },
  9: { nominative: 'сентябрь', genitive: 'сентября', prepositional: 'сентябре', abbreviation: 'сент.' },
  10: { nominative: 'октябрь', genitive: 'октября', prepositional: 'октябре', abbreviation: 'окт.' },
  11: { nominative: 'ноябрь', genitive: 'ноября', prepositional: 'ноябре', abbreviation: 'нояб.' },
  12: { nominative: 'декабрь', genitive: 'декабря', prepositional: 'декабре', abbreviation: 'дек.' },
} as const satisfies Record<number, CivilMonth>;
