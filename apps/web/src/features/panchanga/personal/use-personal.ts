import type { Birth } from '@nebosvod/contracts/birth';
import { getPlanets } from '@nebosvod/contracts/chart';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getAllMaps } from '@nebosvod/contracts/maps';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocalChart } from '../../../birth/local-chart.ts';
import { localMap } from '../../../birth/map-key.ts';
import { useMap } from '../../../birth/saved-maps.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { openStorage } from '../../../platform/api/token-store.ts';
import { useHydrated } from '../../../platform/hydration.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import type { BirthMoon } from './birth-moon.ts';
import { chosenChart, nobody } from './chart-choice.ts';

const storageKey = 'nebosvod-panchanga-chart';
/** Maps asked at once: the rest is found by its name. */
const listed = 60;

/** The personal layer of the page: for whom it is, and the Moon it counts from. */
export interface Personal {
  /** `local`, the id of a saved map, or null for nobody. */
  readonly chosen: string | null;
  /** Name of the chosen chart; null for one without a name or not loaded yet. */
  readonly name: string | null;
  readonly moon: BirthMoon | null;
  /** `unsure`: the birth time leaves both star and sign of the Moon open. */
  readonly state: 'nobody' | 'loading' | 'failed' | 'unsure' | 'ready';
  /** The chart of this browser. */
  readonly local: Birth | null;
  readonly isSignedIn: boolean;
  readonly choose: (id: string | null) => void;
  readonly retry: () => void;
}

/** Maps of the account by name, those that match a search; nothing is asked for a guest. */
export function useSavedMaps(search: string, isSignedIn: boolean) {
  const body = { order: 'name' as const, limit: listed, ...(search === '' ? {} : { search }) };
  return useQuery({
    ...endpointQuery(getAllMaps, isSignedIn ? { body } : null, 'stored'),
    placeholderData: keepPreviousData,
  });
}

/** @param address the map that the address names */
export function usePersonal(address: string | undefined): Personal {
  const local = useLocalChart();
  const { auth, isRestoring } = useSessionState();
  const isSignedIn = auth.isAuthenticated;
  const isHydrated = useHydrated();
  const [kept, setKept] = useState(() => openStorage('localStorage').getItem(storageKey));
  const stored = isHydrated ? kept : null;
  const { data: list } = useSavedMaps('', isSignedIn);
  const [onlyMap = null] = list?.total === 1 ? list.maps : [];
  const chosen = chosenChart({
    address,
    stored,
    hasLocal: local !== null,
    // Until the session is known a chosen map is waited for, not replaced by another person's chart.
    isSignedIn: isSignedIn || isRestoring,
    onlyMap: onlyMap?.id ?? null,
  });
  const mapId = chosen === localMap ? null : chosen;
  const map = useMap(isSignedIn ? mapId : null);
  const { calculation } = useSettings();
  const birth = chosen === null ? null : mapId === null ? local : (map.data?.birth ?? null);
  const settings = mapId === null ? calculation : { ...calculation, ...map.data?.settings };
  const moon = useQuery({
    ...endpointQuery(getPlanets, birth === null ? null : { body: { birth, settings } }, 'computed'),
    select: birthMoon,
  });
  const choose = useCallback((id: string | null) => {
    openStorage('localStorage').setItem(storageKey, id ?? nobody);
    setKept(id ?? nobody);
  }, []);
  return {
    chosen,
    name: (mapId === null ? birth?.name : map.data?.name) || null,
    moon: moon.data ?? null,
    state: stateOf(),
    local,
    isSignedIn,
    choose,
    retry: () => {
      for (const query of [map, moon]) if (query.isError) void query.refetch();
    },
  };

  function stateOf(): Personal['state'] {
    if (chosen === null) return 'nobody';
    if ((mapId !== null && map.isError && !map.data) || moon.isError) return 'failed';
    if (!moon.data) return 'loading';
    return moon.data.nakshatra === null && moon.data.sign === null ? 'unsure' : 'ready';
  }
}

function birthMoon({ planets }: AnswerOf<typeof getPlanets>): BirthMoon {
  const moon = planets.find(({ id }) => id === 'moon');
  return {
    nakshatra: moon && moon.holds?.nakshatra !== false ? moon.nakshatra : null,
    sign: moon && moon.holds?.sign !== false ? moon.sign : null,
  };
}
