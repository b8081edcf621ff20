import { lookOf } from './look.ts';
import classes from './spinner.module.css';

/** Work under way, said in words nearby. */
export function Spinner() {
  return <i {...lookOf('spinner', [classes.spinner])} aria-hidden="true" />;
}
