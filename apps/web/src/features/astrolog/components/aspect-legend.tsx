import { westernText } from '../../../text/western.ts';
import classes from '../astrolog.module.css';

/** An aspect that stands for its kind. */
const samples = [
  ['trine', westernText.ofAspects.soft],
  ['square', westernText.ofAspects.hard],
] as const;

/** How lines of aspects differ: by dash as well as by hue. */
export function AspectLegend() {
  return (
    <div className={`legend ${classes.legend}`}>
      {samples.map(([kind, words]) => (
        <span key={kind}>
          <svg viewBox="0 0 26 6" aria-hidden="true" className={classes.sample}>
            <path className={`wheel-aspect ${kind}`} d="M0 3h26" />
          </svg>
          {words}
        </span>
      ))}
    </div>
  );
}
