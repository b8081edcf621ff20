import type { Birth } from '@nebosvod/contracts/birth';
import { personKey } from '../../birth/person-key.ts';

/** Births of one origin, under its title. */
export interface OtherBirths {
  readonly title: string;
  readonly births: readonly Birth[];
}

/** Groups of births of other persons; one both saved and on this device stands among the saved, examples only where there is no other. */
export function otherBirths(
  birth: Birth,
  local: Birth | null,
  saved: readonly Birth[],
  examples: readonly Birth[],
): readonly OtherBirths[] {
  const among = (births: readonly Birth[], ...known: readonly Birth[]) => {
    const keys = new Set([birth, ...known].map(personKey));
    return births.filter((one) => !keys.has(personKey(one)));
  };
  const own = [
    { title: 'На этом устройстве', births: local ? among([local], ...saved) : [] },
    { title: 'Из сохранённых карт', births: among(saved) },
  ].filter(({ births }) => births.length > 0);
  return own.length > 0 ? own : [{ title: 'Для примера', births: among(examples) }];
}
