import { unitInForce } from '../../base/in-force.ts';
import { sentencesOf } from '../../prose/sentences.ts';
import type { Unit, Wording } from '../../unit.ts';
import { YOGA_FAMILIES } from './yoga-families.ts';

const UNITS = new Map<string, Unit>(
  YOGA_FAMILIES.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.factor.kind === 'yoga' ? [[unit.factor.id, unit] as const] : [])),
  ),
);

function wordingOf({ words, variants = [] }: Unit, isCancelled: boolean): Wording | null {
  return words ?? variants.find(({ when }) => when.isCancelled === isCancelled) ?? null;
}

/** Two sentences about a combination, for where it is listed; null for an id that has no text. */
export function yogaText(id: string, isCancelled: boolean): string | null {
  const unit = UNITS.get(id);
  const now = unit && unitInForce(unit);
  const wording = now && wordingOf(now, isCancelled);
  if (!wording) return null;
  const [first = ''] = sentencesOf(wording.body);
  return `${wording.lead} ${first}`;
}
