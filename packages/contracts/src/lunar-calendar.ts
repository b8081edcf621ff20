import { PAKSHAS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { z } from 'zod';

/** A lunar month by both counts: from new moon (amanta) and from full moon (purnimanta), 1–12. */
export const lunarMonth = z.object({
  amanta: z.number().int(),
  purnimanta: z.number().int(),
  isAdhika: z.boolean(),
  isKshaya: z.boolean(),
  paksha: z.enum(PAKSHAS),
});

/** Years of the eras, and the place of the year among the sixty. */
export const eraYears = z.object({
  shaka: z.number().int(),
  vikram: z.number().int(),
  vikramKarttikadi: z.number().int(),
  kali: z.number().int(),
  samvatsara: z.object({ south: z.number().int(), north: z.number().int(), northJovianElapsed: z.number().int() }),
});
