import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { composePortrait, type ReadingRequest } from '../reading/compose.ts';
import type { Prepared } from '../reading/prepared.ts';
import { composeDashas } from './veda-dashas.ts';

/**
 * Who composes which kind. A new kind is a file here that lays its own sections over the same parts (areas, periods, disputes, basis),
 * an entry of this table, and its entry in contracts/consultation-kinds.table.ts with the same section ids.
 */
export const COMPOSERS = {
  'veda-portrait': composePortrait,
  'veda-dashas': composeDashas,
} as const satisfies Readonly<Record<string, (prepared: Prepared, request: ReadingRequest) => ReadingDocument>>;

export type ComposedKind = keyof typeof COMPOSERS;
