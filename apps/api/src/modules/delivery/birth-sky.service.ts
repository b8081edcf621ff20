import { resolveTyped } from '@nebosvod/composer/birth/typed-birth';
import { isOfNumbers } from '@nebosvod/composer/rule/decide-number';
import { isOfNumberPair } from '@nebosvod/composer/rule/decide-number-pair';
import type { BirthSky } from '@nebosvod/contracts/client-page';
import type { Delivered } from '@nebosvod/contracts/delivery';
import { isGraha } from '@nebosvod/engine/bodies';
import { computeChart } from '@nebosvod/engine/chart/chart';
import { ephemeris } from '../../computation/computation.service.ts';

/** The chart of the first birth of a document, for its drawings; null where births are not told, and of a reading of numbers. */
export async function birthSky(document: Delivered['document']): Promise<BirthSky | null> {
  const first = 'inputs' in document && !isOfNumbersAlone(document) ? document.inputs.births[0] : undefined;
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

/** Nothing in it rests on the sky: a chart beside it would say that it does. */
function isOfNumbersAlone({ factors }: Extract<Delivered['document'], { inputs: unknown }>): boolean {
  const rules = Object.values(factors).map(({ rule }) => rule);
  return rules.every((rule) => rule.kind === 'settings' || isOfNumbers(rule) || isOfNumberPair(rule));
}
