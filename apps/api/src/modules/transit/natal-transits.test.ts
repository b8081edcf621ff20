import { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const transitsOf = async (body: object) => test.call(getTransits, { body: { birth, ...body } });

describe('chart.getTransits', () => {
  it('places the bodies of a moment over the natal chart with kaksha, tara and the ends of their stays', async () => {
    const { value } = await transitsOf({ at: '2026-03-01T12:00:00Z' });
    expect(value.transits.map(({ id }) => id)).toEqual([
      'sun',
      'moon',
      'mars',
      'mercury',
      'jupiter',
      'venus',
      'saturn',
      'rahu',
      'ketu',
    ]);
    for (const transit of value.transits) {
      expect(transit.signStay.index).toBe(transit.sign);
      expect(transit.nakshatraStay.index).toBe(transit.nakshatra);
      expect((transit.signStay.entered ?? '') <= value.at && value.at < (transit.signStay.left ?? '')).toBe(true);
      expect(transit.kaksha.index).toBe(Math.floor(transit.degreeInSign / 3.75) + 1);
      expect(transit.kaksha.hasBindu === null).toBe(transit.id === 'rahu' || transit.id === 'ketu');
    }
    const saturn = value.transits.find(({ id }) => id === 'saturn');
    expect(saturn).toMatchObject({ sign: 12, houseFromMoon: 3 });
    expect(value.taraBala.tara).toBe(must(value.transits[1]).tara);
  });

  it('without a birth time tells nothing that needs the ascendant', async () => {
    const { value } = await transitsOf({
      birth: { ...birth, time: null },
      from: '2026-01-01',
      to: '2026-12-31',
      find: [{ body: 'saturn', target: { kind: 'natal', point: 'lagna' } }],
    });
    expect(value.transits.every(({ houseFromLagna, bindus }) => houseFromLagna === null && bindus === null)).toBe(true);
    expect(value.found[0]).toMatchObject({ passes: null, reason: 'UNKNOWN_TIME' });
  });

  it('answers when X reaches Y, with every pass', async () => {
    const { value } = await transitsOf({
      from: '2020-01-01',
      to: '2029-12-31',
      find: [
        { body: 'saturn', target: { kind: 'longitude', longitude: 330 } },
        { body: 'saturn', target: { kind: 'sign', sign: 12 } },
        { body: 'jupiter', target: { kind: 'natal', point: 'moon', angle: 180 } },
        { body: 'jupiter', target: { kind: 'drishti', point: 'sun' } },
        { body: 'rahu', target: { kind: 'nakshatra', nakshatra: 26 } },
      ],
    });
    const [longitude, sign, opposition, drishti, star] = value.found;
    const entered = sign?.stays?.filter(({ enteredBackward }) => !enteredBackward) ?? [];
    expect(longitude?.passes).toHaveLength(entered.length);
    // Each is searched for from ends of its own, to a tenth of a second.
    entered.forEach((stay, index) => {
      expect(
        Math.abs(Date.parse(String(stay.entered)) - Date.parse(must(longitude?.passes?.[index]).instant)),
      ).toBeLessThan(100);
    });
    expect(opposition?.passes?.length).toBeGreaterThan(0);
    expect(drishti?.stays?.length).toBeGreaterThan(3);
    expect(star?.stays).toHaveLength(1);
    expect(star?.stays?.[0]).toMatchObject({ index: 26, enteredBackward: true });
  });

  it('lists stays of a period by houses from the ascendant and the Moon', async () => {
    const { value } = await transitsOf({
      from: '2026-01-01',
      to: '2026-12-31',
      bodies: ['jupiter', 'saturn'],
      stays: ['sign'],
    });
    const jupiter = value.stays.filter(({ body }) => body === 'jupiter');
    expect(jupiter.length).toBeGreaterThan(1);
    for (let index = 1; index < jupiter.length; index++)
      expect(must(jupiter[index]).entered).toBe(must(jupiter[index - 1]).left);
    expect(jupiter.every(({ houseFromLagna, houseFromMoon }) => houseFromLagna && houseFromMoon)).toBe(true);
  });

  it('two centuries run in a thread; a day more is refused by name', async () => {
    const find = [{ body: 'mercury', target: { kind: 'natal', point: 'sun' } }];
    const { value } = await transitsOf({ from: '1850-01-01', to: '2049-12-31', find });
    expect(must(value.found[0]).passes?.length).toBeGreaterThan(200);
    const { problem } = await transitsOf({ from: '1850-01-01', to: '2050-01-03', find });
    expect(problem).toMatchObject({ code: 'LIMIT_EXCEEDED', detail: expect.stringContaining('200') });
  });

  it('a search without a period, half a period and an unknown target are refused', async () => {
    const find = [{ body: 'mercury', target: { kind: 'natal', point: 'sun' } }];
    expect((await transitsOf({ find })).problem.errors?.[0]?.path).toBe('from');
    expect((await transitsOf({ to: '2026-01-01' })).problem.errors?.[0]?.path).toBe('from');
    const odd = await transitsOf({
      from: '2026-01-01',
      to: '2026-02-01',
      find: [{ body: 'sun', target: { kind: 'star' } }],
    });
    expect(odd.problem.code).toBe('VALIDATION');
  });
});
