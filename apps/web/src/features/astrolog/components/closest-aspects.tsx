import { formatDegree } from '@nebosvod/terms/degree';
import { aspectTable } from '@nebosvod/terms/western.table';
import { pointName } from '../../../chart/western/point-name.ts';
import type { WesternAspect } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { Progress } from '../../../ui/progress.tsx';
import astrologClasses from '../astrolog.module.css';
import { AspectMark } from './aspect-mark.tsx';
import classes from './closest-aspects.module.css';

const text = westernText.closest;
/** How many are told before the whole list. */
const most = 6;

/** The aspects nearest to exactness, each with a bar of how much of its orb is used; nothing where there are none. */
export function ClosestAspects({ aspects }: { readonly aspects: readonly WesternAspect[] }) {
  const closest = [...aspects].sort((one, other) => one.orb - other.orb).slice(0, most);
  if (closest.length === 0) return null;
  return (
    <section {...cardLook()} aria-label={text.title}>
      <div className={classes.head}>
        <h2 className={astrologClasses.title}>{text.title}</h2>
        <span className="cap">{text.bar}</span>
      </div>
      <ul className={classes.closest}>
        {closest.map(({ a, b, aspect, orb, limit, applying }) => (
          <li key={`${a}${b}${aspect}`}>
            <AspectMark aspect={aspect} />
            <span>
              {pointName(a)}, {aspectTable[aspect].ru.toLowerCase()}, {pointName(b)}
            </span>
            {applying === null ? (
              <span />
            ) : (
              <span className="cap">{applying ? westernText.applying : westernText.separating}</span>
            )}
            <span>
              <Progress share={limit === 0 ? 0 : Math.min(1, orb / limit)} aria-hidden />
            </span>
            <span className="tn">{formatDegree(orb)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
