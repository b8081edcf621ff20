import { westernText } from '../../text/western.ts';
import { parseDate } from '../../ui/date-input.ts';

/** Longest period shown as a list, years: what is longer nobody reads. */
const longestYears = 10;

export interface PeriodErrors {
  readonly from?: string;
  readonly to?: string;
}

export type ReadPeriod =
  | { readonly kind: 'period'; readonly from: string; readonly to: string }
  | { readonly kind: 'errors'; readonly errors: PeriodErrors };

const text = westernText.hits;

/** Reads both ends of a period as typed, or says beside each what is wrong. */
export function readPeriod(from: string, to: string): ReadPeriod {
  const [first, last] = [parseDate(from), parseDate(to)];
  if (first.kind !== 'value' || last.kind !== 'value') {
    const why = (parsed: typeof first, empty: string) => (parsed.kind === 'error' ? parsed.message : empty);
    return {
      kind: 'errors',
      errors: {
        ...(first.kind === 'value' ? {} : { from: why(first, text.noFrom) }),
        ...(last.kind === 'value' ? {} : { to: why(last, text.noTo) }),
      },
    };
  }
  if (last.value < first.value) return { kind: 'errors', errors: { to: text.reversed } };
  const limit = `${Number(first.value.slice(0, 4)) + longestYears}${first.value.slice(4)}`;
  if (last.value > limit) return { kind: 'errors', errors: { to: text.tooLong(longestYears) } };
  return { kind: 'period', from: first.value, to: last.value };
}
