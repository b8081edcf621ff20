import type { Sentence } from '@nebosvod/contracts/reading';
import classes from './reading.module.css';
import { useReading } from './reading-context.ts';
import { shareOfWindow } from './window-share.ts';

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
