import { type PointerEvent, useMemo } from 'react';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import type { EphemerisAnswer } from '../api/use-ephemeris.ts';
import type { SpanPlanet } from '../ephemeris-span.ts';
import { type Fold, folded, foldedPieces, spreadLabels } from '../folded-line.ts';
import classes from './ephemeris-chart.module.css';

/** A natal place that the planets of the time come to. */
export interface NatalLine {
  readonly id: SpanPlanet | 'ascendant' | 'midheaven';
  readonly longitude: number;
}

interface Props {
  /** Spoken name. */
  readonly label: string;
  readonly series: EphemerisAnswer['series'];
  readonly stepDays: number;
  readonly fold: Fold;
  readonly natal: readonly NatalLine[];
  readonly ticks: readonly { readonly day: number; readonly label: string }[];
  /** Sample under the cursor. */
  readonly cursor: number;
  readonly onCursor: (sample: number) => void;
}

const height = 380;
/** Room for degrees and natal signs, planets, and the axis of time. */
const margin = { left: 66, right: 28, top: 10, bottom: 26 } as const;
const plot = height - margin.top - margin.bottom;
const label = { height: 15, glyph: 14 } as const;
const angleLetters = { ascendant: 'As', midheaven: 'MC' } as const;

/** Lines of planets over time on a folded circle, natal places across them. */
export function EphemerisChart({ label: spoken, series, stepDays, fold, natal, ticks, cursor, onCursor }: Props) {
  const [box, measured] = useWidth<HTMLDivElement>();
  const width = measured ?? 1000;
  const samples = series[0]?.longitudes.length ?? 0;
  const inner = width - margin.left - margin.right;
  const x = (sample: number) => margin.left + (sample / Math.max(1, samples - 1)) * inner;
  const y = (degrees: number) => margin.top + (degrees / fold) * plot;
  const lines = useMemo(
    () => series.map(({ id, longitudes }) => ({ id, pieces: foldedPieces(longitudes, fold) })),
    [series, fold],
  );
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left;
    onCursor(Math.max(0, Math.min(samples - 1, Math.round((left / inner) * (samples - 1)))));
  };
  const ends = spreadLabels(
    lines.map(({ id, pieces }) => ({ id, y: y(pieces.at(-1)?.at(-1)?.y ?? 0) })),
    label.height,
    height - margin.bottom,
  );
  const places = spreadLabels(
    natal.map(({ id, longitude }) => ({ id, y: y(folded(longitude, fold)) })),
    label.height,
    height - margin.bottom,
  );
  const gap = width < 500 && ticks.length > 8 ? 2 : 1;
  return (
    <div ref={box} className={classes.box}>
      <svg
        role="img"
        aria-label={spoken}
        width={width}
        height={height}
        className={classes.chart}
        onPointerMove={point}
        onPointerDown={point}
      >
        {[0, 1, 2, 3, 4, 5, 6].map((part) => (
          <g key={part}>
            <path className={classes.grid} d={`M${margin.left} ${y((part * fold) / 6)}h${inner}`} />
            <text className={classes.axis} x={28} y={y((part * fold) / 6) + 4} textAnchor="end">
              {(part * fold) / 6}°
            </text>
          </g>
        ))}
        {ticks.map(({ day, label: words }, index) => (
          <g key={words}>
            <path className={classes.grid} d={`M${x(day / stepDays)} ${margin.top}v${plot}`} />
            {index % gap === 0 && (
              <text className={classes.axis} x={x(day / stepDays) + 3} y={height - 8}>
                {words}
              </text>
            )}
          </g>
        ))}
        {places.map(({ id, y: own, labelY }) => (
          <g key={id}>
            <path className={classes.natal} d={`M${margin.left - 14} ${labelY}L${margin.left} ${own}h${inner}`} />
            {id === 'ascendant' || id === 'midheaven' ? (
              <text className={classes.angle} x={margin.left - 16} y={labelY + 4} textAnchor="end">
                {angleLetters[id]}
              </text>
            ) : (
              <Glyph name={id} label="" size={label.glyph} x={margin.left - 31} y={labelY - 7} className={`g-${id}`} />
            )}
          </g>
        ))}
        {lines.map(({ id, pieces }) => (
          <path
            key={id}
            className={`${classes.line} g-${id}`}
            d={pieces
              .map((piece) =>
                piece
                  .map(
                    ({ at, y: degrees }, index) =>
                      `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(degrees).toFixed(1)}`,
                  )
                  .join(''),
              )
              .join('')}
          />
        ))}
        {ends.map(({ id, y: own, labelY }) => (
          <g key={id} className={`g-${id}`}>
            <path
              className={classes.leader}
              d={`M${width - margin.right} ${own}L${width - margin.right + 10} ${labelY}`}
            />
            <Glyph name={id} label="" size={label.glyph} x={width - margin.right + 12} y={labelY - 7} />
          </g>
        ))}
        <path className={classes.cursor} d={`M${x(cursor)} ${margin.top}v${plot}`} />
      </svg>
    </div>
  );
}
