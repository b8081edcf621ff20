/**
 * Finds for every combination a real moment and place where it holds, and the next moment there when it does not:
 * `node --conditions=@nebosvod/source --import tsx packages/engine/build/yoga-witnesses.ts`
 * First random births, then, for the rare ones, every day of 1800–2399 with each of the twelve signs rising.
 * Keeps the witnesses that still hold; writes src/yoga/witness.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { computeChart } from '../src/chart/chart.ts';
import { loadEphemeris } from '../src/ephemeris/swisseph.ts';
import { PITRI_YOGAS } from '../src/pitri/pitri.ts';
import { DEFAULT_SETTINGS, type GeoPlace } from '../src/settings.ts';
import { isoFromJulianDay, julianDayFromIso } from '../src/time/julian-day.ts';
import { YOGAS } from '../src/yoga/catalogue.ts';
import { evaluate } from '../src/yoga/evaluate.ts';
import { Sky, skyOf } from '../src/yoga/sky.ts';
import type { Rule } from '../src/yoga/yoga.ts';

interface Witness {
  readonly latitude: number;
  readonly longitude: number;
  /** Minutes of UTC. */
  readonly holds: string;
  readonly fails: string;
}

const PLACES: readonly GeoPlace[] = [
  { latitude: 55.7558, longitude: 37.6173 },
  { latitude: 28.6139, longitude: 77.209 },
  { latitude: -0.1807, longitude: -78.4678 },
  { latitude: 43.1155, longitude: 131.8855 },
  { latitude: -33.8688, longitude: 151.2093 },
  { latitude: 40.7128, longitude: -74.006 },
];
const FIRST = 2378497;
const LAST = 2597640;
const MINUTE = 1 / 1440;
const RANDOM_BIRTHS = 12_000;
const file = new URL('../src/yoga/witness.json', import.meta.url);
const ephemeris = await loadEphemeris();
const rules: ReadonlyMap<string, Rule> = new Map([
  ...YOGAS.filter(({ never }) => !never).map((yoga): [string, Rule] => [yoga.id, yoga]),
  ...PITRI_YOGAS.filter(({ never }) => !never).map((yoga): [string, Rule] => [`pitri:${yoga.id}`, yoga]),
]);
const witnesses = new Map<string, Witness>();

const toMinute = (julianDay: number) => Math.round(julianDay / MINUTE) * MINUTE;
const skyAt = (julianDay: number, place: GeoPlace) =>
  skyOf(ephemeris, computeChart(ephemeris, { julianDay, place, settings: DEFAULT_SETTINGS }));
const iso = (julianDay: number) => `${isoFromJulianDay(toMinute(julianDay) + MINUTE / 100).slice(0, 16)}Z`;
const holdsAt = (rule: Rule, text: string, place: GeoPlace) =>
  evaluate(skyAt(julianDayFromIso(text), place), rule.when).holds === true;

function known(): Record<string, Witness> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The first minute, within a century, when the rule no longer holds at the place: growing steps, then halving. */
function firstFailure(rule: Rule, from: number, place: GeoPlace): string | null {
  let step = MINUTE;
  let held = from;
  for (let at = from + step; at < LAST - 2; at += step) {
    if (evaluate(skyAt(at, place), rule.when).holds !== true) {
      let failed = at;
      while (failed - held > 1.5 * MINUTE) {
        const middle = toMinute((held + failed) / 2);
        if (evaluate(skyAt(middle, place), rule.when).holds === true) held = middle;
        else failed = middle;
      }
      return iso(failed);
    }
    held = at;
    step = Math.min(step * 1.5, 20);
  }
  return null;
}

function record(id: string, rule: Rule, julianDay: number, place: GeoPlace): boolean {
  const holds = iso(julianDay);
  if (!holdsAt(rule, holds, place)) return false;
  const fails = firstFailure(rule, julianDayFromIso(holds), place);
  if (!fails || holdsAt(rule, fails, place)) return false;
  witnesses.set(id, { ...place, holds, fails });
  return true;
}

for (const [id, witness] of Object.entries(known())) {
  const rule = rules.get(id);
  if (rule && holdsAt(rule, witness.holds, witness) && !holdsAt(rule, witness.fails, witness))
    witnesses.set(id, witness);
}
const left = () => [...rules].filter(([id]) => !witnesses.has(id));
console.log(`kept ${witnesses.size}, to find ${left().length}`);

let seed = 20260101;
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}
for (let birth = 0; birth < RANDOM_BIRTHS && left().length > 0; birth++) {
  const place = PLACES[birth % PLACES.length];
  const julianDay = toMinute(FIRST + 40_000 + random() * 60_000);
  const sky = skyAt(julianDay, place);
  for (const [id, rule] of left()) if (evaluate(sky, rule.when).holds === true) record(id, rule, julianDay, place);
}
console.log(`after random births: to find ${left().length}`);

/** The moment of the day when the rule truly holds at some place, every twelve minutes. */
function realize(id: string, rule: Rule, day: number): boolean {
  for (const place of PLACES) {
    for (let at = day - 0.5; at < day + 0.5; at += 12 * MINUTE) {
      if (evaluate(skyAt(at, place), rule.when).holds === true && record(id, rule, toMinute(at), place)) return true;
    }
  }
  return false;
}

const tried = new Map<string, number>();
for (let day = FIRST + 1; day < LAST - 2 && left().length > 0; day += 1) {
  const { input } = skyAt(day, PLACES[0]);
  const bare = new Sky({ ...input, ascendant: null, hour: null });
  for (const [id, rule] of left()) {
    if (evaluate(bare, rule.when).holds === false) continue;
    for (let sign = 0; sign < 12; sign++) {
      const rising = new Sky({ ...input, ascendant: sign * 30 + 15, hour: null });
      if (evaluate(rising, rule.when).holds === false) continue;
      const count = (tried.get(id) ?? 0) + 1;
      tried.set(id, count);
      if (count > 40) break;
      if (realize(id, rule, day)) break;
    }
  }
}
console.log(
  'not found:',
  left()
    .map(([id]) => `${id} (${tried.get(id) ?? 0})`)
    .join(', ') || 'none',
);
writeFileSync(
  file,
  `${JSON.stringify(Object.fromEntries([...rules.keys()].flatMap((id) => (witnesses.has(id) ? [[id, witnesses.get(id)]] : []))), null, 1)}\n`,
);
