import { CLASSICAL_GRAHAS } from '../../bodies.ids.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import { lordsOf } from '../dignity.ts';
import { type WesternChart, westernBody } from '../western-chart.ts';

type Dignity = 'domicile' | 'exaltation';

/** Two planets each in a great dignity of the other. */
export interface MutualReception {
  readonly a: ClassicalGraha;
  readonly b: ClassicalGraha;
  /** Dignity of `b` in which `a` stands. */
  readonly aIn: Dignity;
  /** Dignity of `a` in which `b` stands. */
  readonly bIn: Dignity;
}

/** Mutual receptions by domicile and exaltation, mixed ones too, each pair once. [modern] */
export function mutualReceptions(chart: WesternChart): readonly MutualReception[] {
  const received = (guest: ClassicalGraha, host: ClassicalGraha): Dignity | null => {
    const lords = lordsOf(westernBody(chart, guest).longitude, chart.isDay);
    if (lords.domicile === host) return 'domicile';
    return lords.exaltation === host ? 'exaltation' : null;
  };
  return CLASSICAL_GRAHAS.flatMap((a, index) =>
    CLASSICAL_GRAHAS.slice(index + 1).flatMap((b) => {
      const [aIn, bIn] = [received(a, b), received(b, a)];
      return aIn === null || bIn === null ? [] : [{ a, b, aIn, bIn }];
    }),
  );
}
