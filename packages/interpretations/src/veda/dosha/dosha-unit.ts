import type { Unit, UnitSource, UnitVariant } from '../../unit.ts';
import { type ToldText, told, toldByState } from '../told.ts';

/** Doshas and their exceptions are custom: the readings rest on no verse. */
const SOURCES: readonly UnitSource[] = [{ key: 'modern', role: 'modern' }];

/** A dosha that a chart has or has not. */
export const dosha = (id: string, text: ToldText): Unit => told(`dosha-${id}`, { kind: 'dosha', id }, text, SOURCES);

/** A dosha of which the engine knows whether something softens it. */
export const doshaSoftenedOrNot = (id: string, softened: ToldText, whole: ToldText): Unit => {
  const variants: readonly UnitVariant[] = [
    { when: { isCancelled: true }, ...softened },
    { when: { isCancelled: false }, ...whole },
  ];
  return toldByState(`dosha-${id}`, { kind: 'dosha', id }, variants, SOURCES);
};
