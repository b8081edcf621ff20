// How long does a content plan of a month take, in every tone? The ceiling is 3 s. Cards are timed in a browser: npm run speed cards.
import { contentPlan } from '@nebosvod/composer/content/plan';
import { TONE_VOICES } from '@nebosvod/composer/content/voice';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';

const CEILING_MS = 3000;
const MONTH = 28;
const MONTHS = 6;
const sky = await loadEphemeris();
const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };

const rows = Object.entries(TONE_VOICES).flatMap(([tone, voice]) =>
  [5, 14].map((perWeek) => {
    const times = Array.from({ length: MONTHS }, (_, month) => {
      const start = performance.now();
      contentPlan(sky, {
        ...{ from: addDays('2026-12-01', month * MONTH), weeks: 4, perWeek, networks: ['vk', 'dzen', 'rutube'] },
        ...{ niche: '', goals: '', launches: [], place, voice, seed: month + 1 },
      });
      return performance.now() - start;
    });
    const slowest = Math.round(Math.max(...times));
    return { tone, 'posts a week': perWeek, 'slowest month, ms': slowest, [`≤ ${CEILING_MS}`]: slowest <= CEILING_MS };
  }),
);
console.table(rows);
const missed = rows.filter((row) => row['slowest month, ms'] > CEILING_MS);
for (const { tone } of missed) console.error(`A month's plan, ${tone}, is over its ceiling.`);
if (missed.length > 0) process.exitCode = 1;
