import type { Birth } from '@nebosvod/contracts/birth';

/**
 * Births of well-known people to look at before one has maps of one's own. The third has no known time on purpose.
 * Source: Astro-Databank, both times rated AA (birth record; official bulletin); Gagarin's date from the official biography.
 */
export const exampleBirths: readonly Birth[] = [
  {
    name: 'Альберт Эйнштейн',
    date: '1879-03-14',
    time: '11:30',
    latitude: 48.4,
    longitude: 9.9833,
    timeZone: 'Europe/Berlin',
    // Local mean time of Ulm: the zone's own history begins with Berlin's.
    utcOffsetSeconds: 2396,
    place: 'Ульм',
    gender: 'male',
  },
  {
    name: 'Елизавета II',
    date: '1926-04-21',
    time: '02:40',
    latitude: 51.5,
    longitude: -0.15,
    timeZone: 'Europe/London',
    place: 'Лондон',
    gender: 'female',
  },
  {
    name: 'Юрий Гагарин',
    date: '1934-03-09',
    time: null,
    latitude: 55.67,
    longitude: 35.03,
    timeZone: 'Europe/Moscow',
    place: 'Клушино',
    gender: 'male',
  },
];
