import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { Fragment, type ReactNode } from 'react';
import { cardLook } from '../../../ui/card-look.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { unbrokenRanges } from '../unbroken-parts.tsx';
import dayClasses from './day.module.css';
import classes from './day-in-three.module.css';
import type { FactGroup } from './fact.ts';
import { type DaySpan, termCardName } from './term.ts';

interface Props {
  readonly day: PanchangaDayAnswer;
  readonly groups: readonly FactGroup[];
  readonly explain: (span: DaySpan, name: string) => ReactNode;
}

/** The day in three sentences, the second of which, what the day suits, leads to the words of its tithi and its star. */
export function DayInThree({ day, groups, explain }: Props) {
  const spans = limbsOf(day, groups);
  if (day.inThree === undefined) return null;
  return (
    <p {...cardLook({ className: classes.inThree })} data-in-three="">
      {day.inThree.map((sentence, index) => (
        <span
          key={sentence}
          className={classes.sentence}
          style={{ flexGrow: sentence.length + (index === 1 ? 30 : 0) }}
        >
          <Head at={index} />
          {unbrokenRanges(sentence)}{' '}
          {index === 1 && spans.length > 0 && (
            <span className={`no-print ${dayClasses.more}`}>
              Подробнее:
              {spans.map((span) => (
                <Fragment key={span.key}> {explain(span, termCardName(span.term))}</Fragment>
              ))}
            </span>
          )}
        </span>
      ))}
    </p>
  );
}

/** What each sentence is about. */
const heads = [
  { mark: <Glyph name="moon" label="" size={16} />, label: 'Небо' },
  { mark: <Icon name="sunrise" size={16} />, label: 'День' },
  { mark: <Icon name="clock" size={16} />, label: 'Часы' },
];

function Head({ at }: { readonly at: number }) {
  return (
    <span className={classes.head}>
      {heads[at]?.mark}
      {heads[at]?.label}
      <span className="vh">: </span>
    </span>
  );
}

/** The tithi and the star that the second sentence speaks of: those of the middle of the daylight, else the first. */
function limbsOf({ sunrise, sunset }: PanchangaDayAnswer, groups: readonly FactGroup[]): readonly DaySpan[] {
  const facts = groups.find(({ id }) => id === 'limbs')?.facts ?? [];
  const noon = sunrise === null || sunset === null ? null : (Date.parse(sunrise) + Date.parse(sunset)) / 2;
  return (['tithi', 'nakshatra'] as const).flatMap((kind) => {
    const spans = facts.flatMap(({ span }) => (span?.term.kind === kind ? [span] : []));
    const holding = spans.find(
      ({ start, end }) => noon !== null && Date.parse(start) <= noon && noon < Date.parse(end),
    );
    return holding ?? spans[0] ?? [];
  });
}
