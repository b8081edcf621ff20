import type { Sentence } from '@nebosvod/contracts/reading';
import type { ReactNode } from 'react';
import classes from './reading.module.css';

interface Props {
  readonly sentence: Sentence;
  /** First character that is shown. */
  readonly from?: number;
}

/** Words of a sentence; its dates, degrees and numbers do not break over a line. */
export function MarkedText({ sentence, from = 0 }: Props) {
  const { text, values } = sentence;
  const parts: ReactNode[] = [];
  let at = from;
  for (const value of values.filter((one) => one.from >= from).sort((a, b) => a.from - b.from)) {
    if (value.from < at) continue;
    parts.push(text.slice(at, value.from));
    parts.push(
      <span key={value.from} className={classes.value} data-value={value.key}>
        {text.slice(value.from, value.to)}
      </span>,
    );
    at = value.to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
