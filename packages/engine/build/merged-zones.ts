/**
 * Takes the history before 1970 of the zones which the database has merged from Debian's zoneinfo, compiled with the full history
 * (`backzone`): `node --conditions=@nebosvod/source --import tsx packages/engine/build/merged-zones.ts`
 * A zone is merged when the runtime gives it, before 1970, the very history of another zone of that folder and not its own.
 * Writes src/time/merged-zones.table.ts.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { type ZoneHistory, zoneHistory } from '../src/time/zone-file.ts';

const ZONES = '/usr/share/zoneinfo';
const AGREED_SINCE = 0;
const AREAS = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;
const target = new URL('../src/time/merged-zones.table.ts', import.meta.url);
if (!existsSync(ZONES)) throw new Error(`${ZONES} is missing: apt-get install tzdata`);

const names = readdirSync(ZONES, { recursive: true, withFileTypes: true })
  .filter((entry) => !entry.isDirectory())
  .map((entry) => join(entry.parentPath, entry.name).slice(ZONES.length + 1))
  .filter((name) => AREAS.test(name))
  .sort();
const printed = (history: ZoneHistory) =>
  [history.first, ...history.changes.map(({ at, offset }) => `${at}:${offset}`)].join(' ');
const own = new Map(
  names.map((name) => [name, printed(beforeAgreement(zoneHistory(readFileSync(join(ZONES, name)))))]),
);
const all = new Set(own.values());
const merged = names.filter((name) => {
  const told = runtimeHistory(name);
  return told !== null && told !== own.get(name) && all.has(told);
});

writeFileSync(
  target,
  `/**
 * Made by packages/engine/build/merged-zones.ts. History before 1970 of the zones that the database merged in 2022 with others of the same
 * time since: the offset before the first change, then «seconds since 1970:offset» of each change. Public domain. [tzdb]
 */
export const MERGED_ZONES: Readonly<Record<string, string>> = {
${merged.map((name) => `  '${name}':\n    '${own.get(name)}',`).join('\n')}
};
`,
);
console.log(`${merged.length} zones`);

function beforeAgreement({ first, changes }: ZoneHistory): ZoneHistory {
  return { first, changes: changes.filter(({ at }) => at < AGREED_SINCE) };
}

/** What the runtime itself tells of a zone; null for a name it does not know. */
function runtimeHistory(name: string): string | null {
  try {
    let moment = Temporal.Instant.fromEpochMilliseconds(Date.UTC(1800, 0, 1)).toZonedDateTimeISO(name);
    const offsetOf = (of: Temporal.ZonedDateTime) => Math.round(of.offsetNanoseconds / 1e9);
    const first = offsetOf(moment);
    const changes: { at: number; offset: number }[] = [];
    for (let previous = first; ; ) {
      const next = moment.getTimeZoneTransition('next');
      if (!next || next.epochMilliseconds >= AGREED_SINCE * 1000) break;
      moment = next;
      const offset = offsetOf(next);
      if (offset !== previous) changes.push({ at: next.epochMilliseconds / 1000, offset });
      previous = offset;
    }
    return printed({ first, changes });
  } catch {
    return null;
  }
}
