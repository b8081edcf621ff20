import { useState } from 'react';
import { openStorage } from '../../platform/api/token-store.ts';

export type Tradition = 'smarta' | 'vaishnava';
const key = 'nebosvod-panchanga-tradition';

/** By whose rule ekadashis are shown; kept in this browser. */
export function useTradition(): readonly [Tradition, (tradition: Tradition) => void] {
  const [tradition, setTradition] = useState<Tradition>(() =>
    openStorage('localStorage').getItem(key) === 'vaishnava' ? 'vaishnava' : 'smarta',
  );
  return [
    tradition,
    (next) => {
      setTradition(next);
      openStorage('localStorage').setItem(key, next);
    },
  ];
}
