import { persistedValue } from '../../platform/persisted-value.ts';

export type Tradition = 'smarta' | 'vaishnava';

const tradition = persistedValue(
  'localStorage',
  'nebosvod-panchanga-tradition',
  (stored): Tradition => (stored === 'vaishnava' ? 'vaishnava' : 'smarta'),
);

/** By whose rule ekadashis are shown; kept in this browser. */
export function useTradition(): readonly [Tradition, (tradition: Tradition) => void] {
  return [tradition.use(), tradition.set];
}
