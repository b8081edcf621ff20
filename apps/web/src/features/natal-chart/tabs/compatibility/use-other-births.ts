import type { Birth } from '@nebosvod/contracts/birth';
import { getAllMaps } from '@nebosvod/contracts/maps';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../app/api/call.ts';
import { useSessionState } from '../../../../app/session/use-session.ts';
import { exampleBirths } from '../../../../text/example-births.table.ts';
import { personKey } from '../person-key.ts';

/** Most maps the server gives at once. */
const most = 100;

export interface OtherBirths {
  readonly title: string;
  readonly births: readonly Birth[];
}

/** Births to compare with: the person's saved maps by name, or the well-known examples for a guest and an empty list. */
export function useOtherBirths(birth: Birth): OtherBirths {
  const { auth } = useSessionState();
  const { data } = useQuery({
    queryKey: ['maps', 'list', 'partners'],
    queryFn: ({ signal }) => call(getAllMaps, { body: { order: 'name', limit: most }, signal }),
    enabled: auth.isAuthenticated,
  });
  const saved = (data?.maps ?? []).map((map): Birth => ({ ...map.birth, name: map.name }));
  const others = saved.filter((one) => personKey(one) !== personKey(birth));
  return others.length > 0
    ? { title: 'Из сохранённых карт', births: others }
    : { title: 'Для примера', births: exampleBirths.filter((one) => personKey(one) !== personKey(birth)) };
}
