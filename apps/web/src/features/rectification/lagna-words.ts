import type { NameOptions } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import type { LagnaVarga } from './curve.ts';

/** «Лагна Дева, D9 Рак, D10 Лев». */
export function lagnaWords(lagna: Readonly<Record<LagnaVarga, number>>, names: NameOptions): string {
  return `Лагна ${signName(lagna.d1, names)}, D9\u00a0${signName(lagna.d9, names)}, D10\u00a0${signName(lagna.d10, names)}`;
}
