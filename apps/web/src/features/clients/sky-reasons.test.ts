import { expect, it } from 'vitest';
import { skyReasons } from './sky-reasons.ts';

const none = { voice: null, spans: [], marks: [] } as const;

it('tells what returns and begins over a birth in the next two years, each once, the nearest first', () => {
  const noon = (date: string) => `${date}T09:00:00.000Z`;
  const span = (start: string, graha: 'saturn' | 'venus') => ({
    start: noon(start),
    end: noon('2040-01-01'),
    subject: { kind: 'graha' as const, graha },
  });
  const mark = (date: string, body: 'saturn' | 'sun', cycle: number) => ({
    ...{ at: noon(date), body, cycle, isRetrograde: false },
  });
  const reasons = skyReasons(
    {
      rows: [
        {
          ...{ ...none, id: 'return', system: 'return' as const, spans: [] },
          marks: [
            mark('2026-01-10', 'saturn', 2),
            mark('2027-03-15', 'saturn', 2),
            mark('2027-08-01', 'saturn', 2),
            mark('2027-05-17', 'sun', 37),
            mark('2031-05-17', 'sun', 41),
          ],
        },
        {
          ...none,
          id: 'vimshottari-2',
          system: 'vimshottari',
          spans: [span('2020-01-01', 'venus'), span('2027-02-02', 'saturn')],
          marks: [],
        },
        { ...none, id: 'vimshottari-3', system: 'vimshottari', spans: [span('2027-02-03', 'venus')], marks: [] },
        {
          ...{ ...none, id: 'sade-sati', system: 'sade-sati' as const, marks: [] },
          spans: [
            {
              ...{ start: noon('2028-02-23'), end: noon('2030-01-01') },
              subject: { kind: 'sade-sati', houseFromMoon: 12, cycle: 2 },
            },
          ],
        },
      ],
    },
    '2026-11-23',
  );
  expect(reasons).toEqual([
    { date: '2027-02-02', reason: '2\u00a0февраля начнётся антардаша Сатурна' },
    { date: '2027-03-15', reason: '15\u00a0марта Сатурн вернётся на место' },
    { date: '2027-05-17', reason: '17\u00a0мая начнётся новый год жизни: Солнце вернётся на место' },
    { date: '2028-02-23', reason: '23\u00a0февраля начнётся саде-сати' },
  ]);
});
