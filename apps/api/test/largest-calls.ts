import { eventKinds } from '@nebosvod/contracts/chart-transit';
import { BODIES } from '@nebosvod/engine/bodies.ids';
import { ASPECT_IDS, WESTERN_BODIES } from '@nebosvod/engine/western/western.ids';

/** A call at the largest its endpoint takes: what its bound of work is held against. */
export interface LargestCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
/** The least sure time there is: every range is searched. */
const birth = { date: '1990-05-17', time: '14:30:00', ...place, timeUncertaintyMinutes: 720 };
const partner = { date: '1988-02-29', time: null, latitude: 66.5, longitude: 25.7, timeZone: 'Europe/Helsinki' };
const settings = { outerPlanets: true };
const traced = { birth, settings, trace: true };
const western = { birth, aspects: ASPECT_IDS, bodies: WESTERN_BODIES, withAngles: true };
const centuries = { from: '1900-01-01', to: '2099-12-31' };

const chart = (method: string, body: LargestCall['body'] = {}): LargestCall => ({
  path: `/api/v2/chart.${method}`,
  body: { ...traced, ...body },
});
const plain = (path: string, body: LargestCall['body']): LargestCall => ({ path: `/api/v2/${path}`, body });

/** Every computing call of a guest, at its maxima. */
export const largestCalls: readonly LargestCall[] = [
  plain('chart.getUTS', { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173 }),
  chart('getPlanets'),
  chart('GetChartData', { vargas: Array.from({ length: 60 }, (_, index) => 241 + index) }),
  plain('chart.getTimeMarks', { birth, settings, from: -240, to: 240 }),
  chart('getShadBala'),
  chart('getAshtakPoints'),
  chart('getBirthDetails'),
  ...['energy', 'sudarshana', 'sarvatobhadra', 'kota', 'kalanala'].map((kind) => chart('getChakras', { kind })),
  chart('getChakras', { kind: 'tripataki', completedYears: 150 }),
  chart('getDashaPeriods', { levels: 3 }),
  chart('getDashaPeriods', { system: 'kalachakra', levels: 3 }),
  chart('getRashaPeriods', { system: 'narayana', varga: 60, levels: 3 }),
  chart('getRashaPeriods', { system: 'drig', levels: 3 }),
  chart('getRunningDashas', { levels: 6 }),
  chart('getDocument', { preset: 'full' }),
  chart('getHoraLagna'),
  chart('getVarnaLagnas'),
  chart('getTransits', {
    ...centuries,
    bodies: ['mars', 'jupiter', 'saturn', 'rahu', 'ketu', 'uranus', 'neptune', 'pluto'],
    stays: ['sign'],
    find: Array.from({ length: 20 }, (_, index) => ({
      body: 'saturn',
      target: { kind: 'sign', sign: (index % 12) + 1 },
    })),
  }),
  chart('getTransits', { from: '2026-01-01', to: '2027-12-31', stays: ['sign', 'nakshatra'] }),
  chart('getRectification', {
    birth: { ...birth, time: null, timeUncertaintyMinutes: undefined },
    trace: undefined,
    stepMinutes: 1,
    events: Array.from({ length: 10 }, (_, index) => ({ type: 'marriage', date: String(2005 + index) })),
  }),
  chart('getAvastha'),
  chart('getPlanetInfo', { planet: 'moon', nodesLookAtTrines: true }),
  chart('GetPlanetaryWar'),
  chart('getPushkara'),
  chart('getRelation', { nodes: true }),
  chart('getTajaka', { completedYears: 150, months: true }),
  plain('chart.getEvents', { ...centuries, kinds: ['ingress', 'station', 'eclipse'], ...place, timeZone: undefined }),
  plain('chart.getEvents', {
    from: '2000-01-01',
    to: '2039-12-31',
    kinds: eventKinds.filter((kind) => kind !== 'aspect'),
    bodies: BODIES,
    latitude: 55.7558,
    longitude: 37.6173,
  }),
  plain('chart.getEvents', { from: '2020-01-01', to: '2029-12-31', kinds: eventKinds, bodies: BODIES }),
  plain('chart.getEvents', { from: '2026-01-01', to: '2026-12-31', kinds: eventKinds, bodies: BODIES }),
  chart('getSadeSati', centuries),
  chart('getSadeSati'),
  chart('getLifeLine', { rasiDasha: 'narayana' }),
  chart('getLifeDays', { from: '2026-01-01', to: '2027-02-04' }),
  ...['getChart', 'getAspects', 'getProgressions'].map((method) => plain(`western.${method}`, western)),
  plain('western.getSolarReturn', { ...western, count: 120, residence: { latitude: 66.5, longitude: 25.7 } }),
  plain('western.getLunarReturn', { ...western, count: 140, residence: { latitude: 66.5, longitude: 25.7 } }),
  plain('western.getSynastry', { ...western, partner }),
  plain('western.getComposite', { ...western, partner, method: 'davison' }),
  plain('western.getTransits', {
    ...western,
    ...centuries,
    transiting: ['saturn', 'uranus', 'neptune', 'pluto'],
    bodies: ['sun'],
    aspects: ['conjunction'],
  }),
  plain('western.getTransits', { ...western, from: '2026-01-01', to: '2026-12-31' }),
  plain('western.getMoon', { from: '2020-01-01', to: '2029-12-30' }),
  chart('getDoshas'),
  chart('getPitriStatic', { year: 2030, residence: partnerPlace() }),
  chart('getPitriYogas', { year: 2030, explain: true }),
  chart('getYogas', { explain: true }),
  plain('chart.getCompatibility', { first: { birth }, second: { birth: partner } }),
  ...(['json', 'csv', 'ics', 'pdf'] as const).map((format) =>
    plain('chart.get_create_panchanga', { ...place, from: '2026-01-01', to: '2027-02-03', format }),
  ),
  plain('chart.createCalendarFeed', place),
  plain('chart.findMuhurta', {
    ...place,
    purpose: 'wedding',
    from: '2026-01-01',
    to: '2026-04-30',
    limit: 200,
    birthNakshatra: 3,
    birthSign: 2,
  }),
  ...['getAllMuhurtas', 'getAyana', 'getPanchanga'].map((method) =>
    plain(`chart.${method}`, { ...place, date: '2026-11-22', birthNakshatra: 3, birthSign: 2 }),
  ),
  plain('chart.getFestivals', { ...place, from: '2026-01-01', to: '2027-12-31' }),
  plain('chart.getPanchangaMonth', { ...place, year: 2026, month: 8, wholeWeeks: true }),
  plain('chart.getSunTransit', { ...place, ...centuries }),
  {
    path: '/v1/numerology',
    body: { system: 'suitableDates', input: { date: '1990-05-17', from: '2026-01-01', to: '2026-12-31' } },
  },
  { path: '/v1/numerology', body: { system: 'board', input: { date: '1990-05-17', name: 'Анна '.repeat(40).trim() } } },
  {
    path: '/v1/numerology',
    body: { system: 'antardasha', input: { date: '1990-05-17', fromAge: 0, toAge: 120 } },
  },
];

function partnerPlace() {
  const { latitude, longitude, timeZone } = partner;
  return { latitude, longitude, timeZone };
}
