import { Popover } from '@mantine/core';
import { formatTime } from '@nebosvod/terms/clock';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { openStorage } from '../../../platform/api/token-store.ts';
import { useHydrated } from '../../../platform/hydration.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { useRovingLanes } from '../../../ui/chart/use-roving-spots.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import type { DayAnswer } from '../api/use-day.ts';
import popupClasses from '../place/popup.module.css';
import { ColumnFigure, ColumnHead } from './column-figure.tsx';
import { type ColumnLaneId, columnHeadHeight, columnLanes, columnLayout, usualColumns, yOf } from './column-layout.ts';
import { dayBounds, dayLanes } from './day-spans.ts';
import { MeaningInPopup } from './meaning-card.tsx';
import { SpanTable } from './span-table.tsx';
import type { DaySpan } from './term.ts';
import timelineClasses from './timeline.module.css';
import { TimelineFigure } from './timeline-figure.tsx';
import { flagHeight, laneHeight, type PlacedLane, timelineLayout, xOf } from './timeline-layout.ts';
import { basisWords, TimelineLegend } from './timeline-legend.tsx';

interface Props {
  readonly day: DayAnswer;
  readonly now: number;
}

/** Below it the day runs down the page, px of the drawing. */
const columnBelow = 620;
/** Widths before the real one is measured: of a phone and of a usual window. */
const drawnWidths = { column: 346, line: 960 } as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A day on one line of time, every stretch of it a button that says what it means; the same as a table on request. */
export function DayTimeline({ day, now }: Props) {
  const isHydrated = useHydrated();
  const [frame, width] = useWidth<HTMLDivElement>(!isHydrated);
  const [open, setOpen] = useState<DaySpan | null>(null);
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const lanes = useMemo(() => dayLanes(day), [day]);
  const zone = day.place;
  const isColumn = width !== null && width < columnBelow;
  const close = () => setOpen(null);
  useReturnToSpot(frame, open?.key ?? null, close);

  return (
    <section {...cardLook({ className: timelineClasses.card })} aria-label="Ход дня">
      <div ref={frame} className={timelineClasses.frame}>
        {width === null ? (
          !isHydrated && (
            // The server knows no width: it draws both, the style sheet shows one.
            <>
              <div className={timelineClasses.narrow}>
                <Column day={day} now={now} width={drawnWidths.column} open={null} onOpen={setOpen} isUsual />
              </div>
              <div className={timelineClasses.wide}>
                <Line day={day} now={now} width={drawnWidths.line} open={null} onOpen={setOpen} />
              </div>
            </>
          )
        ) : isColumn ? (
          <Column day={day} now={now} width={width} open={open} onOpen={setOpen}>
            {(box) => pop(box)}
          </Column>
        ) : (
          <Line day={day} now={now} width={width} open={open} onOpen={setOpen}>
            {(box) => pop(box)}
          </Line>
        )}
      </div>
      <div className={timelineClasses.legend}>
        <TimelineLegend />
        <span className={timelineClasses.basis}>{basisWords(day)}</span>
        <button
          type="button"
          {...linkLook({ className: 'no-print' })}
          aria-expanded={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Скрыть таблицу' : 'Показать таблицей'}
        </button>
      </div>
      {isTable && <SpanTable lanes={lanes} zone={zone} date={day.date} />}
    </section>
  );

  function pop(box: Box | null): ReactNode {
    if (box === null || open === null) return null;
    return (
      <Popover
        opened
        onChange={close}
        onDismiss={close}
        position={isColumn ? 'bottom' : 'bottom-start'}
        width="min(340px, calc(100vw - 24px))"
        trapFocus
        withRoles={false}
        key={open.key}
      >
        <Popover.Target>
          <span className={timelineClasses.anchor} style={box} />
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-labelledby={titleId} className={popupClasses.pop}>
          <MeaningInPopup span={open} zone={zone} date={day.date} titleId={titleId} onClose={close} />
        </Popover.Dropdown>
      </Popover>
    );
  }
}

/** Escape closes the card of a stretch wherever the focus is; closed, it gives the focus back to its stretch unless that has gone elsewhere. */
function useReturnToSpot(frame: RefObject<HTMLElement | null>, key: string | null, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` only sets state
  useEffect(() => {
    if (key === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    const element = frame.current;
    return () => {
      document.removeEventListener('keydown', onKey);
      const held = document.activeElement;
      if (held !== null && held !== document.body && held.closest('[role=dialog]') === null) return;
      element?.querySelector<SVGElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
    };
  }, [key, frame]);
}

interface VariantProps extends Props {
  readonly width: number;
  readonly open: DaySpan | null;
  readonly onOpen: (span: DaySpan) => void;
  /** The lanes of somebody who has chosen none. */
  readonly isUsual?: boolean;
  readonly children?: (box: Box | null) => ReactNode;
}

function Line({ day, now, width, open, onOpen, children }: VariantProps) {
  const bounds = dayBounds(day);
  const zone = day.place;
  const layout = useMemo(
    () =>
      timelineLayout({
        bounds: dayBounds(day),
        lanes: dayLanes(day),
        padas: day.nakshatras.flatMap((star) => star.padas),
        sunset: day.sunset,
        zone: day.place,
        date: day.date,
        width,
      }),
    [day, width],
  );
  const nowX = xOf(layout, bounds, now);
  const spansOf = ({ bars, flags }: PlacedLane) => [...bars, ...flags];
  const spotProps = useSpanWalk(
    layout.lanes.map((lane) =>
      spansOf(lane).map(({ span, at, length }) => ({ span, at: at + Math.min(length / 2, 20) })),
    ),
    onOpen,
  );
  const box = layout.lanes.flatMap((lane): Box[] => {
    const bar = lane.bars.find(({ id }) => id === open?.key);
    if (bar) return [{ left: layout.x + bar.at, top: lane.y, width: bar.length, height: laneHeight }];
    const flag = lane.flags.find(({ id }) => id === open?.key);
    return flag ? [{ left: layout.x + flag.at, top: flag.y, width: flag.length, height: flagHeight + 18 }] : [];
  })[0];
  return (
    <>
      <TimelineFigure
        layout={layout}
        sunrise={day.sunrise}
        sunset={day.sunset}
        nextSunrise={day.nextSunrise}
        zone={zone}
        date={day.date}
        now={nowX === null ? null : { x: nowX, text: formatTime(new Date(now).toISOString(), zone) }}
        openKey={open?.key ?? null}
        spotProps={spotProps}
      />
      {children?.(box ?? null)}
    </>
  );
}

/** The walk through the stretches of lanes: `at` is where one stands along its lane, px. */
function useSpanWalk(
  lanes: readonly (readonly { readonly span: DaySpan; readonly at: number }[])[],
  onOpen: (span: DaySpan) => void,
) {
  return useRovingLanes(
    lanes.map((lane) => lane.map(({ span, at }) => ({ id: span.key, at }))),
    (key) => {
      const found = lanes.flat().find(({ span }) => span.key === key);
      if (found) onOpen(found.span);
    },
  );
}

const lanesKey = 'nebosvod-panchanga-lanes';

function Column({ day, now, width, open, onOpen, isUsual = false, children }: VariantProps) {
  const [chosen, setChosen] = useState(() => (isUsual ? usualColumns : storedLanes()));
  const zone = day.place;
  const bounds = dayBounds(day);
  const lanes = dayLanes(day);
  const layout = columnLayout({ bounds, lanes, chosen, sunset: day.sunset, zone, date: day.date, width });
  const nowY = yOf(bounds, now);
  const spotProps = useSpanWalk(
    layout.lanes.map(({ blocks }) => blocks.map(({ span, y }) => ({ span, at: y }))),
    onOpen,
  );
  const block = layout.lanes.flatMap((lane) => lane.blocks).find(({ id }) => id === open?.key);
  const toggle = (id: ColumnLaneId) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    if (next.length === 0) return;
    setChosen(next);
    openStorage('localStorage').setItem(lanesKey, next.join());
  };
  return (
    <>
      <fieldset className={`${timelineClasses.lanes} no-print`}>
        <legend className="vh">Какие ленты показать</legend>
        {columnLanes(lanes).map((lane) => (
          <button
            key={lane.id}
            type="button"
            {...chipLook()}
            aria-pressed={chosen.includes(lane.id)}
            onClick={() => toggle(lane.id)}
          >
            {lane.title}
          </button>
        ))}
      </fieldset>
      <section
        className={layout.width > width ? timelineClasses.scroll : timelineClasses.fits}
        tabIndex={layout.width > width ? 0 : undefined}
        aria-label="Ленты дня"
      >
        <ColumnHead layout={layout} />
        <ColumnFigure
          layout={layout}
          zone={zone}
          date={day.date}
          now={nowY === null ? null : { y: nowY, text: formatTime(new Date(now).toISOString(), zone) }}
          openKey={open?.key ?? null}
          spotProps={spotProps}
        />
        {children?.(
          block
            ? {
                left: block.x,
                top: columnHeadHeight + block.y,
                width: block.width,
                height: Math.min(block.height, 60),
              }
            : null,
        )}
      </section>
    </>
  );
}

function storedLanes(): readonly ColumnLaneId[] {
  const kept = openStorage('localStorage').getItem(lanesKey)?.split(',') ?? [];
  const all: readonly ColumnLaneId[] = [
    'tithi',
    'nakshatra',
    'yoga',
    'karana',
    'personal',
    'choghadiya',
    'hora',
    'muhurta',
  ];
  const known = all.filter((id) => kept.includes(id));
  return known.length > 0 ? known : usualColumns;
}
