import type { ReadingFactor } from '@nebosvod/contracts/reading';
import type { Selection } from '../selection.ts';
import { litBy } from './factor-subject.ts';

type Kind = ReadingFactor['rule']['kind'];

/** Tabs of the chart where a rule is laid out; what is not here stands in the drawing itself. */
const tabs: Readonly<Partial<Record<Kind, string>>> = {
  dasha: 'dashas',
  yoga: 'yogas',
  dosha: 'yogas',
  'shadbala-rank': 'shadbala',
  'bhava-bala-rank': 'shadbala',
  'sav-of-house': 'ashtakavarga',
  'transit-in-house': 'transits',
  'transit-from-moon': 'transits',
  'transit-conjunction': 'transits',
  'sade-sati': 'sade-sati',
};

/** Where in the chart a factor is seen: its tab, its varga, and what is lit there. */
export function chartTabOf(factor: Pick<ReadingFactor, 'rule' | 'values'>): {
  readonly search: { readonly tab?: string; readonly varga?: number };
  readonly lit: Selection;
} {
  const { rule } = factor;
  const tab = tabs[rule.kind];
  const varga = 'varga' in rule ? rule.varga : rule.kind === 'karakamsha' || rule.kind === 'vargottama' ? 9 : undefined;
  return {
    search: { ...(tab === undefined ? {} : { tab }), ...(varga === undefined || varga === 1 ? {} : { varga }) },
    lit: litBy(factor),
  };
}
