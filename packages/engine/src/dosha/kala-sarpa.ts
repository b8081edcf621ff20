import { arcForward } from '../angle/degrees.ts';
import { countSigns, type House } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { evaluate } from '../yoga/evaluate.ts';
import type { Sky } from '../yoga/sky.ts';
import { type KALA_SARPA_FORMS, KALA_SARPA_KINDS } from './dosha.ids.ts';

export type KalaSarpaKind = (typeof KALA_SARPA_KINDS)[number];

/**
 * How whole it is: `full` all seven on one side by degree; `by-sign` all seven in the signs of one side, the nodes' own signs included;
 * `partial` one of them outside; `none`.
 */
export type KalaSarpaForm = (typeof KALA_SARPA_FORMS)[number];

export interface KalaSarpa {
  readonly form: KalaSarpaForm;
  /** By the house of Rahu; null for an unknown lagna. Given also where there is none, as the kind it would be. */
  readonly kind: KalaSarpaKind | null;
  readonly rahuHouse: House | null;
  /** The side that holds them: from Rahu forward to Ketu, or the reversed one (also called kala-amrita); null for none. */
  readonly direction: 'rahu-to-ketu' | 'ketu-to-rahu' | null;
  /** Grahas on the other side by degree. */
  readonly outside: readonly ClassicalGraha[];
  /** Whether the lagna too is on that side; null for an unknown lagna or no side. */
  readonly isLagnaInside: boolean | null;
}

/** Kala sarpa of a chart. [modern], no classical verse. */
export function kalaSarpaOf(sky: Sky): KalaSarpa {
  const { longitudes, ascendant } = sky.input;
  const ahead = CLASSICAL_GRAHAS.filter((graha) => arcForward(longitudes.rahu, longitudes[graha]) <= 180);
  const behind = CLASSICAL_GRAHAS.filter((graha) => !ahead.includes(graha));
  const isAhead = ahead.length >= behind.length;
  const outside = isAhead ? behind : ahead;
  const form = formOf(sky, outside.length);
  const rahuHouse = sky.lagna === null ? null : countSigns(sky.lagna, sky.signs.rahu);
  return {
    form,
    kind: rahuHouse === null ? null : KALA_SARPA_KINDS[rahuHouse - 1],
    rahuHouse,
    direction: form === 'none' ? null : isAhead ? 'rahu-to-ketu' : 'ketu-to-rahu',
    outside,
    isLagnaInside:
      form === 'none' || ascendant === null ? null : arcForward(longitudes.rahu, ascendant) <= 180 === isAhead,
  };
}

function formOf(sky: Sky, outside: number): KalaSarpaForm {
  if (outside === 0) return 'full';
  if (evaluate(sky, { kind: 'between-nodes', by: 'sign' }).holds === true) return 'by-sign';
  return outside === 1 ? 'partial' : 'none';
}
