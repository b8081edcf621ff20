import type { Unit } from '@nebosvod/interpretations/unit';
import type { UnitFactor } from '@nebosvod/interpretations/unit-factor';
import type { NumberFacts } from '../birth/number-facts.ts';
import type { Voice } from '../reading/voice.ts';
import { type FoundNumber, foundNumbers, type NumberSystem, numberUnit } from './number-found.ts';

/** A lot is drawn among many and then brought down: the last bits of two dates would give them all units alike or none. */
const LOTS = 1009;

/** A unit with the words that these births read: its own, or the same in its second wording; what it asks and advises stays. */
function wordedFor(voice: Voice, unit: Unit): Unit {
  const retold = unit.variants?.filter(({ when }) => when.isRetold) ?? [];
  const { words } = unit;
  if (!words || retold.length === 0) return unit;
  const other = [null, ...retold][voice.lot(unit.id, LOTS) % (retold.length + 1)];
  return other ? { ...unit, words: { ...words, lead: other.lead, body: other.body } } : unit;
}

/** The unit of a factor of numerology as these births read it; null while its family is not written. */
export function wordedUnit(voice: Voice, factor: UnitFactor): Unit | null {
  const unit = numberUnit(factor);
  return unit && wordedFor(voice, unit);
}

/** Every unit that the numbers of a person name, as these births read it. */
export const foundFor = (voice: Voice, facts: NumberFacts, systems: readonly NumberSystem[]): FoundNumber[] =>
  foundNumbers(facts, systems).map((found) => ({ ...found, unit: wordedFor(voice, found.unit) }));
