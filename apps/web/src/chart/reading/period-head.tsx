import type { Sentence } from '@nebosvod/contracts/reading';
import { formatDate } from '@nebosvod/terms/civil-date';
import { grahaName } from '@nebosvod/terms/graha';
import { Fragment } from 'react';
import { useNames } from '../../platform/settings/settings-store.ts';
import { Glyph } from '../../ui/glyph.tsx';
import classes from './reading.module.css';
import { useReading } from './reading-context.ts';
import { TimeBar } from './time-bar.tsx';

/** The period that a paragraph of «Ближайшее время» tells of: its lords, its dates and where it lies in the three years. */
export function PeriodHead({ sentence }: { readonly sentence: Sentence | undefined }) {
  const { document } = useReading();
  const names = useNames();
  const factor = document.factors[sentence?.factors[0] ?? ''];
  if (factor?.rule.kind !== 'dasha') return null;
  const { path } = factor.rule;
  const { from, until } = factor.values;
  if (path.length < 2 || typeof from !== 'string' || typeof until !== 'string') return null;
  const isNow = from <= document.asOf;
  return (
    <div className={classes.period}>
      <h3>
        {path.map((lord, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lord may stand twice in a path, and its place is its level
          <Fragment key={level}>
            {level > 0 && ' – '}
            <span className={`${classes.lord} g-${lord}`}>
              <Glyph name={lord} label="" size={18} />
            </span>
            {grahaName(lord, names)}
          </Fragment>
        ))}
      </h3>
      <p className="cap tn">
        {isNow ? 'идёт сейчас, до ' : `с ${formatDate(from, { weekday: false })} до `}
        {formatDate(until, { weekday: false })}
      </p>
      {sentence && <TimeBar sentence={sentence} />}
    </div>
  );
}
