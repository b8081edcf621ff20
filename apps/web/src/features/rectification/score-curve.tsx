import { lineChart } from '@nebosvod/drawing/line-chart';
import { timeAxis } from '@nebosvod/drawing/time-axis';
import { formatTime } from '@nebosvod/terms/clock';
import { formatNumber } from '@nebosvod/terms/plural';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { memo, useMemo } from 'react';
import { useNames } from '../../platform/settings/settings-store.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import type { RectificationAnswer } from './answer-stream.ts';
import { lagnaVargas, type Stretch, scoreLimits, scoreOf, stretchesOf } from './curve.ts';
import classes from './rectification.module.css';
import type { ScoreGroupId } from './score-groups.ts';
import { spreadMarks } from './spread-marks.ts';

interface DrawingProps {
  readonly answer: RectificationAnswer;
  readonly group: ScoreGroupId;
}

interface Props extends DrawingProps {
  /** Index of the point that is read. */
  readonly at: number;
  readonly onAt: (index: number) => void;
}

/** Room for the scores and the names of the lanes, px. */
const gutter = 36;
const edge = 10;
const top = 26;
const plotHeight = 150;
const lanesTop = plotHeight + 26;
const laneHeight = 24;
const height = top + lanesTop + laneHeight * lagnaVargas.length + 2;
const laneNames = { d1: 'D1', d9: 'D9', d10: 'D10' } as const;

/** Agreement over the interval: the curve, the candidates on it, and below it where the lagna changes in D1, D9 and D10. */
export function ScoreCurve({ answer, group, at, onAt }: Props) {
  const [ref, measured] = useWidth<HTMLDivElement>();
  const width = measured ?? 460;
  const { curve, candidates, moment } = answer;
  const zone = { utcOffsetSeconds: moment.utcOffsetSeconds };
  const plot = width - gutter - edge;
  const best = candidates[0];
  const spoken = `Кривая согласованности с ${formatTime(answer.from, zone)} до ${formatTime(answer.to, zone)}${
    best ? `, выше всего в ${formatTime(best.instant, zone)}` : ''
  }`;
  const point = curve[at];
  const x = gutter + (curve.length < 2 ? plot / 2 : (at / (curve.length - 1)) * plot);
  return (
    <div ref={ref} className={classes.curve}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken}>
        <Drawing answer={answer} group={group} plot={plot} />
        <path className={classes.cursor} d={`M${x} ${top}v${plotHeight}`} />
      </svg>
      <input
        type="range"
        className="no-print"
        style={{ marginLeft: gutter - 9, width: plot + 18 }}
        aria-label="Время на кривой"
        min={0}
        max={curve.length - 1}
        value={at}
        aria-valuetext={
          point
            ? `${formatTime(point.instant, zone, { seconds: answer.stepMinutes < 1 })}, ${formatNumber(scoreOf(point, group), 1)}`
            : undefined
        }
        onChange={(event) => onAt(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** All but the cursor: stays as it is while the cursor moves. */
const Drawing = memo(function Drawing({ answer, group, plot }: DrawingProps & { readonly plot: number }) {
  const names = useNames();
  const { curve, candidates, moment } = answer;
  const scores = useMemo(() => curve.map((point) => scoreOf(point, group)), [curve, group]);
  const limits = scoreLimits(scores);
  const line = lineChart({ points: scores.map((y, x) => ({ x, y })), width: plot, height: plotHeight, range: limits });
  const lanes = useMemo(() => lagnaVargas.map((varga) => ({ varga, stretches: stretchesOf(curve, varga) })), [curve]);
  const xOf = (index: number) => (curve.length < 2 ? plot / 2 : (index / (curve.length - 1)) * plot);
  const yOf = (score: number) => plotHeight - ((score - limits.from) / (limits.to - limits.from)) * plotHeight;
  const [start, end] = [Date.parse(answer.from), Date.parse(answer.to)];
  const clockMinutes = (ms: number) => ms / 60_000 + moment.utcOffsetSeconds / 60;
  const ticks = timeAxis({ from: clockMinutes(start), to: clockMinutes(end), width: plot, labelSpacing: 62 });
  const gridLines = Array.from(
    { length: Math.round((limits.to - limits.from) / limits.step) + 1 },
    (_, index) => limits.from + index * limits.step,
  );
  const marks = spreadMarks(
    candidates.map(({ instant }, index) => {
      const found = Math.round(((Date.parse(instant) - start) / Math.max(1, end - start)) * (curve.length - 1));
      return { number: index + 1, x: xOf(found), y: yOf(scores[found] ?? limits.from) };
    }),
    plot,
  );
  const widthOf = ({ from, to }: Stretch) => xOf(Math.min(to + 1, curve.length - 1)) - xOf(from);
  const boxes = (stretches: readonly Stretch[]) =>
    stretches.map((one) => `M${xOf(one.from)} 0h${widthOf(one)}v${laneHeight - 4}H${xOf(one.from)}Z`).join('');

  return (
    <g transform={`translate(${gutter} ${top})`}>
      {gridLines.map((score) => (
        <g key={score}>
          <path className={classes.grid} d={`M0 ${yOf(score)}H${plot}`} />
          <text className={classes.axis} x={-7} y={yOf(score) + 4.5} textAnchor="end">
            {formatNumber(score)}
          </text>
        </g>
      ))}
      {lanes[0]?.stretches.slice(1).map(({ from }) => (
        <path key={from} className={classes.change} d={`M${xOf(from)} 0V${lanesTop}`} />
      ))}
      <path className={classes.area} d={line.area} />
      <path className={classes.line} d={line.d} />
      {ticks
        .filter(({ isLabelled, x }) => isLabelled && x > 14 && x < plot - 14)
        .map(({ minute, x }) => (
          <text key={minute} className={classes.axis} x={x} y={plotHeight + 17} textAnchor="middle">
            {formatTime(new Date(minute * 60_000).toISOString(), { utcOffsetSeconds: 0 })}
          </text>
        ))}
      {lanes.map(({ varga, stretches }, row) => (
        <g key={varga} transform={`translate(0 ${lanesTop + row * laneHeight})`}>
          <text className={classes.axis} x={-7} y={laneHeight / 2 + 3} textAnchor="end">
            {laneNames[varga]}
          </text>
          <path className={classes.stretch} d={boxes(stretches.filter((_, index) => index % 2 === 0))} />
          <path
            className={`${classes.stretch} ${classes.odd}`}
            d={boxes(stretches.filter((_, index) => index % 2 === 1))}
          />
          {stretches
            .filter((one) => widthOf(one) > 24)
            .map((one) => (
              <text
                key={one.from}
                className={classes.sign}
                x={xOf(one.from) + widthOf(one) / 2}
                y={laneHeight / 2 + 3}
                textAnchor="middle"
              >
                {widthOf(one) > 72 ? signName(one.sign, names) : signAbbreviation(one.sign)}
              </text>
            ))}
        </g>
      ))}
      {marks.map(({ number, x, labelX, y }) => (
        <g key={number} className={classes.mark}>
          <path d={`M${labelX} -6L${x} 6V${y}`} />
          <circle cx={labelX} cy={-14} r="9.5" />
          <text x={labelX} y={-9.5} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
});
