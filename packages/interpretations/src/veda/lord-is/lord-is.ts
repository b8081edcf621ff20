import type { House } from '@nebosvod/engine/angle/sign';
import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import type { Unit } from '../../unit.ts';
import { type ToldText, told } from '../told.ts';

/** Builds a unit of which graha rules a house; it is read after the text of the lord in the house where it stands. */
export function lordIs(lord: House, graha: ClassicalGraha, text: ToldText): Unit {
  return told(`lord-${lord}-is-${graha}`, { kind: 'lord-is', lord, graha }, text, [
    { key: 'modern', role: 'modern', note: 'природа планеты, перенесённая на дом: нынешняя практика' },
  ]);
}
