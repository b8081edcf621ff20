import { textWidth } from '@nebosvod/drawing/text-width';
import { wallClock } from '@nebosvod/terms/clock';
import { type KeyboardEvent, useId } from 'react';
import { ageTicks, dateTicks, type Tick } from '../../chart/calendar-ticks.ts';
import { lengthOf, panned, shareAt, type TimeWindow, type WindowLimits, zoomed } from '../../chart/time-window.ts';
import { useWindowGestures } from '../../chart/use-window-gestures.ts';
import { buttonLook } from '../../ui/button.tsx';
import { useRovingSpots } from '../../ui/chart/use-roving-spots.ts';
import { useWidth } from '../../ui/chart/use-width.ts';
import { longDate } from '../../ui/date-input.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonLook } from '../../ui/icon-button-look.ts';
import classes from './dashas.module.css';
import { type PeriodLane, periodLanes } from './period-lanes.ts';
import type { BranchOf, PeriodNode } from './period-node.ts';

interface Props {
  /** Spoken name of the whole. */
  readonly label: string;
  readonly roots: readonly PeriodNode[];
  readonly branchOf: BranchOf;
  readonly opened: ReadonlySet<string>;
  readonly window: TimeWindow;
  readonly limits: WindowLimits;
  readonly onWindow: (change: (window: TimeWindow) => TimeWindow) => void;
  /** Enter or a click on a period. */
  readonly onPeriod: (node: PeriodNode) => void;
  readonly onToday: () => void;
  readonly onWhole: () => void;
  /** Instants, ms. */
  readonly birth: number;
  readonly now: number;
  readonly utcOffsetSeconds: number;
}

const barHeight = 28;
const pitch = 32;
const topAxis = 26;
const bottomAxis = 24;
const look = { fontSize: 13, padding: 5, leastWidest: 16 } as const;
/** One press of «+» or «−», and one of an arrow. */
const zoomStep = 1.8;
const panStep = 0.3;

/** A dasha along a line of time: levels one under another, dates above, age below, today as a line. Zoomed, moved, opened. */
export function PeriodTimeline(props: Props) {
  const { label, roots, branchOf, window, limits, onWindow, onPeriod, birth, now, utcOffsetSeconds } = props;
  const [box, measured] = useWidth<HTMLDivElement>();
  const width = measured ?? 320;
  const hintId = useId();
  const lanes = periodLanes(roots, branchOf, window, { ...look, width });
  const zoom = (factor: number, share: number) => onWindow((at) => zoomed(at, factor, share, limits));
  const pan = (share: number) => onWindow((at) => panned(at, share, limits));
  const gestures = useWindowGestures(box, { length: width, onZoom: zoom, onPan: pan });
  const isWhole = lengthOf(window) >= lengthOf(limits.range);

  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -panStep : event.key === 'ArrowRight' ? panStep : 0;
    if (event.shiftKey && step !== 0) pan(step);
    else if (event.key === '+' || event.key === '=') zoom(1 / zoomStep, 0.5);
    else if (event.key === '-' || event.key === '_') zoom(zoomStep, 0.5);
    else return;
    // Before the spot itself takes the arrow for a step to its neighbour.
    event.stopPropagation();
    event.preventDefault();
  };

  return (
    <div className={classes.periodLine}>
      <div className={`row wrap ${classes.periodTools} no-print`}>
        <div className="row">
          <button type="button" {...buttonLook({ size: 'sm' })} onClick={props.onToday}>
            Сегодня
          </button>
          <button type="button" {...buttonLook({ size: 'sm' })} onClick={props.onWhole}>
            Вся жизнь
          </button>
        </div>
        <div className="row">
          <button type="button" {...iconButtonLook({ boxed: true })} aria-label="Раньше" onClick={() => pan(-panStep)}>
            <Icon name="left" />
          </button>
          <button type="button" {...iconButtonLook({ boxed: true })} aria-label="Позже" onClick={() => pan(panStep)}>
            <Icon name="right" />
          </button>
          <button
            type="button"
            {...iconButtonLook({ boxed: true })}
            aria-label="Крупнее"
            onClick={() => zoom(1 / zoomStep, 0.5)}
          >
            <Icon name="plus" />
          </button>
          <button
            type="button"
            {...iconButtonLook({ boxed: true })}
            aria-label="Мельче"
            aria-disabled={isWhole}
            onClick={() => zoom(zoomStep, 0.5)}
          >
            <Icon name="minus" />
          </button>
        </div>
      </div>
      <div ref={box} className={classes.periodBox} onKeyDownCapture={onKey} {...gestures}>
        <Drawing
          {...{ label, hintId, lanes, window, width, birth, now, utcOffsetSeconds, onPeriod, branchOf }}
          opened={props.opened}
        />
      </div>
      <p id={hintId} {...hintLook({ className: 'no-print' })}>
        <span className={classes.forPointer}>
          Щелчок или Enter открывает подпериоды, ещё раз возвращает назад. Тяните шкалу или Shift и стрелки; масштаб:
          «+» и «−», щипок, колесо с Ctrl.
        </span>
        <span className={classes.forTouch}>
          Касание открывает подпериоды, ещё одно возвращает назад. Масштаб щипком или кнопками.
        </span>
      </p>
    </div>
  );
}

interface DrawingProps {
  readonly label: string;
  readonly hintId: string;
  readonly lanes: readonly PeriodLane[];
  readonly window: TimeWindow;
  readonly width: number;
  readonly birth: number;
  readonly now: number;
  readonly utcOffsetSeconds: number;
  readonly opened: ReadonlySet<string>;
  readonly branchOf: BranchOf;
  readonly onPeriod: (node: PeriodNode) => void;
}

function Drawing(props: DrawingProps) {
  const { label, hintId, lanes, window, width, birth, now, utcOffsetSeconds, opened, branchOf, onPeriod } = props;
  const nodes = new Map(lanes.flatMap(({ bars }) => bars.map(({ node }) => [node.key, node] as const)));
  const spots = lanes.flatMap(({ level, bars }) =>
    bars.map(({ node, x, width: length }) => ({ id: node.key, x: x + length / 2, y: level * pitch })),
  );
  const first = lanes[0]?.bars.find(({ node }) => node.isCurrent)?.node.key ?? spots[0]?.id ?? '';
  const spotProps = useRovingSpots(spots, first, (id) => {
    const node = nodes.get(id);
    if (node) onPeriod(node);
  });
  const height = topAxis + lanes.length * pitch + bottomAxis;
  const day = (instant: string) => longDate(wallClock(instant, { utcOffsetSeconds }).date);
  const spoken = (node: PeriodNode) => {
    const below = branchOf(node).state === 'loading' ? ', подпериоды загружаются' : '';
    return `${node.names[0]}, ${day(node.start)} – ${day(node.end)}${node.isCurrent ? ', идёт сейчас' : ''}${below}`;
  };
  const today = shareAt(window, now) * width;
  // A name cut by the edge reads as another date.
  const inside = ({ x, label: text }: Tick) => {
    const half = textWidth(text, look.fontSize) / 2;
    return x >= half && x <= width - half;
  };
  const [dates, ages] = [dateTicks(window, width, 72, utcOffsetSeconds), ageTicks(window, width, 40, birth)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      className={classes.periodSvg}
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      width={width}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group without tabindex takes no focus */}
      <g aria-hidden="true">
        {dates.map((tick) => (
          <path
            key={tick.label}
            className={classes.periodTick}
            d={`M${tick.x} ${topAxis - 6}V${height - bottomAxis + 4}`}
          />
        ))}
        {dates.filter(inside).map((tick) => (
          <text key={tick.label} className={classes.periodAxis} x={tick.x} y={14} textAnchor="middle">
            {tick.label}
          </text>
        ))}
        {ages.filter(inside).map((tick) => (
          <text key={tick.label} className={classes.periodAxis} x={tick.x} y={height - 5} textAnchor="middle">
            {tick.label}
          </text>
        ))}
      </g>
      {lanes.flatMap(({ level, bars }) =>
        bars.map((bar) => (
          <g
            key={bar.node.key}
            {...spotProps(bar.node.key, opened.has(bar.node.key))}
            aria-label={spoken(bar.node)}
            className={`${classes.period} ${bar.node.hue ? `g-${bar.node.hue}` : classes.periodSign}${bar.node.isCurrent ? ' on' : ''}`}
          >
            <rect
              x={bar.x + 0.5}
              y={topAxis + (level - 1) * pitch}
              width={Math.max(0.6, bar.width - 1)}
              height={barHeight}
              rx={Math.min(3, bar.width / 4)}
            />
            {bar.label !== null && (
              <text x={bar.x + 5} y={topAxis + (level - 1) * pitch + barHeight / 2 + 5}>
                {bar.label}
              </text>
            )}
          </g>
        )),
      )}
      {today >= 0 && today <= width && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: as above
        <g aria-hidden="true" className={classes.periodNow}>
          <path className={classes.periodToday} d={`M${today} ${topAxis - 8}V${height - bottomAxis + 6}`} />
          <path className={classes.periodTodayMark} d={`M${today - 5} ${topAxis - 12}h10l-5 7Z`} />
        </g>
      )}
    </svg>
  );
}
