import { dayUnitInForce } from '../base/in-force.ts';
import type { DayFactor, DayUnit } from './day-unit.ts';
import { DAY_FAMILIES } from './families.ts';

const keyOf = (factor: DayFactor): string =>
  factor.kind === 'ekadashi'
    ? `ekadashi ${factor.month} ${factor.paksha}`
    : factor.kind === 'festival'
      ? `festival ${factor.id}`
      : `${factor.kind} ${factor.index}`;

const byKey = new Map(DAY_FAMILIES.flatMap(({ units }) => units.map((unit) => [keyOf(unit.factor), unit] as const)));

function textOf(key: string): DayUnit | null {
  const unit = byKey.get(key);
  return unit ? dayUnitInForce(unit) : null;
}

/** What is held of a stretch or a holiday; null where the base has no text. Ekadashis by their purnimanta month, 13 = added. */
export function dayText(factor: DayFactor): DayUnit | null {
  return textOf(keyOf(factor));
}

/** What is held of a yearly festival, by its id; null where the base has no text. */
export function festivalText(id: string): DayUnit | null {
  return textOf(`festival ${id}`);
}
