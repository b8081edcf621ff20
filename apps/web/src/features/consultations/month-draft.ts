import type { ReadingOrder } from '@nebosvod/contracts/consultations';
import { parseDate } from '../../ui/date-input.ts';

/** What is wrong with the first day of a month, beside its field. */
export function monthFault(from: string): string | null {
  const parsed = parseDate(from);
  return parsed.kind === 'error' ? parsed.message : null;
}

/** The first day of a month as the server takes it, nothing of an empty field; null while it is not right. */
export function monthOrder(from: string): Pick<ReadingOrder, 'from'> | null {
  const parsed = parseDate(from);
  if (parsed.kind === 'error') return null;
  return parsed.kind === 'value' ? { from: parsed.value } : {};
}
