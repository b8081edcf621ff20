import type { PlanPurpose } from '../plan-words.ts';
import classes from './purpose-mark.module.css';

/** A small square of a purpose: its hue, and a pattern for who does not tell hues apart. Its name stands beside it. */
export function PurposeMark({ purpose, share }: { readonly purpose: PlanPurpose; readonly share?: number }) {
  return (
    <i
      className={share === undefined ? classes.mark : classes.part}
      data-purpose={purpose}
      aria-hidden="true"
      {...(share === undefined ? {} : { style: { flex: share } })}
    />
  );
}
