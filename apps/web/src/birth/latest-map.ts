import { useLocalChart } from './local-chart.ts';
import { localMap } from './map-key.ts';
import { useMaps } from './saved-maps.ts';

/** The chart that tools lead into: the saved one opened last, else the one of this device; null when there is neither. */
export function useLatestMap(): string | null {
  const saved = useMaps({ search: '', folder: null, tag: null, order: 'recent' });
  const local = useLocalChart();
  return saved.data?.pages[0]?.maps[0]?.id ?? (local === null ? null : localMap);
}
