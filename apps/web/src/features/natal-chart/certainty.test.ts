import { describe, expect, it } from 'vitest';
import type { PlanetsAnswer } from '../../birth/use-planets.ts';
import { certaintyOf } from './certainty.ts';

const point = { longitude: 0, sign: 1, degreeInSign: 0, nakshatra: 1, pada: 1, nakshatraLord: 'ketu' } as const;
const body = {
  ...point,
  latitude: 0,
  declination: 0,
  speed: 1,
  isRetrograde: false,
  isStationary: false,
  house: null,
  distanceAu: 1,
  subLord: 'ketu',
  dignity: null,
  isCombust: false,
  combustion: null,
  isVargottama: false,
  navamshaSign: 1,
  charaKaraka: null,
  functionalNature: null,
} as const;
const all = { sign: true, nakshatra: true, pada: true, navamshaSign: true };
const answer: PlanetsAnswer = {
  ayanamsha: { id: 'lahiri', value: 24 },
  ascendant: null,
  midheaven: null,
  houses: null,
  planets: [],
  settings: {
    zodiac: 'sidereal',
    ayanamsha: 'lahiri',
    node: 'mean',
    houseSystem: 'whole-sign',
    sunrise: 'hindu',
    dashaYear: 365.25,
    karakas: 7,
    outerPlanets: false,
  },
  moment: {
    instant: '1990-05-17T08:00:00.000Z',
    julianDay: 0,
    timeZone: 'Europe/Moscow',
    utcOffsetSeconds: 14400,
    place: { latitude: 0, longitude: 0, altitude: 0 },
  },
};

describe('certainty', () => {
  it('has nothing to say about an exact time', () => {
    expect(certaintyOf({ ...answer, planets: [{ ...body, id: 'sun' }] }, {})).toBeNull();
  });

  it('parts what holds from what may be otherwise, and names the doubtful part', () => {
    const planets: PlanetsAnswer['planets'] = [
      { ...body, id: 'sun', holds: all },
      { ...body, id: 'moon', holds: { ...all, pada: false, navamshaSign: false } },
    ];
    expect(certaintyOf({ ...answer, planets }, {})).toEqual({ sure: ['Солнце'], unsure: ['пада, навамша Луны'] });
  });
});
