/** What changes fastest in a chart: the sign of the lagna in D1, D9 and D60, the nakshatra of the Moon. */
export const CHART_CHANGES = ['lagna', 'd9', 'd60', 'moon'] as const;
