import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { DayWalk } from '../festival/almanac-days.ts';
import { Almanac } from '../panchanga/almanac.ts';
import births from '../vectors/charts.json' with { type: 'json' };
import { skyOf } from '../yoga/sky.ts';
import { pitriIndicators } from './indicators.ts';
import { PITRI_KIND_TABLE } from './kind.table.ts';
import { pitriPaksha } from './paksha.ts';
import { PITRI_KINDS, PITRI_YOGA_IDS } from './pitri.ids.ts';
import { judgePitri, PITRI_YOGAS } from './pitri.ts';

const ephemeris = await loadEphemeris();
const delhi = { latitude: 28.6139, longitude: 77.209 };
const walk = new DayWalk(new Almanac(ephemeris, delhi, { ayanamsha: 'lahiri', sunrise: 'hindu' }), () => 19_800);

describe('combinations of ancestral debt', () => {
  it('has every line of the chapter: serpents 8, father 11, mother 13, brothers 10, uncle 4, teacher 7, spouse 11, unremembered 9', () => {
    const count = (kind: string) => PITRI_YOGAS.filter((yoga) => yoga.kind === kind).length;
    expect(PITRI_KINDS.slice(0, 8).map(count)).toEqual([8, 11, 13, 10, 4, 7, 11, 9]);
    expect(count('popular')).toBeGreaterThanOrEqual(8);
    expect(PITRI_YOGAS.map(({ id }) => id)).toEqual(PITRI_YOGA_IDS);
    expect(new Set(PITRI_YOGA_IDS).size).toBe(PITRI_YOGA_IDS.length);
  });

  it('speaks calmly', () => {
    for (const kind of Object.values(PITRI_KIND_TABLE)) {
      expect(`${kind.name} ${kind.text} ${kind.practice}`).not.toMatch(/смерт|прокля|бесплод|наказан|грех/i);
    }
    for (const { text, id } of PITRI_YOGAS) expect(text, id).not.toMatch(/смерт|прокля|бесплод|наказан|грех/i);
  });

  it('judges all of them in a chart', () => {
    const sky = skyOf(ephemeris, chartOfBirth(ephemeris, must(births[2]).birth));
    const present = judgePitri(sky).filter(({ isPresent }) => isPresent === true);
    expect(present.map(({ definition }) => definition.id)).toContain('jupiter-node');
  });
});

describe('natal indicators', () => {
  it('gives the Sun, the Moon, the nodes, five houses with lords and four divisional charts', () => {
    const sky = skyOf(ephemeris, chartOfBirth(ephemeris, must(births[0]).birth));
    const { grahas, houses, vargas, pitriKaraka, ninthStar } = pitriIndicators(sky);
    expect(grahas.map(({ id }) => id)).toEqual(['sun', 'moon', 'jupiter', 'saturn', 'rahu', 'ketu']);
    expect(houses?.map(({ house }) => house)).toEqual([9, 5, 4, 10, 8]);
    expect(houses?.[0]).toMatchObject({ sign: 2, lord: { id: 'venus' } });
    expect(vargas.map(({ division }) => division)).toEqual([12, 40, 45, 60]);
    expect(pitriKaraka).not.toBeNull();
    expect(ninthStar).toBe(((sky.nakshatra('moon') + 7) % 27) + 1);
  });

  it('without a time of birth the houses are null', () => {
    const sky = skyOf(ephemeris, chartOfBirth(ephemeris, must(births[0]).birth), { isTimeKnown: false });
    expect(pitriIndicators(sky).houses).toBeNull();
    expect(must(pitriIndicators(sky).vargas[0]).lagna).toBeNull();
  });
});

describe('pitri paksha', () => {
  it('runs from the full moon of Bhadrapada to its new moon; New Delhi 2024–2026 as printed almanacs have it', () => {
    const text = ({ year, month, day }: { year: number; month: number; day: number }) => `${year}-${month}-${day}`;
    const edges = (year: number) => {
      const days = pitriPaksha(walk, year);
      return [days[1], days.at(-1)].map((day) => day && text(day.date));
    };
    expect(edges(2024)).toEqual(['2024-9-18', '2024-10-2']);
    expect(edges(2025)).toEqual(['2025-9-8', '2025-9-21']);
    expect(edges(2026)).toEqual(['2026-9-27', '2026-10-10']);
    expect(pitriPaksha(walk, 2025)).toHaveLength(16);
  });
});
