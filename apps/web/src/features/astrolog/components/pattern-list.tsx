import { inSign } from '@nebosvod/terms/sign';
import { patternTable } from '@nebosvod/terms/western.table';
import { pointName } from '../../../chart/western/point-name.ts';
import { westernText } from '../../../text/western.ts';
import { cardLook } from '../../../ui/card-look.ts';
import type { WesternPattern } from '../api/use-western.ts';
import astrologClasses from '../astrolog.module.css';
import classes from './pattern-list.module.css';

/** Figures that the aspects make, with their members; nothing where there are none. */
export function PatternList({ patterns }: { readonly patterns: readonly WesternPattern[] }) {
  if (patterns.length === 0) return null;
  return (
    <section {...cardLook()} aria-label={westernText.patterns}>
      <h2 className={astrologClasses.title}>{westernText.patterns}</h2>
      <ul className={classes.patterns}>
        {patterns.map(({ id, members, apex, sign }) => (
          <li key={`${id}${members.join()}`}>
            <b>
              {patternTable[id].ru}
              {sign !== null && ` ${inSign(sign)}`}
            </b>
            : {members.map(pointName).join(', ')}
            {apex !== null && (
              <span className="muted">
                ; {westernText.apex} {pointName(apex)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
