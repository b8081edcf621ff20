import { describe, expect, it } from 'vitest';
import { must } from '../../../scripts/must.ts';
import * as anandadi from './anandadi.table.ts';
import * as ashtakuta from './ashtakuta.table.ts';
import * as avakahada from './avakahada.table.ts';
import * as avastha from './avastha.table.ts';
import * as chakra from './chakra.table.ts';
import * as charaKaraka from './chara-karaka.table.ts';
import * as choghadiya from './choghadiya.table.ts';
import * as coreTerm from './core-term.table.ts';
import * as dasha from './dasha.table.ts';
import * as dayPeriod from './day-period.table.ts';
import * as dignity from './dignity.table.ts';
import * as ekadashi from './ekadashi.table.ts';
import * as festival from './festival.table.ts';
import * as graha from './graha.table.ts';
import * as house from './house.table.ts';
import * as karana from './karana.table.ts';
import * as lifeEvent from './life-event.table.ts';
import * as masa from './masa.table.ts';
import * as month from './month.table.ts';
import * as muhurta from './muhurta.table.ts';
import * as nakshatra from './nakshatra.table.ts';
import * as nityaYoga from './nitya-yoga.table.ts';
import * as numerology from './numerology.table.ts';
import * as pushkara from './pushkara.table.ts';
import * as rectification from './rectification.table.ts';
import * as relation from './relation.table.ts';
import * as sadeSati from './sade-sati.table.ts';
import * as samvatsara from './samvatsara.table.ts';
import * as season from './season.table.ts';
import * as setting from './setting.table.ts';
import * as shadbala from './shadbala.table.ts';
import * as sign from './sign.table.ts';
import * as specialLagna from './special-lagna.table.ts';
import * as tajaka from './tajaka.table.ts';
import * as taraBala from './tara-bala.table.ts';
import * as tithi from './tithi.table.ts';
import * as upagraha from './upagraha.table.ts';
import * as vara from './vara.table.ts';
import * as varga from './varga.table.ts';
import * as western from './western.table.ts';
import * as work from './work.table.ts';

const tables: Readonly<Record<string, Readonly<Record<string | number, unknown>>>> = {
  ...anandadi,
  ...ashtakuta,
  ...avakahada,
  ...avastha,
  ...chakra,
  ...charaKaraka,
  ...choghadiya,
  ...coreTerm,
  ...dasha,
  ...dayPeriod,
  ...dignity,
  ...ekadashi,
  ...festival,
  ...graha,
  ...house,
  ...karana,
  ...lifeEvent,
  ...masa,
  ...month,
  ...muhurta,
  ...nakshatra,
  ...nityaYoga,
  ...numerology,
  ...pushkara,
  ...rectification,
  ...relation,
  ...sadeSati,
  ...samvatsara,
  ...season,
  ...setting,
  ...shadbala,
  ...sign,
  ...specialLagna,
  ...tajaka,
  ...taraBala,
  ...tithi,
  ...upagraha,
  ...vara,
  ...varga,
  ...western,
  ...work,
};

/** Every string of a value with the path that leads to it. */
function strings(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

const all = Object.entries(tables).flatMap(([name, table]) => strings(table, name));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

describe('tables of terms', () => {
  it('hold no empty, padded or missing field', () => {
    expect(all.length).toBeGreaterThan(2500);
    expect(all.filter(([, text]) => text === '' || text !== text.trim() || text.includes('undefined'))).toEqual([]);
  });

  it('write Russian and Sanskrit names in Cyrillic only, IAST in Latin only', () => {
    const mixed = all.filter(([path, text]) => {
      if (/\.(ru|sa)$/.test(path)) return /[A-Za-z]/.test(text.replace(/D\d+|VP291/g, ''));
      return path.endsWith('.iast') && /[а-яё]/i.test(text);
    });
    expect(mixed).toEqual([]);
  });

  it('never call a tithi a lunar day', () => {
    expect(all.filter(([, text]) => /лунны[йе] (день|сутки)/i.test(text))).toEqual([]);
  });

  it.each([
    ['signTable', range(1, 12)],
    ['houseTable', range(1, 12)],
    ['nakshatraTable', range(1, 28)],
    ['tithiTable', range(1, 30)],
    ['nityaYogaTable', range(1, 27)],
    ['karanaTable', range(1, 11)],
    ['varaTable', range(0, 6)],
    ['samvatsaraTable', range(1, 60)],
    ['masaTable', range(1, 12)],
    ['muhurtaTable', range(1, 30)],
    ['anandadiTable', range(1, 28)],
    ['taraBalaTable', range(1, 9)],
    ['ekadashiTable', range(1, 13)],
    ['arcanaTable', range(1, 22)],
    ['psychomatrixCellTable', range(1, 9)],
    ['dashaLevelTable', range(1, 6)],
    ['civilMonthTable', range(1, 12)],
    ['vargaTable', '1 2 3 4 5 6 7 8 9 10 11 12 16 20 24 27 30 40 45 60'.split(' ')],
    ['sadeSatiTable', '1 2 4 8 12'.split(' ')],
  ])('%s covers every number of the wire', (name, keys) => {
    expect(Object.keys(must(tables[name]))).toEqual(keys);
  });

  it.each([
    ['grahaTable', 'sun moon mars mercury jupiter venus saturn rahu ketu uranus neptune pluto lagna'],
    ['charaKarakaTable', 'AK AmK BK MK PiK PK GK DK'],
    ['relationTable', '0 1 2 -2 -1'],
    ['baladiTable', 'bala kumara yuva vriddha mrita'],
    ['avasthaFamilyTable', 'baladi jagradadi deeptadi lajjitadi shayanadi'],
    ['shadbalaTable', 'sthana dig kala cheshta naisargika drik'],
    ['sthanaBalaTable', 'uccha saptavargaja ojaYugma kendradi drekkana'],
    ['kalaBalaTable', 'natonnata paksha tribhaga abda masa vara hora ayana yuddha'],
    ['pakshaTable', 'shukla krishna'],
    ['rituTable', 'vasanta grishma varsha sharad hemanta shishira'],
    ['ayanaTable', 'uttarayana dakshinayana'],
    ['choghadiyaTable', 'udvega amrita roga labha shubha chara kala'],
    ['eclipseTypeTable', 'total annular partial penumbral hybrid'],
    [
      'ayanamshaTable',
      'lahiri true-chitra krishnamurti raman yukteshwar true-pushya true-revati suryasiddhanta fagan-bradley aryabhata ss-citra galcent-0sag jn-bhasin djwhal-khul ushashashi lahiri-icrc lahiri-1940 krishnamurti-vp291',
    ],
    [
      'psychomatrixLineTable',
      'purpose_147 family_258 stability_369 selfEsteem_123 finance_456 talent_789 spirituality_159 temperament_357',
    ],
  ])('%s covers every id of the wire', (name, keys) => {
    expect(Object.keys(must(tables[name]))).toEqual(keys.split(' '));
  });

  it.each([
    ['houseSystemTable', 'whole-sign sripati placidus equal koch porphyry'],
    [
      'dayPeriodTable',
      'rahuKala yamaganda gulika abhijit durmuhurta varjyam amritaKala brahmaMuhurta vijaya godhuli nishita bhadra',
    ],
    ['specialLagnaTable', 'horaLagna ghatiLagna bhavaLagna shriLagna induLagna pranapada'],
    ['dashaTable', 'vimshottari yogini ashtottari kalachakra chara-kn-rao narayana sthira shoola sudasa'],
  ])('%s holds the ids that the contract names', (name, keys) => {
    for (const key of keys.split(' ')) expect(Object.keys(must(tables[name]))).toContain(key);
  });
});

describe('sums of lists', () => {
  it('ashtakuta gives 36 points', () => {
    expect(Object.values(ashtakuta.ashtakutaTable).reduce((sum, { max }) => sum + max, 0)).toBe(36);
  });

  it('yoginis share a cycle of 36 years', () => {
    const years = Object.values(dasha.yoginiTable).reduce((sum, yogini) => sum + yogini.years, 0);
    expect(years).toBe(dasha.dashaTable.yogini.cycleYears);
  });

  it('sixteen of the vargas are those of Parashara', () => {
    expect(Object.values(varga.vargaTable).filter(({ isShodasha }) => isShodasha)).toHaveLength(16);
  });

  it('each Vimshottari lord rules three of the 27 nakshatras, in the order of the dasha', () => {
    const order = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'];
    const lords = Object.values(nakshatra.nakshatraTable).map((entry) => ('lord' in entry ? entry.lord : null));
    expect(lords).toEqual([...order, ...order, ...order, null]);
  });

  it('each of the fourteen yonis has two of the 28 nakshatras; three ganas have nine of 27 each', () => {
    const entries = Object.values(nakshatra.nakshatraTable);
    for (const yoni of Object.keys(avakahada.yoniTable)) {
      expect(entries.filter((entry) => entry.yoni === yoni)).toHaveLength(2);
    }
    for (const gana of Object.keys(avakahada.ganaTable)) {
      expect(entries.slice(0, 27).filter((entry) => entry.gana === gana)).toHaveLength(9);
    }
  });

  it('signs have three of each element, four of each modality, six of each parity', () => {
    const entries = Object.values(sign.signTable);
    for (const element of Object.keys(sign.elementTable)) {
      expect(entries.filter((entry) => entry.element === element)).toHaveLength(3);
    }
    for (const modality of Object.keys(sign.modalityTable)) {
      expect(entries.filter((entry) => entry.modality === modality)).toHaveLength(4);
    }
    expect(entries.filter(({ parity }) => parity === 'odd')).toHaveLength(6);
  });

  it('tithis are fifteen in each half, six in each group', () => {
    const entries = Object.values(tithi.tithiTable);
    expect(entries.filter(({ paksha }) => paksha === 'shukla')).toHaveLength(15);
    for (const group of Object.keys(tithi.tithiGroupTable)) {
      expect(entries.filter((entry) => entry.group === group)).toHaveLength(6);
    }
  });

  it('muhurtas are fifteen of the day and fifteen of the night', () => {
    expect(Object.values(muhurta.muhurtaTable).map(({ part }) => part)).toEqual([
      ...Array(15).fill('day'),
      ...Array(15).fill('night'),
    ]);
  });

  it('the psychomatrix lines use every cell, the middle one four times', () => {
    const cells: readonly number[] = Object.values(numerology.psychomatrixLineTable).flatMap((line) => [...line.cells]);
    expect(cells).toHaveLength(24);
    expect(cells.filter((cell) => cell === 5)).toHaveLength(4);
    expect(new Set(cells).size).toBe(9);
  });

  it('names differ inside each list', () => {
    for (const name of ['grahaTable', 'signTable', 'houseTable', 'nakshatraTable', 'tithiTable', 'samvatsaraTable']) {
      const names = Object.values(must(tables[name])).map((entry) => must(strings(entry, '')[0])[1]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
