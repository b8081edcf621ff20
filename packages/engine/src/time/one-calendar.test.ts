import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const sources = ['packages', 'apps'].flatMap((part) =>
  readdirSync(new URL(part, root)).flatMap((name) =>
    readdirSync(new URL(`${part}/${name}/src`, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `${part}/${name}/src/${file}`),
  ),
);
const holding = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(new URL(file, root), 'utf8')));

describe('dates are moved by a calendar and durations have names', () => {
  it('the length of an hour or a day is written in engine/time/durations only', () => {
    const lengths =
      /(?<![\d_])(86_?400(_?000)?|3_?600_?000|864e[25]|8\.64e[47]|36e5|3\.6e6)(?![\d_])|\b24 \* 60 \* 60\b/;
    expect(holding(lengths)).toEqual(['packages/engine/src/time/durations.ts']);
  });

  it('a Date of the runtime is moved and built by its fields nowhere but in the modules of time', () => {
    // Clock readings of a zone; the calendar of day numbers; the earliest record of a zone file.
    const allowed = ['local-time', 'julian-day', 'zone-file'].map((name) => `packages/engine/src/time/${name}.ts`);
    const found = holding(/\bDate\.UTC\(|\.set(UTC)?(Date|Month|FullYear|Hours)\(/);
    expect(found.filter((file) => !allowed.includes(file))).toEqual([]);
  });

  it('whether a text is a date, and when its day begins in UTC, is told by engine/time/date-arithmetic', () => {
    // The moment after which a lunar return is looked for is a body of a request, not arithmetic.
    const allowed = [
      'packages/engine/src/time/date-arithmetic.ts',
      'apps/web/src/features/astrolog/api/use-western.ts',
    ];
    expect(holding(/\}T00:00:00(\.000)?Z`/).filter((file) => !allowed.includes(file))).toEqual([]);
  });

  it('Temporal moves dates in three modules: of the engine, of its zones and of the numbers', () => {
    // Reads what a clock shows, of the runtime's own Temporal.
    const reading = 'packages/terms/src/clock.ts';
    expect(holding(/\.(add|subtract|until|since|with|round)\(/)).not.toContain(reading);
    expect(holding(/from 'temporal-polyfill|\bTemporal\./).filter((file) => file !== reading)).toEqual([
      'packages/engine/src/time/date-arithmetic.ts',
      'packages/engine/src/time/local-time.ts',
      'packages/numerology/src/civil-date.ts',
    ]);
  });

  it('the date that a Date shows in UTC is read off by engine/time/date-arithmetic', () => {
    const found = holding(/toISOString\(\)\s*\.slice\(0, ?10\)/);
    expect(found.filter((file) => file !== 'packages/engine/src/time/date-arithmetic.ts')).toEqual([]);
  });
});
