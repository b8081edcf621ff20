import { expect, it } from 'vitest';
import { momentWords } from './moment-words.ts';

it('a moment is told by the clock of its place, with the offset that held then', () => {
  const moscow = { timeZone: 'Europe/Moscow', utcOffsetSeconds: 14_400 };
  expect(momentWords('2026-05-17T10:05:12Z', moscow)).toMatch(/13:05:12 \(UTC\+3\)$/);
  expect(momentWords('1990-05-17T10:30:00.4Z', moscow)).toMatch(/14:30:00 \(UTC\+4\)$/);
  expect(momentWords('2026-05-17T10:05:12.9Z', moscow)).toMatch(/13:05:12 \(UTC\+3\)$/);
  expect(momentWords('1990-05-17T10:30:00Z', { timeZone: 'UTC', utcOffsetSeconds: 9017 })).toMatch(
    /13:00:17 \(UTC\+2:30:17\)$/,
  );
});
