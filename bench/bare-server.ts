// A server of node:http that does for a chart what it cannot do without: reads the body, computes, writes the states as JSON. Nothing is
// checked, limited, kept, worded or logged, so what it answers a second is the most that one thread of Node can.

import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { bodyStates } from '@nebosvod/engine/chart/body-states';
import { computeChart } from '@nebosvod/engine/chart/chart';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { resolveLocalTime } from '@nebosvod/engine/time/local-time';

interface Asked {
  readonly birth: {
    readonly date: string;
    readonly time: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timeZone: string;
  };
}

const ephemeris = await loadEphemeris();

const server = createServer(async (request, response) => {
  const { birth }: Asked = JSON.parse(await text(request));
  const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = birth.time.split(':').map(Number);
  const { timeZone, latitude, longitude } = birth;
  const { candidates } = resolveLocalTime({ year, month, day, hour, minute, second }, timeZone, longitude);
  const [{ julianDay }] = candidates;
  const chart = computeChart(ephemeris, { julianDay, place: { latitude, longitude }, settings: DEFAULT_SETTINGS });
  const { ascendant, midheaven, houses, settings } = chart;
  const answer = { ascendant, midheaven, houses, settings, planets: bodyStates(chart, true) };
  const body = JSON.stringify({ response: answer });
  // Answers of a turn leave together, as the server's do (plugins/fair-turns.ts).
  setImmediate(() => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('open'));
