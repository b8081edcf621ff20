import type { Birth } from '@nebosvod/contracts/birth';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { useState } from 'react';
import { useWesternChart, type WesternChart } from '../../../chart/western/western-chart.ts';
import { localToday } from '../../../platform/local-today.ts';
import { ephemerisText as words } from '../../../text/ephemeris.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { useEphemeris } from '../api/use-ephemeris.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import type { NatalLine } from '../components/ephemeris-chart.tsx';
import { EphemerisPlot } from '../components/ephemeris-plot.tsx';
import { type EphemerisSpan, type SpanKind, spanKinds, spanOf, spanWords, stepped } from '../ephemeris-span.ts';
import { type Fold, folds } from '../folded-line.ts';

/** Graphic ephemeris of a month, a year or ten years, natal places across it. */
export function EphemerisView({ birth }: { readonly birth: Birth }) {
  const [span, setSpan] = useState<EphemerisSpan>(() => spanOf('year', localToday()));
  const [fold, setFold] = useState<Fold>(90);
  const [withNatal, setWithNatal] = useState(true);
  const natal = useWesternChart(birth);
  const query = useEphemeris(span);
  const [previous, next] = [stepped(span, -1), stepped(span, 1)];
  return (
    <section {...cardLook()} aria-labelledby="graphic-ephemeris">
      <h2 id="graphic-ephemeris" className={classes.title}>
        {words.title(spanWords(span))}
      </h2>
      <div className={classes.choices}>
        <Segments
          label={words.span}
          options={spanKinds.map((value) => ({ value, label: words.spans[value] }))}
          value={span.kind}
          onChange={(kind: SpanKind) => setSpan(spanOf(kind, kind === 'month' ? localToday() : `${span.year}-01-01`))}
        />
        <Segments
          label={words.fold}
          options={folds.map((value) => ({ value: String(value), label: words.folds[value] }))}
          value={String(fold)}
          onChange={(value) => setFold(folds.find((one) => String(one) === value) ?? 90)}
        />
        <div className={classes.stepper}>
          <button
            type="button"
            {...iconButtonLook({ boxed: true })}
            aria-label={words.previous}
            disabled={previous === null}
            onClick={() => previous && setSpan(previous)}
          >
            <Icon name="left" />
          </button>
          <span className="tn">{spanWords(span)}</span>
          <button
            type="button"
            {...iconButtonLook({ boxed: true })}
            aria-label={words.next}
            disabled={next === null}
            onClick={() => next && setSpan(next)}
          >
            <Icon name="right" />
          </button>
        </div>
        <button type="button" {...chipLook()} aria-pressed={withNatal} onClick={() => setWithNatal(!withNatal)}>
          {words.natal}
        </button>
      </div>
      <p {...hintLook()}>
        {words.leads[fold]} {words.leftOut[span.kind]}
      </p>
      <Answer query={query}>
        {(answer) => (
          <EphemerisPlot
            key={answer.start + answer.stepDays}
            answer={answer}
            span={span}
            fold={fold}
            natal={withNatal && natal.data !== undefined ? natalLines(natal.data) : []}
          />
        )}
      </Answer>
    </section>
  );
}

/** Natal planets and, where the hour is known, the two angles. */
function natalLines({ bodies, ascendant, midheaven }: WesternChart): readonly NatalLine[] {
  const planets = WESTERN_PLANETS.flatMap((id) => {
    const body = bodies.find((one) => one.id === id);
    return body === undefined ? [] : [{ id, longitude: body.longitude }];
  });
  return [
    ...planets,
    ...(ascendant ? [{ id: 'ascendant', longitude: ascendant.longitude } as const] : []),
    ...(midheaven ? [{ id: 'midheaven', longitude: midheaven.longitude } as const] : []),
  ];
}
