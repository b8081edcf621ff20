/**
 * Schools of the varnada lagna. [BPHS 5.13–20]
 * `raman`: B.V. Raman and P.V.R. Narasimha Rao — the parity of the house sign decides the last count;
 * `santhanam`: R. Santhanam's reading of the verse — the parity of the result decides it;
 * `rath`: Sanjay Rath's reading by degrees — the same steps with the longitudes of lagna and hora lagna.
 */
export const VARNADA_SCHOOLS = ['raman', 'santhanam', 'rath'] as const;

/** Upagrahas that follow the Sun. [BPHS 3.61–65] */
export const SUN_UPAGRAHAS = ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const;

/** Upagrahas that rise with a part of the day or night. [BPHS 3.66–70] */
export const TIME_UPAGRAHAS = ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka', 'gulika', 'mandi'] as const;

/** Which moment of its part an upagraha rises at; Parashara takes the start. */
export const UPAGRAHA_MOMENTS = ['start', 'middle', 'end'] as const;

export const UPAGRAHAS = [...SUN_UPAGRAHAS, ...TIME_UPAGRAHAS] as const;

/** Sphutas that need no gulika. */
export const BODY_SPHUTAS = ['beeja', 'kshetra', 'tithi', 'yoga', 'rahuTithi'] as const;

/** Sphutas that need the lagna and gulika. */
export const GULIKA_SPHUTAS = ['tri', 'chatus', 'pancha', 'prana', 'deha', 'mrityu'] as const;

export const SPHUTAS = [...BODY_SPHUTAS, ...GULIKA_SPHUTAS] as const;

/** One lord of Scorpio and Aquarius, or two of which the stronger counts. */
export const CO_LORDS = ['single', 'dual'] as const;
