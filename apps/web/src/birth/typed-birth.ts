import { type Birth, birthSchema } from '@nebosvod/contracts/birth';
import { persistedValue } from '../platform/persisted-value.ts';

/** The birth typed to compare with, for this visit of the tab: it is another person's, and nobody asked to keep it. */
export const typedBirth = persistedValue('sessionStorage', 'nebosvod-typed-birth', (stored): Birth | null => {
  const parsed = birthSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
});
