import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isOnlyCompared } from '../../birth/map-key.ts';
import { NoBirth } from '../../birth/open-birth.tsx';
import { firstNotOpened, type NotOpened, type Opened, useOpenBirth } from '../../birth/use-open-birth.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonLook } from '../../ui/button.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { compareText } from './compare-text.ts';
import { type ComparedPerson, CompareView } from './compare-view.tsx';

export interface CompareChartsProps {
  /** Ids of saved maps, `local` for the chart of this device, or births that are only compared. */
  readonly first: string;
  readonly second: string;
}

/** One of the two, the same object for as long as its birth is. */
function usePerson(opened: Opened | NotOpened): ComparedPerson | null {
  return useMemo(() => {
    if (opened.state !== 'open') return null;
    const { map, birth, saved } = opened;
    return { id: map, name: birth.name || mapsText.unnamed, birth, settings: saved?.settings ?? {} };
  }, [opened]);
}

/** Two charts compared; the address says which, and holds no birth. */
export function CompareCharts({ first, second }: CompareChartsProps) {
  const [one, other] = [useOpenBirth(first), useOpenBirth(second)];
  const [left, right] = [usePerson(one), usePerson(other)];
  const toList = (
    <Link to={paths.natalChart} search={{}} {...buttonLook()}>
      {mapsText.title}
    </Link>
  );
  if (left && right) {
    return (
      <CompareView
        people={[left, right]}
        nameLink={({ id, name }) =>
          isOnlyCompared(id) ? (
            name
          ) : (
            <Link to={paths.natalChart} search={{ map: id }} {...linkLook()}>
              {name}
            </Link>
          )
        }
        actions={
          <>
            <Link to={paths.natalChart} search={{ map: second, with: first }} {...buttonLook()}>
              {mapsText.swap}
            </Link>
            <Link to={paths.natalChart} search={{ with: isOnlyCompared(first) ? second : first }} {...buttonLook()}>
              {compareText.another}
            </Link>
            {toList}
          </>
        }
      />
    );
  }
  const missing = firstNotOpened(one, other);
  return (
    missing && (
      <NoBirth
        birth={missing}
        title={mapsText.compareTitle}
        missing={mapsText.missingOfTwo}
        missingLocal={mapsText.missingOfDevice}
        toList={toList}
      />
    )
  );
}
