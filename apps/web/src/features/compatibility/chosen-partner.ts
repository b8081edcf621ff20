import type { Birth } from '@nebosvod/contracts/birth';
import { personKey } from '../../birth/person-key.ts';
import { sharedValue } from '../../platform/persisted-value.ts';
import type { Groom } from './roles.ts';

/** Whom a chart is compared with, and who is the groom. */
export interface ChosenPartner {
  readonly birth: Birth | null;
  readonly groom: Groom | null;
}

const nobody: ChosenPartner = { birth: null, groom: null };

/** The last choice, so that the tab may be left and come back to. In memory only: it is another person's data. */
const kept = sharedValue<{ readonly person: string; readonly choice: ChosenPartner } | null>(null);

/** The choice made for this chart's person, and how to change it. */
export function useChosenPartner(birth: Birth): readonly [ChosenPartner, (choice: ChosenPartner) => void] {
  const person = personKey(birth);
  const last = kept.use();
  return [last?.person === person ? last.choice : nobody, (choice) => kept.set({ person, choice })];
}
