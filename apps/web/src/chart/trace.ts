import type { traceSchema } from '@nebosvod/contracts/birth';
import type { z } from 'zod';

/** Values of an answer by their paths, each with its rule, inputs and source. */
export type Trace = z.output<typeof traceSchema>;
