import { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { getDirections } from '@nebosvod/contracts/western-directions';
import { getTimeLords } from '@nebosvod/contracts/western-time-lords';
import { DIRECTION_SYSTEMS } from '@nebosvod/engine/western/western.ids';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { appOfOwner } from '../../../test/owner.ts';

const at = '2026-11-21T12:00:00Z';

const owners = appOfOwner([1]);

const ask = (body: SentBodyOf<typeof getTimeLords>) => owners.ask(getTimeLords, body);

describe('western.getTimeLords', () => {
  it('is for owners of product 1', () => owners.expectRefusals(getTimeLords, { birth }, [2, 17]));

  it('tells the lords of a birth by day, at an instant and over the life', async () => {
    const { value } = await ask({ birth, at });
    expect(value).toMatchObject({ isDay: true, leftOut: [], at: expect.stringContaining('2026-11-21') });
    const profections = must(value.profections ?? undefined);
    expect(profections.years).toHaveLength(96);
    // The ascendant of this birth is in Virgo; at 36 it is back there.
    expect(profections.years[36]).toMatchObject({ age: 36, house: 1, sign: 6, lord: 'mercury' });
    expect(profections.months).toHaveLength(12);
    const [firdaria, ...others] = must(value.firdaria ?? undefined);
    expect(others).toEqual([]);
    expect(must(firdaria).periods.slice(0, 2)).toMatchObject([{ ruler: 'sun' }, { ruler: 'venus' }]);
    expect(value.releasing.map(({ lot }) => lot)).toEqual(['fortune', 'spirit']);
    for (const { weeks, days, periods } of value.releasing) {
      for (const items of [periods, periods.flatMap(({ parts }) => parts), weeks, days]) {
        const running = items.filter(({ start, end }) => start <= value.at && value.at < end);
        expect(running).toHaveLength(1);
      }
    }
  });

  it('gives both orders of the firdaria by night', async () => {
    const { value } = await ask({ birth: { ...birth, time: '02:30:00' } });
    expect(value.firdaria?.map(({ variant }) => variant)).toEqual(['nodes-last', 'nodes-after-mars']);
    expect(value.firdaria?.map(({ periods }) => periods[4]?.ruler)).toEqual(['sun', 'north-node']);
  });

  it('leaves out what an unsure hour does not bear, and all of it without an hour', async () => {
    const rough = await ask({ birth: { ...birth, timeUncertaintyMinutes: 120 } });
    expect(rough.value).toMatchObject({ profections: null, isDay: true });
    expect(rough.value.leftOut).toContain('profections');
    expect(rough.value.firdaria).not.toBeNull();
    const unknown = await ask({ birth: { ...birth, time: null } });
    expect(unknown.value).toMatchObject({ profections: null, firdaria: null, releasing: [], reason: 'UNKNOWN_TIME' });
  });

  it('bears a birth on the last days of the ephemeris and refuses an instant outside it', async () => {
    const { value } = await ask({ birth: { ...birth, date: '2399-12-20' } });
    expect(value.profections?.years).toEqual([]);
    expect((await ask({ birth, at: '2500-01-01T00:00:00Z' })).status).toBe(400);
  });
});

describe('Western rows of the line of life', () => {
  it('join for owners of product 1 alone', async () => {
    const body = { birth, western: true };
    await owners.expectRefusals(getLifeLine, body, [17]);
    const { value } = await owners.ask(getLifeLine, body);
    const plain = (await owners.test.call(getLifeLine, { body: { birth } })).value;
    expect(value.rows.slice(0, plain.rows.length)).toEqual(plain.rows);
    expect(value.rows.slice(plain.rows.length).map(({ id }) => id)).toEqual([
      'profection',
      'profection-month',
      'firdaria-1',
      'firdaria-2',
      'releasing-fortune-1',
      'releasing-fortune-2',
      'releasing-spirit-1',
      'releasing-spirit-2',
      'progressed-phase',
      'progression',
      'solar-arc',
      'primary',
    ]);
    expect(value.convergences.some(({ witnesses }) => witnesses.some(({ row }) => row === 'firdaria-2'))).toBe(true);
    const lords = (await ask({ birth, at })).value;
    const years = must(lords.profections ?? undefined).years.slice(0, 91);
    expect(must(value.rows.find(({ id }) => id === 'profection')).spans.map(({ start }) => start)).toEqual(
      years.map(({ start }) => start),
    );
    // The very contacts and quarters that the call of directions dates.
    const { contacts, phases } = (await owners.ask(getDirections, { birth })).value;
    for (const system of DIRECTION_SYSTEMS) {
      const shown = must(value.rows.find(({ id }) => id === system)).contacts;
      const dated = contacts.filter((one) => one.system === system && one.at < value.to);
      expect(shown).toEqual(
        dated.map(({ at, promissor, aspect, significator }) => ({ promissor, aspect, significator, at })),
      );
    }
    const quarters = must(value.rows.find(({ id }) => id === 'progressed-phase')).spans;
    expect(quarters.map(({ start }) => start)).toEqual(
      phases.map(({ at: begins }) => begins).filter((one) => one < value.to),
    );
  });

  it('of a birth by night show both orders of the firdaria, one of them with a voice', async () => {
    const night = { ...birth, time: '02:30' };
    const { rows } = (await owners.ask(getLifeLine, { birth: night, western: true })).value;
    const firdars = rows.filter(({ system }) => system === 'firdaria');
    expect(firdars.map(({ id, voice }) => [id, voice])).toEqual([
      ['firdaria-1', null],
      ['firdaria-2', 'firdaria'],
      ['firdaria-nodes-after-mars-1', null],
      ['firdaria-nodes-after-mars-2', null],
    ]);
  });
});
