import type { Birth } from '@nebosvod/contracts/birth';
import { z } from 'zod';
import { persistedValue } from '../platform/persisted-value.ts';
import { isSavedMap } from './map-key.ts';
import { personKey } from './person-key.ts';

/** Notes on this device: those of a chart that is saved nowhere else, or what is on its way to the account. */
export interface KeptNotes {
  readonly text: string;
  /** Version in the account that they were typed over. */
  readonly version: number;
}

const keptSchema = z.array(z.object({ key: z.string(), text: z.string(), version: z.number() }));
type Kept = z.output<typeof keptSchema>;

/** Charts whose notes one device keeps, those written last. */
const most = 200;

const kept = persistedValue('localStorage', 'nebosvod-chart-notes', (stored): Kept => {
  const parsed = keptSchema.safeParse(stored);
  return parsed.success ? parsed.data : [];
});

/** Whose notes they are: of a saved map, or of the person behind a birth of this device. */
export function notesKey(map: string, birth: Birth): string {
  return isSavedMap(map) ? `map ${map}` : `birth ${personKey(birth)}`;
}

const without = (key: string) => kept.get().filter((one) => one.key !== key);
const found = (all: Kept, key: string): KeptNotes | null => all.find((one) => one.key === key) ?? null;

/** Notes of a chart on this device; `null` = none. */
export function keptNotes(key: string): KeptNotes | null {
  return found(kept.get(), key);
}

/** The same for a component, following every change. */
export function useKeptNotes(key: string): KeptNotes | null {
  return found(kept.use(), key);
}

/** Keeps notes on this device, in place of those before. */
export function keepNotes(key: string, notes: KeptNotes): void {
  kept.set([{ ...notes, key }, ...without(key)].slice(0, most));
}

/** Takes notes off this device. */
export function dropNotes(key: string): void {
  kept.set(without(key));
}
