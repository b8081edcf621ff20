import { formatUtcOffset } from '@nebosvod/terms/clock';

/** Zones of the former USSR that lived by decree time without a break from 1930 to 1989. Source: IANA time zone database. */
const decreeZones = new Set([
  'Europe/Moscow',
  'Europe/Samara',
  'Europe/Volgograd',
  'Europe/Saratov',
  'Europe/Ulyanovsk',
  'Europe/Astrakhan',
  'Europe/Kirov',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Barnaul',
  'Asia/Tomsk',
  'Asia/Novokuznetsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Chita',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Khandyga',
  'Asia/Ust-Nera',
  'Asia/Magadan',
  'Asia/Srednekolymsk',
  'Asia/Kamchatka',
  'Asia/Anadyr',
  'Asia/Almaty',
  'Asia/Qostanay',
  'Asia/Qyzylorda',
  'Asia/Aqtobe',
  'Asia/Aqtau',
  'Asia/Atyrau',
  'Asia/Oral',
  'Asia/Tashkent',
  'Asia/Samarkand',
  'Asia/Bishkek',
  'Asia/Dushanbe',
  'Asia/Ashgabat',
  'Asia/Tbilisi',
  'Asia/Yerevan',
  'Asia/Baku',
]);

export interface OffsetFacts {
  readonly kind: 'unique' | 'ambiguous' | 'skipped' | 'local-mean-time';
  readonly timeZone: string;
  readonly utcOffsetSeconds: number;
  readonly isDst: boolean;
}

/**
 * What kind of time stood on the clocks, said only where it is known for sure:
 * decree time is named for 21 June 1930 – 25 March 1989, the years in which it held everywhere in the listed zones.
 */
function kindOfTime(facts: OffsetFacts, date: string): string {
  // Offsets of standard time are whole quarters of an hour; anything else is the mean time of a city before it.
  if (facts.kind === 'local-mean-time' || facts.utcOffsetSeconds % 900 !== 0) return 'местное среднее время';
  const isDecree = decreeZones.has(facts.timeZone) && date >= '1930-06-21' && date < '1989-03-26';
  if (isDecree) return facts.isDst ? 'декретное + летнее время' : 'декретное время';
  return facts.isDst ? 'летнее время' : 'стандартное время';
}

/** «UTC+4: декретное + летнее время». */
export function offsetWords(facts: OffsetFacts, date: string): string {
  return `${formatUtcOffset(facts.utcOffsetSeconds)}: ${kindOfTime(facts, date)}`;
}
