import { shareWords } from './yoga-words.ts';
import classes from './yogas-tab.module.css';

const step = 6.4;

/** A hundred dots, as many of them lit as charts of a hundred form the combination, and the same in words. */
export function ShareDots({ share }: { readonly share: number }) {
  const lit = Math.round(share * 100);
  return (
    <p className={classes.share}>
      <svg viewBox="0 0 64 64" width={50} height={50} aria-hidden="true">
        <path className={classes.dots} d={dots(lit, 100)} />
        <path className={classes.lit} d={dots(0, lit)} />
      </svg>
      <span className="tn">{shareWords(share)}</span>
    </p>
  );
}

/** Dots of the square from one number to another, as strokes without length under round caps. */
function dots(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const [row, column] = [Math.floor((from + index) / 10), (from + index) % 10];
    return `M${(step * (column + 0.5)).toFixed(1)} ${(step * (row + 0.5)).toFixed(1)}h0`;
  }).join('');
}
