import type { Sign } from '../angle/sign.ts';
import { isOddSign, modalityOf, signFrom, signs } from '../angle/sign.ts';
import { rasiAspectSigns } from '../state/aspect.ts';
import type { NodeExaltation } from '../state/dignity.ts';
import { brahmaOf } from './brahma.ts';
import type { RASI_DASHAS } from './dasha.ids.ts';
import { type Dasha, DEEPEST_LEVEL, divideByShares, LIFE_YEARS, layOut, type Period } from './period.ts';
import type { RasiChart } from './rasi-chart.ts';
import { rulingLord, strongerSign, strongestSign } from './rasi-strength.ts';
import { isOddFooted, yearsByLord } from './rasi-years.ts';
import type { DashaClock } from './star-dasha.ts';

export type RasiDashaId = (typeof RASI_DASHAS)[number];

/** What a dasha of signs is computed from. */
export interface RasiDashaInput extends DashaClock {
  readonly chart: RasiChart;
  /** Longitude of Shri lagna, degrees; sudasa begins from it. */
  readonly shriLagna: number;
  /** List of the nodes' exaltations for the years of their signs; null counts no dignity at all. Default: the school's own. */
  readonly nodes?: NodeExaltation | null;
}

/** K.N. Rao counts no dignity. The worked example of sudasa needs Ketu exalted in Sagittarius, those of narayana Taurus and Scorpio. */
const DEFAULT_NODES: Readonly<Record<RasiDashaId, NodeExaltation | null>> = {
  'chara-kn-rao': null,
  'chara-pvn-rao': 'taurus',
  narayana: 'taurus',
  sthira: null,
  shoola: null,
  'niryana-shoola': null,
  sudasa: 'gemini',
  drig: 'taurus',
  trikona: 'taurus',
};

/** Signs in the order they rule, their years, and what follows when all have ruled. */
interface Run {
  readonly order: readonly Sign[];
  readonly years: (sign: Sign) => number;
  /** `repeat`: the same again; `complement`: 12 less the years of the first run. */
  readonly second: 'repeat' | 'complement';
  /** Share of the first period already passed at birth. */
  readonly elapsed?: number;
  readonly divisionOrder: (sign: Sign) => readonly Sign[];
}

/** A dasha of signs in the reading of the named school; see {@link SCHOOLS}. */
export function rasiDasha(id: RasiDashaId, input: RasiDashaInput): Dasha<Sign> {
  const run = runOf(id, input);
  const { order, years, second, elapsed = 0, divisionOrder } = run;
  const lengths = order.map((ruler) => ({ ruler, years: years(ruler), cycle: 1 }));
  const total = lengths.reduce((sum, length) => sum + length.years, 0);
  const more =
    second === 'complement'
      ? lengths.map(({ ruler, years: length }) => ({ ruler, years: 12 - length, cycle: 2 }))
      : total < LIFE_YEARS
        ? lengths.map((length) => ({ ...length, cycle: 2 }))
        : [];
  const start = input.birth - elapsed * lengths[0].years * input.yearLength;
  return {
    periods: layOut(start, [...lengths, ...more], input.yearLength),
    divide: (period: Period<Sign>) =>
      divideByShares(
        period,
        divisionOrder(period.ruler).map((ruler) => ({ ruler, weight: 1 })),
      ),
    depth: DEEPEST_LEVEL,
  };
}

/** Signs of the first run in order, and their years. */
export function firstRun(id: RasiDashaId, input: RasiDashaInput): readonly { sign: Sign; years: number }[] {
  const { order, years } = runOf(id, input);
  return order.map((sign) => ({ sign, years: years(sign) }));
}

function runOf(id: RasiDashaId, input: RasiDashaInput): Run {
  const { chart, shriLagna } = input;
  const nodes = input.nodes === undefined ? DEFAULT_NODES[id] : input.nodes;
  const { lagna } = chart;
  const years = (sign: Sign) => yearsByLord(chart, sign, nodes);
  const strongerOf = (first: number, second: number) =>
    strongerSign(chart, signFrom(lagna, first), signFrom(lagna, second)).sign;
  switch (id) {
    case 'chara-kn-rao':
    case 'chara-pvn-rao': {
      const isForward = isOddFooted(signFrom(lagna, 9));
      return {
        order: walk(lagna, isForward),
        years,
        second: nodes === null ? 'repeat' : 'complement',
        divisionOrder: (sign) => itselfLast(sign, isForward),
      };
    }
    case 'narayana':
      return {
        order: narayanaOrder(chart, strongerOf(1, 7)),
        years,
        second: 'complement',
        divisionOrder: (sign) => narayanaDivision(chart, sign),
      };
    case 'sthira': {
      const brahma = brahmaOf(chart);
      return {
        order: walk(chart.placement[brahma], true),
        years: yearsByModality,
        second: 'repeat',
        divisionOrder: (sign) => walk(sign, true),
      };
    }
    case 'shoola':
      return {
        order: walk(strongerOf(1, 7), true),
        years: () => 9,
        second: 'repeat',
        divisionOrder: (sign) => walk(sign, true),
      };
    case 'niryana-shoola': {
      const start = strongerOf(2, 8);
      return {
        order: walk(start, isOddSign(start)),
        years: yearsByModality,
        second: 'repeat',
        divisionOrder: (sign) => walk(sign, isOddSign(sign)),
      };
    }
    case 'sudasa': {
      const start = signs[Math.floor(shriLagna / 30) % 12];
      return {
        order: kendraOrder(start, isOddSign(start)),
        years,
        second: 'complement',
        elapsed: (shriLagna % 30) / 30,
        divisionOrder: (sign) => narayanaDivision(chart, sign),
      };
    }
    case 'drig':
      return {
        order: drigOrder(lagna),
        years,
        second: 'complement',
        divisionOrder: (sign) => narayanaDivision(chart, sign),
      };
    case 'trikona': {
      const start = strongestSign(chart, [lagna, signFrom(lagna, 5), signFrom(lagna, 9)]);
      return {
        order: trineOrder(start, isOddSign(start)),
        years,
        second: 'complement',
        divisionOrder: (sign) => narayanaDivision(chart, sign),
      };
    }
  }
}

/** Steps of narayana from the start by its modality, counted inclusively. [PVR 18] */
const NARAYANA_STEPS = {
  movable: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  fixed: [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8],
  dual: [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12],
} as const;

/**
 * Order of narayana from its start: by modality, forward when the ninth from it is odd-footed. Saturn in the start makes it plain and
 * forward, Ketu turns the direction; with both Ketu decides. [PVR 18]
 */
function narayanaOrder(chart: RasiChart, start: Sign): readonly Sign[] {
  const hasKetu = chart.placement.ketu === start;
  if (chart.placement.saturn === start && !hasKetu) return walk(start, true);
  const isForward = isOddFooted(signFrom(start, 9)) !== hasKetu;
  return NARAYANA_STEPS[modalityOf(start)].map((step) => stepFrom(start, step, isForward));
}

/**
 * Narayana sub-periods: twelve equal parts from the sign of the lord of the stronger of the sign and its seventh, forward when that is
 * odd, backward when even. [PVR 18]
 */
function narayanaDivision(chart: RasiChart, sign: Sign): readonly Sign[] {
  const stronger = strongerSign(chart, sign, signFrom(sign, 7)).sign;
  const start = chart.placement[rulingLord(chart, stronger)];
  return walk(start, isOddSign(start));
}

/** The start with its kendras, then the next sign with its, then the one after. [PVR 20] */
function kendraOrder(start: Sign, isForward: boolean): readonly Sign[] {
  return [1, 2, 3].flatMap((first) => [0, 3, 6, 9].map((step) => stepFrom(start, first + step, isForward)));
}

/** The start with its trines, then the next sign with its, and so on. [PVR 21] */
function trineOrder(start: Sign, isForward: boolean): readonly Sign[] {
  return [1, 2, 3, 4].flatMap((first) => [0, 4, 8].map((step) => stepFrom(start, first + step, isForward)));
}

/**
 * The ninth, tenth and eleventh house, each followed by the three signs it looks at in the direction of its foot: always twelve periods, as
 * the school of P.V.N. Rao counts them. From a dual lagna the ninth is fixed or movable against the eleventh and they look at each other:
 * both rule twice, and the two signs that none of the three looks at do not rule. [JS 2.4], [PVR 21]
 */
function drigOrder(lagna: Sign): readonly Sign[] {
  return [9, 10, 11].flatMap((house) => {
    const sign = signFrom(lagna, house);
    return walk(sign, isOddFooted(sign)).filter((other) => other === sign || rasiAspectSigns(sign).includes(other));
  });
}

function yearsByModality(sign: Sign): number {
  return { movable: 7, fixed: 8, dual: 9 }[modalityOf(sign)];
}

function walk(start: Sign, isForward: boolean): readonly Sign[] {
  return signs.map((_, index) => stepFrom(start, index + 1, isForward));
}

function itselfLast(sign: Sign, isForward: boolean): readonly Sign[] {
  const [first, ...rest] = walk(sign, isForward);
  return [...rest, first];
}

/** The n-th sign counted inclusively from a start in a direction. */
function stepFrom(start: Sign, count: number, isForward: boolean): Sign {
  return isForward ? signFrom(start, count) : signFrom(start, 2 - count);
}
