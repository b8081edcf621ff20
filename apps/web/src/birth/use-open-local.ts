import type { Birth } from '@nebosvod/contracts/birth';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../platform/paths.ts';
import { saveLocalChart } from './local-chart.ts';
import { localMap, type MapAddress } from './map-key.ts';

/** Keeps a birth as the chart of this device and opens it, as a guest's chart opens unless told where. */
export function useOpenLocal(address: MapAddress = paths.natalChart): (birth: Birth) => void {
  const navigate = useNavigate();
  return (birth) => {
    saveLocalChart(birth);
    void navigate({ to: address, search: { map: localMap } });
  };
}
