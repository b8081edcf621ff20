import type { Birth } from '@nebosvod/contracts/birth';
import type { ReactNode } from 'react';

/** What of the chart's feature the profile needs: it knows births, the profile keeps one. */
export interface BirthParts {
  /** The form of a birth; `initial` null = an empty one. */
  readonly form: (initial: Birth | null, onBirth: (birth: Birth) => void) => ReactNode;
  /** «17 мая 1990, 14:30 · Москва». */
  readonly words: (birth: Birth) => string;
  readonly openChart: (birth: Birth) => void;
}
