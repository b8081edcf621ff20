import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getLifeDays } from '@nebosvod/contracts/chart-life-line';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { lengthOf, type TimeWindow } from '../../chart/time-window.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useNames } from '../../platform/settings/settings-store.ts';
import { buttonLook } from '../../ui/button.tsx';
import { useWidth } from '../../ui/chart/use-width.ts';
import { ConvergenceCards } from './convergence-cards.tsx';
import { LifeCanvas } from './life-canvas.tsx';
import { LifeColumns } from './life-columns.tsx';
import { wideFrom } from './life-layout.ts';
import classes from './life-line.module.css';
import { LifeList } from './life-list.tsx';
import { flagged, type Pins, pinRow, shownConvergences, shownRows } from './life-model.ts';
import { LifeOverview } from './life-overview.tsx';
import type { ShownMark, ShownSpan } from './life-row-model.ts';
import { LifeTools } from './life-tools.tsx';
import type { LifeAnswer } from './life-words.ts';
import { windowStore } from './window-store.ts';
import { dateAt, whenWords } from './window-words.ts';

interface Props {
  readonly answer: LifeAnswer;
  readonly request: ChartRequest;
  /** What is pinned below the rows of the sky. */
  readonly pins: readonly Pins[];
  /** Where events are pinned by hand. */
  readonly form?: ReactNode;
}

const year = 365.25 * DAY_MS;
/** The window at first: some time before the present and more after it. */
const before = 2.5 * year;
const after = 4.5 * year;
/** Days are asked for in a window no longer than this, with as much on either side as it takes to move by buttons. */
const daysUnder = 75 * DAY_MS;
const daysAround = 100;

/** A life on one axis: in brief, in a window, what converges in it, and the same as a list. */
export function LifeLine({ answer, request, pins, form }: Props) {
  const names = useNames();
  const [now] = useState(() => Date.now());
  const { utcOffsetSeconds } = answer.moment;
  const life: TimeWindow = useMemo(
    () => ({ from: Date.parse(answer.from), to: Date.parse(answer.to) }),
    [answer.from, answer.to],
  );
  const present = Math.min(life.to, Math.max(life.from, now));
  const store = useMemo(
    () => windowStore({ range: life, shortest: 7 * DAY_MS }, now > life.from && now < life.to ? aroundNow(now) : life),
    [life, now],
  );
  const window = store.rested.use();
  const days = useDays(request, window, utcOffsetSeconds);
  const rows = useMemo(
    () => [
      ...shownRows(answer.rows, answer.rasiDasha, names),
      ...shownRows(days, answer.rasiDasha, names),
      ...pins.map((one) => pinRow(one, utcOffsetSeconds, now)),
    ],
    [answer, days, pins, names, utcOffsetSeconds, now],
  );
  const convergences = useMemo(() => shownConvergences(answer, names), [answer, names]);
  const flags = useMemo(() => flagged(convergences, window), [convergences, window]);
  const [chosen, setChosen] = useState<ShownSpan | ShownMark | null>(null);
  const showToday = () => store.pan((present - middleOf(store.get())) / lengthOf(store.get()));
  const [box, width] = useWidth<HTMLDivElement>();
  const Line = width !== null && width < wideFrom ? LifeColumns : LifeCanvas;
  const times = { birth: life.from, end: life.to, now, utcOffsetSeconds };

  return (
    <div className={classes.life} ref={box}>
      <LifeOverview store={store} rows={rows} times={times} />
      <LifeTools store={store} life={life} now={now} utcOffsetSeconds={utcOffsetSeconds} onToday={showToday} />
      <Line
        store={store}
        rows={rows}
        flags={flags}
        times={times}
        chosen={chosen}
        onChoose={setChosen}
        onToday={showToday}
      />
      <div aria-live="polite" className={classes.chosen}>
        {chosen !== null && (
          <p>
            <b>{chosen.said}</b> <span className="muted">{chosenWords(chosen, window, utcOffsetSeconds)}</span>
            {'from' in chosen && (
              <button
                type="button"
                {...buttonLook({ variant: 'quiet', size: 'sm', className: 'no-print' })}
                onClick={() => store.fit(chosen)}
              >
                Показать целиком
              </button>
            )}
          </p>
        )}
      </div>
      {form}
      <ConvergenceCards flags={flags} utcOffsetSeconds={utcOffsetSeconds} onShow={store.fit} />
      <LifeList rows={rows} window={window} flags={flags} now={now} utcOffsetSeconds={utcOffsetSeconds} />
    </div>
  );
}

const aroundNow = (now: number): TimeWindow => ({ from: now - before, to: now + after });
const middleOf = ({ from, to }: TimeWindow) => (from + to) / 2;

function chosenWords(chosen: ShownSpan | ShownMark, window: TimeWindow, utcOffsetSeconds: number): string {
  const when = (instant: number) => whenWords(instant, window, utcOffsetSeconds);
  if ('at' in chosen) return when(chosen.at);
  const place = chosen.place === '' ? '' : `, ${chosen.place}`;
  return `${when(chosen.from)} – ${when(chosen.to)}${place}`;
}

/** Rows of days for a window of weeks; none for a longer one. */
function useDays(request: ChartRequest, window: TimeWindow, utcOffsetSeconds: number) {
  const isNear = lengthOf(window) <= daysUnder;
  // One question serves a month of steps: it begins with the month of the middle.
  const month = `${dateAt(middleOf(window), utcOffsetSeconds).slice(0, 7)}-01`;
  const body = { ...request, from: addDays(month, -daysAround), to: addDays(month, daysAround) };
  const { data } = useQuery(endpointQuery(getLifeDays, isNear ? { body } : null, 'stepped'));
  return useMemo(() => (isNear ? (data?.rows ?? []) : []), [isNear, data]);
}
