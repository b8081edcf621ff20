import type { UnitFamily } from '../veda/family.ts';
import { ARCANA_AT_CENTRE } from './arcanum-at/centre.table.ts';
import { ARCANA_AT_CHARACTER } from './arcanum-at/character.table.ts';
import { ARCANA_AT_LESSON } from './arcanum-at/lesson.table.ts';
import { ARCANA_AT_MONEY } from './arcanum-at/money.table.ts';
import { ARCANA_AT_RELATIONS } from './arcanum-at/relations.table.ts';
import { ARCANA_AT_TALENT } from './arcanum-at/talent.table.ts';

/** The families of numerology units that are whole; one that is not whole is not listed. */
export const NUMEROLOGY_FAMILIES: readonly UnitFamily[] = [
  { name: 'arcanum-at-character', units: ARCANA_AT_CHARACTER, need: 22, body: [160, 420] },
  { name: 'arcanum-at-talent', units: ARCANA_AT_TALENT, need: 22, body: [160, 420] },
  { name: 'arcanum-at-lesson', units: ARCANA_AT_LESSON, need: 22, body: [160, 420] },
  { name: 'arcanum-at-centre', units: ARCANA_AT_CENTRE, need: 22, body: [160, 420] },
  { name: 'arcanum-at-money', units: ARCANA_AT_MONEY, need: 22, body: [160, 420] },
  { name: 'arcanum-at-relations', units: ARCANA_AT_RELATIONS, need: 22, body: [160, 420] },
];
