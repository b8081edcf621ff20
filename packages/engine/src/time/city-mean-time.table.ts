/**
 * Zones whose legal time became the mean time of their main city in a known year without the offset changing: no transition
 * shows it, so the year is kept here. Before it each place kept its own local mean time.
 * Source: IANA tz database, files `europe`, `asia` and, for the zones merged since, `backzone`: lines "LMT" followed by a city mean time of the same offset. [tzdb]
 */
export const CITY_MEAN_TIME_SINCE: Readonly<Record<string, number>> = {
  'Europe/Moscow': 1880,
  'Europe/Kyiv': 1880,
  'Europe/Kiev': 1880,
  'Europe/Riga': 1880,
  'Europe/Tallinn': 1880,
  'Europe/Warsaw': 1880,
  'Europe/Helsinki': 1878,
  'Europe/Prague': 1850,
  'Europe/Brussels': 1880,
  'Europe/Copenhagen': 1890,
  'Europe/Athens': 1895,
  'Europe/Paris': 1891,
  'Europe/Rome': 1866,
  'Asia/Tbilisi': 1880,
  'Asia/Irkutsk': 1880,
  'Europe/Amsterdam': 1835,
  'Atlantic/St_Helena': 1890,
  'America/St_Lucia': 1890,
  'America/St_Vincent': 1890,
  'Africa/Asmara': 1870,
  'Africa/Banjul': 1912,
  'Africa/Freetown': 1882,
};
