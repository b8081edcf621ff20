import type { CivilDate } from './civil-date.ts';
import { type Confirmations, marks } from './confirmation.ts';
import { lifePath } from './life-path.ts';
import { type Chain, digitChain, digitSum, lastOf, masterChain } from './reduction.ts';
import { chainText, type Step, sumChainText, Trace } from './trace.ts';

export interface LifePeriod {
  /** 1–4. */
  readonly index: number;
  readonly pinnacle: number;
  readonly challenge: number;
  /** Completed years, included. */
  readonly fromAge: number;
  /** Completed years, included; null for the last period. */
  readonly toAge: number | null;
}

export interface Pinnacles {
  readonly keepMaster: boolean;
  readonly pinnacles: readonly [number, number, number, number];
  /** Each 0–8. */
  readonly challenges: readonly [number, number, number, number];
  /** Age in full years at which the first period ends: 36 − life path (as 1–9). */
  readonly firstEnds: number;
  readonly periods: readonly LifePeriod[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/**
 * Four pinnacles and four challenges with their ages. `keepMaster` leaves 11, 22 and 33 unreduced.
 * P1 = M + D, P2 = D + Y, P3 = P1 + P2, P4 = M + Y; challenges are the differences of the fully reduced parts.
 * @see [Decoz]
 */
export function pinnacles(date: CivilDate, keepMaster = true): Pinnacles {
  const trace = new Trace();
  const reduce = keepMaster ? masterChain : digitChain;
  const part = (id: string, label: string, value: number, chainOf: (n: number) => Chain) => {
    const chain = chainOf(value);
    return trace.step(id, label, chainText(chain), lastOf(chain));
  };
  const yearSum = digitSum(date.year);
  const d = part('D', 'День', date.day, reduce);
  const m = part('M', 'Месяц', date.month, reduce);
  const y = part('Y', 'Сумма цифр года', yearSum, reduce);
  const plus = (id: string, label: string, a: number, b: number) => {
    const chain = reduce(a + b);
    return trace.step(id, label, sumChainText([a, b], chain), lastOf(chain));
  };
  const p1 = plus('P1', 'Первая вершина: месяц и день', m, d);
  const p2 = plus('P2', 'Вторая вершина: день и год', d, y);
  const p3 = plus('P3', 'Третья вершина: первая и вторая', p1, p2);
  const p4 = plus('P4', 'Четвёртая вершина: месяц и год', m, y);
  const d9 = part('D9', 'День одной цифрой', date.day, digitChain);
  const m9 = part('M9', 'Месяц одной цифрой', date.month, digitChain);
  const y9 = part('Y9', 'Год одной цифрой', yearSum, digitChain);
  const minus = (id: string, label: string, a: number, b: number) =>
    trace.step(id, label, `|${a} − ${b}|`, Math.abs(a - b));
  const c1 = minus('C1', 'Первое испытание: месяц и день', m9, d9);
  const c2 = minus('C2', 'Второе испытание: день и год', d9, y9);
  const c3 = minus('C3', 'Третье испытание: первое и второе', c1, c2);
  const c4 = minus('C4', 'Четвёртое испытание: месяц и год', m9, y9);
  const path = lifePath(date).base;
  const ends = trace.step('firstEnds', 'Первый период длится до возраста', `36 − ${path}`, 36 - path);
  return {
    keepMaster,
    pinnacles: [p1, p2, p3, p4],
    challenges: [c1, c2, c3, c4],
    firstEnds: ends,
    periods: [
      { index: 1, pinnacle: p1, challenge: c1, fromAge: 0, toAge: ends },
      { index: 2, pinnacle: p2, challenge: c2, fromAge: ends + 1, toAge: ends + 9 },
      { index: 3, pinnacle: p3, challenge: c3, fromAge: ends + 10, toAge: ends + 18 },
      { index: 4, pinnacle: p4, challenge: c4, fromAge: ends + 19, toAge: null },
    ],
    trace: trace.steps,
    confirmation: marks({
      pinnacles: 'pinnacles',
      challenges: 'challenges',
      firstEnds: 'pinnacleAges',
      periods: 'pinnacleAges',
    }),
  };
}
