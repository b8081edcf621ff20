import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import { describe, expect, it } from 'vitest';
import { calendarKinds, filterEvents, skyCalendarFile, skyTableFile } from './sky-calendar.ts';

const events: readonly SkyEvent[] = [
  { kind: 'ingress', instant: '2026-03-20T14:45:54.000Z', body: 'sun', sign: 1, fromSign: 12, isRetrograde: false },
  {
    ...{ kind: 'aspect', instant: '2026-03-25T19:17:00.000Z', a: 'sun', b: 'moon', aspect: 'square' },
    ...{ longitude: 5.2, sign: 1, otherSign: 4 },
  },
  {
    ...{ kind: 'moon-phase', instant: '2026-03-25T19:17:00.000Z', phase: 'first-quarter' },
    ...{ longitude: 95.2, sign: 4 },
  },
  {
    ...{ kind: 'aspect', instant: '2026-03-31T22:30:00.000Z', a: 'venus', b: 'mars', aspect: 'sextile' },
    ...{ longitude: 1.5, sign: 1, otherSign: 11 },
  },
];
const march = { from: '2026-03-01', to: '2026-03-31' };
const moscow = { timeZone: 'Europe/Moscow' };
const filter = { kinds: calendarKinds, body: null, ...march };

describe('calendar of the sky', () => {
  it('tells a quarter of the Moon once and keeps to the dates of the clock', () => {
    expect(filterEvents(events, filter, moscow).map(({ kind }) => kind)).toEqual(['ingress', 'moon-phase']);
    expect(filterEvents(events, filter, { timeZone: 'UTC' })).toHaveLength(3);
  });

  it('keeps the kinds and the planet asked for', () => {
    const utc = { timeZone: 'UTC' };
    expect(filterEvents(events, { ...filter, kinds: ['aspect'] }, utc)).toHaveLength(1);
    expect(filterEvents(events, { ...filter, body: 'sun' }, utc).map(({ kind }) => kind)).toEqual([
      'ingress',
      'moon-phase',
    ]);
    expect(filterEvents(events, { ...filter, body: 'mars' }, utc).map(({ kind }) => kind)).toEqual(['aspect']);
  });

  it('becomes a calendar with entries that a later file renews', () => {
    const file = skyCalendarFile('Небо', events, '2026-01-01T00:00:00Z');
    expect(file).toContain('SUMMARY:Солнце входит в знак Овна\r\n');
    expect(file).toContain('DTSTART:20260320T144554Z');
    expect(file).toContain('TRANSP:TRANSPARENT');
    const uids = file.match(/UID:[^\r]*(\r\n [^\r]*)*/g) ?? [];
    expect(new Set(uids).size).toBe(events.length);
  });

  it('becomes a table by the clock of the reader', () => {
    expect(skyTableFile(events, moscow)).toContain('"20.03.2026";"17:45";"Ингрессии";"Солнце входит в знак Овна"');
  });
});
