import type { Sentence } from '@nebosvod/contracts/reading';
import { addYears, daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import classes from './reading.module.css';
import { useReading } from './reading-context.ts';

/** Where in the three years lies the time that a sentence tells of; its words give the dates, so it is only seen. */
export function TimeBar({ sentence }: { readonly sentence: Sentence }) {
  const { document } = useReading();
  const { from, until, date } = document.factors[sentence.factors[0] ?? '']?.values ?? {};
  const [start, end] = date === undefined ? [from, until] : [date, date];
  if (typeof start !== 'string' || typeof end !== 'string') return null;
  const share = shareOfWindow(document.asOf, start, end);
  const isNow = start <= document.asOf && document.asOf < end;
  return (
    <div className={classes.bar} aria-hidden="true">
      <i data-now={isNow || undefined} style={{ left: `${share.start}%`, width: `${share.width}%` }} />
    </div>
  );
}

/** Years that a reading looks ahead. */
const YEARS = 3;

/** Where a stretch of dates `YYYY-MM-DD` lies in the three years from a day, in percent; what lies outside is cut off. */
export function shareOfWindow(
  asOf: string,
  from: string,
  until: string,
): { readonly start: number; readonly width: number } {
  const length = daysBetween(asOf, addYears(asOf, YEARS));
  const share = (date: string) => Math.min(100, Math.max(0, (daysBetween(asOf, date) / length) * 100));
  const start = Math.round(share(from) * 10) / 10;
  return { start, width: Math.round((share(until) - start) * 10) / 10 };
}
