// How long does a calculation take through HTTP, a thousand different ones at twenty connections, without a cache?
import autocannon from 'autocannon';
import { startServer } from './server.ts';

const CONNECTIONS = 20;
const COUNT = 1000;

const places = [
  [55.7558, 37.6173, 'Europe/Moscow'],
  [59.9386, 30.3141, 'Europe/Moscow'],
  [43.1155, 131.8855, 'Asia/Vladivostok'],
  [28.6139, 77.209, 'Asia/Kolkata'],
  [51.1801, 71.446, 'Asia/Almaty'],
] as const;

const date = (index: number) => new Date(Date.UTC(1930, 0, 1 + index * 31)).toISOString().slice(0, 10);
const time = (index: number) =>
  `${String(index % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}:00`;

const bodies = {
  'chart.getPlanets': (index: number) => {
    const [latitude, longitude, timeZone] = places[index % places.length];
    return {
      birth: { date: date(index), time: time(index), latitude, longitude, timeZone, disambiguation: 'earlier' },
    };
  },
  'chart.getPanchanga': (index: number) => {
    const [latitude, longitude, timeZone] = places[index % places.length];
    return { date: date(index), latitude, longitude, timeZone };
  },
} as const;

const limits = { 'chart.getPlanets': 50, 'chart.getPanchanga': 80 } as const;
const rows: object[] = [];
for (const kind of ['PGlite', 'PostgreSQL'] as const) {
  const server = await startServer(kind);
  for (const method of ['chart.getPlanets', 'chart.getPanchanga'] as const) {
    const requests = Array.from({ length: COUNT }, (_, index) => ({
      method: 'POST' as const,
      path: `/api/v2/${method}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodies[method](index)),
    }));
    // Every connection has its own share, so that no two requests of the thousand are alike.
    const share = COUNT / CONNECTIONS;
    let client = 0;
    const load = (amount: number) =>
      autocannon({
        url: server.url,
        connections: CONNECTIONS,
        amount,
        requests: requests.slice(0, 1),
        setupClient: (connection) => {
          const at = (client++ % CONNECTIONS) * share;
          connection.setRequests(requests.slice(at, at + share));
        },
      });
    await load(200);
    const result = await load(COUNT);
    rows.push({
      database: kind,
      method,
      'p50, ms': result.latency.p50,
      'p99, ms': result.latency.p99,
      'limit, ms': limits[method],
      refused: result.non2xx + result.errors,
    });
  }
  await server.stop();
}
console.table(rows);
