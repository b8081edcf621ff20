import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';

const at = (time: string, day = 21) => `2026-11-${day}T${time}:00.000Z`;
const limb = (index: number, start: string, end: string) => ({ index, start, end });

/** The 21st of November 2026 in Moscow, abridged: what tests of the pages begin from. */
export const abridgedDay: PanchangaDayAnswer = {
  date: '2026-11-21',
  place: { latitude: 55.75, longitude: 37.62, timeZone: 'Europe/Moscow', utcOffsetSeconds: 10800 },
  vara: 6,
  sunrise: at('05:23'),
  sunset: at('13:06'),
  nextSunrise: at('05:25', 22),
  visible: null,
  moonrise: null,
  moonset: null,
  dayLengthSeconds: 27741,
  tithis: [limb(12, at('01:02'), at('23:27')), limb(13, at('23:27'), at('21:07', 22))],
  nakshatras: [{ ...limb(27, at('01:20'), at('00:25', 22)), padas: [] }],
  yogas: [],
  karanas: [],
  sunSigns: [],
  sunNakshatras: [],
  moonSigns: [limb(12, at('01:00'), at('00:25', 22)), limb(1, at('00:25', 22), at('00:25', 24))],
  positions: {
    sun: { longitude: 214.6718, sign: 8, degree: 4.6718, nakshatra: 17, pada: 1 },
    moon: { longitude: 348.9747, sign: 12, degree: 18.9747, nakshatra: 27, pada: 1 },
  },
  lunarMonth: { amanta: 8, purnimanta: 8, isAdhika: false, isKshaya: false, paksha: 'shukla' },
  years: {
    shaka: 1948,
    vikram: 2083,
    vikramKarttikadi: 2083,
    kali: 5127,
    samvatsara: { south: 40, north: 53, northJovianElapsed: 53 },
  },
  ritu: { sidereal: 'hemanta', tropical: 'hemanta' },
  ayana: { sidereal: 'dakshinayana', tropical: 'dakshinayana' },
  windows: null,
  hora: null,
  choghadiya: null,
  gowri: null,
  muhurtas: null,
  dayYogas: [],
  anandadi: [],
  panchaka: null,
  dishaShula: null,
  chandraVasa: null,
  tithiQuality: null,
  festivals: [],
};
