import type { DayUnit } from './day-unit.ts';
import { EKADASHIS_ASHVINA_TO_PHALGUNA } from './ekadashi-ashvina-phalguna.table.ts';
import { EKADASHIS_CHAITRA_TO_BHADRAPADA } from './ekadashi-chaitra-bhadrapada.table.ts';
import { FESTIVALS_OF_AUTUMN } from './festival-autumn.table.ts';
import { FESTIVALS_OF_SPRING_AND_SUMMER } from './festival-spring-summer.table.ts';
import { FESTIVALS_OF_WINTER } from './festival-winter.table.ts';
import { KARANAS_OF_DAY, VARAS } from './karana-vara.table.ts';
import { KRISHNA_TITHIS } from './krishna-tithi.table.ts';
import { MUHURTAS_OF_DAY } from './muhurta.table.ts';
import { STARS_ASHVINI_TO_CHITRA } from './nakshatra-ashvini-chitra.table.ts';
import { STARS_SVATI_TO_REVATI } from './nakshatra-svati-revati.table.ts';
import { SHUKLA_TITHIS } from './shukla-tithi.table.ts';
import { YOGAS_OF_DAY } from './yoga.table.ts';

/** Units of one kind, that are written, counted and checked together. */
export interface DayFamily {
  readonly name: string;
  readonly units: readonly DayUnit[];
  readonly need: number;
  /** Least and most characters of a body. */
  readonly body: readonly [least: number, most: number];
}

/** The words of a day: all families are whole. */
export const DAY_FAMILIES: readonly DayFamily[] = [
  { name: 'day-tithi', units: [...SHUKLA_TITHIS, ...KRISHNA_TITHIS], need: 30, body: [220, 420] },
  {
    name: 'day-nakshatra',
    units: [...STARS_ASHVINI_TO_CHITRA, ...STARS_SVATI_TO_REVATI],
    need: 27,
    body: [180, 420],
  },
  { name: 'day-yoga', units: YOGAS_OF_DAY, need: 27, body: [130, 320] },
  { name: 'day-karana', units: KARANAS_OF_DAY, need: 11, body: [150, 320] },
  { name: 'day-vara', units: VARAS, need: 7, body: [200, 420] },
  { name: 'day-muhurta', units: MUHURTAS_OF_DAY, need: 30, body: [110, 260] },
  {
    name: 'day-ekadashi',
    units: [...EKADASHIS_CHAITRA_TO_BHADRAPADA, ...EKADASHIS_ASHVINA_TO_PHALGUNA],
    need: 26,
    body: [360, 700],
  },
  {
    name: 'day-festival',
    units: [...FESTIVALS_OF_SPRING_AND_SUMMER, ...FESTIVALS_OF_AUTUMN, ...FESTIVALS_OF_WINTER],
    need: 60,
    body: [200, 480],
  },
];
