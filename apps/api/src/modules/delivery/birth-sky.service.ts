import { resolveTyped } from '@nebosvod/composer/birth/typed-birth';
import type { BirthSky } from '@nebosvod/contracts/client-page';
import type { Delivered } from '@nebosvod/contracts/delivery';
import { isGraha } from '@nebosvod/engine/bodies';
import { computeChart } from '@nebosvod/engine/chart/chart';
import { ephemeris } from '../../computation/computation.service.ts';

/** The chart of the first birth of a document, for its drawings; null where births are not told. */
export async function birthSky(document: Delivered['document']): Promise<BirthSky | null> {
  const first = 'inputs' in document ? document.inputs.births[0] : undefined;
  const birth = first && resolveTyped(first.role, first.birth);
  if (!birth) return null;
  const { julianDay, place, isTimeKnown } = birth;
  const chart = computeChart(await ephemeris(), { julianDay, place, settings: document.settings });
  return {
    ascendant: isTimeKnown ? chart.ascendant.longitude : null,
    bodies: chart.bodies.flatMap(({ id, longitude, isRetrograde }) =>
      isGraha(id) ? [{ id, longitude, isRetrograde }] : [],
    ),
  };
}
