import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { formatDegree, formatLongitude } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { signAbbreviation } from '@nebosvod/terms/sign';
import { useRef, useState } from 'react';
import { ephemerisText as words } from '../../../text/ephemeris.ts';
import { longDate } from '../../../ui/date-input.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import type { EphemerisAnswer } from '../api/use-ephemeris.ts';
import { type EphemerisSpan, spanTicks, spanWords } from '../ephemeris-span.ts';
import type { Fold } from '../folded-line.ts';
import { EphemerisChart, type NatalLine } from './ephemeris-chart.tsx';
import classes from './ephemeris-plot.module.css';
import { FactTable } from './fact-table.tsx';
import { SaveDrawing } from './save-drawing.tsx';

interface Props {
  readonly answer: EphemerisAnswer;
  readonly span: EphemerisSpan;
  readonly fold: Fold;
  readonly natal: readonly NatalLine[];
}

/** Rows of the table at most: of a year every tenth day, of ten years every third month. */
const rowsAtMost = 41;

/** «26°15′ Те»: narrow enough for a column of a table. */
const shortPlace = (longitude: number) =>
  `${formatDegree(longitude % 30)}\u00a0${signAbbreviation(Math.floor(longitude / 30) + 1)}`;

/** The lines, the places at the chosen date, and the same numbers as a table. */
export function EphemerisPlot({ answer: { start, stepDays, series }, span, fold, natal }: Props) {
  const drawn = useRef<HTMLDivElement>(null);
  const samples = series[0]?.longitudes.length ?? 0;
  const [cursor, setCursor] = useState(() => {
    const today = Math.floor((Date.now() - Date.parse(start)) / DAY_MS / stepDays);
    return today >= 0 && today < samples ? today : 0;
  });
  const dateAt = (sample: number) => longDate(addDays(start.slice(0, 10), sample * stepDays));
  const every = Math.ceil(samples / rowsAtMost);
  const shown = Array.from({ length: Math.ceil(samples / every) }, (_, index) => index * every);
  const spoken = spanWords(span);
  return (
    <>
      <div ref={drawn}>
        <EphemerisChart
          label={words.chart(spoken)}
          {...{ series, stepDays, fold, natal, cursor }}
          ticks={spanTicks(span)}
          onCursor={setCursor}
        />
      </div>
      <label className={classes.slider}>
        <span className="vh">{words.date}</span>
        <input
          type="range"
          min={0}
          max={samples - 1}
          value={cursor}
          aria-valuetext={dateAt(cursor)}
          onChange={(event) => setCursor(Number(event.currentTarget.value))}
        />
      </label>
      <SaveDrawing around={drawn} name={words.title(spoken)} />
      <section className={classes.values} aria-label={words.at(dateAt(cursor))}>
        <h3>{words.at(dateAt(cursor))}</h3>
        <ul>
          {series.map(({ id, longitudes }) => (
            <li key={id}>
              <Glyph name={id} label="" size={16} className={`g-${id}`} />
              {grahaName(id)} <span className="tn">{formatLongitude(longitudes[cursor] ?? 0)}</span>
            </li>
          ))}
        </ul>
      </section>
      <details className={classes.table}>
        <summary>{words.table}</summary>
        <FactTable
          title={words.table}
          head={[words.day, ...series.map(({ id }) => grahaName(id))]}
          rows={shown.map((sample) => ({
            key: dateAt(sample),
            cells: [dateAt(sample), ...series.map(({ longitudes }) => shortPlace(longitudes[sample] ?? 0))],
          }))}
        />
      </details>
    </>
  );
}
