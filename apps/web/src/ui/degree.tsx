import classes from './degree.module.css';
import { degreeParts } from './degree-parts.ts';

interface Props {
  /** Degrees, 0 ≤ x < 360; within a sign 0 ≤ x < 30. */
  readonly value: number;
  readonly withSeconds?: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

/** 14°11′ in tabular figures, aligned at the degree sign when stacked in a column. */
export function Degree({ value, withSeconds = false }: Props) {
  const { degrees, minutes, seconds } = degreeParts(value);
  return (
    <span className={classes.degree}>
      <i>{degrees}</i>°{two(minutes)}′{withSeconds && `${two(seconds)}″`}
    </span>
  );
}
