import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { Fragment, type ReactNode } from 'react';
import { cardLook } from '../../../ui/card-look.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DayTimes } from '../day-times.tsx';
import { unbrokenRanges } from '../unbroken-parts.tsx';
import dayClasses from './day.module.css';
import classes from './day-in-three.module.css';
import type { FactGroup } from './fact.ts';
import { presentWords } from './present-words.ts';
import { type DaySpan, termCardName } from './term.ts';

interface Props {
  readonly day: PanchangaDayAnswer;
  readonly groups: readonly FactGroup[];
  /** The present, ms. */
  readonly now: number;
  readonly explain: (span: DaySpan, name: string) => ReactNode;
}

/**
 * The day in a few sentences: what holds in the sky and what it suits, which leads to the words of its tithi and its star; then, of the day
 * that runs, what is now and what to pass by, and of another its hours.
 */
export function DayInThree({ day, groups, now, explain }: Props) {
  const spans = limbsOf(day, groups);
  if (day.inThree === undefined) return null;
  const [sky = '', meaning = '', hours = ''] = day.inThree;
  const present = presentWords(day, now);
  const parts: readonly Part[] = [
    ...(present
      ? [
          { id: 'now' as const, text: present.now },
          { id: 'caution' as const, text: present.caution },
        ]
      : []),
    { id: 'hours', text: hours },
  ];
  return (
    <div {...cardLook({ className: classes.inThree })} data-in-three="">
      <p className={classes.sentence} style={{ flexGrow: sky.length + meaning.length + 30 }}>
        <Head id="day" />
        {unbrokenRanges(sky)} <span className={classes.meaning}>{unbrokenRanges(meaning)}</span>{' '}
        {spans.length > 0 && (
          <span className={`no-print ${dayClasses.more}`}>
            Подробнее:
            {spans.map((span) => (
              <Fragment key={span.key}> {explain(span, termCardName(span.term))}</Fragment>
            ))}
          </span>
        )}
      </p>
      {parts.map(({ id, text }) => (
        <p
          key={id}
          // What is now is no news on paper.
          className={`${classes.sentence} ${present === null ? '' : id === 'hours' ? classes.onPaper : 'no-print'}`}
          style={{ flexGrow: text.length }}
        >
          <Head id={id} />
          <DayTimes text={unbrokenRanges(text)} date={day.date} />
        </p>
      ))}
    </div>
  );
}

interface Part {
  readonly id: keyof typeof heads;
  readonly text: string;
}

/** What each part is about. */
const heads = {
  day: { mark: <Glyph name="moon" label="" size={16} />, label: 'День' },
  now: { mark: <Icon name="clock" size={16} />, label: 'Сейчас' },
  caution: { mark: <Icon name="bad" size={16} />, label: 'Осторожно' },
  hours: { mark: <Icon name="clock" size={16} />, label: 'Часы' },
} as const;

function Head({ id }: { readonly id: keyof typeof heads }) {
  const { mark, label } = heads[id];
  return (
    <span className={classes.head} data-about={id}>
      {mark}
      {label}
      <span className="vh">: </span>
    </span>
  );
}

/** The tithi and the star that its meaning speaks of: those of the middle of the daylight, else the first. */
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
