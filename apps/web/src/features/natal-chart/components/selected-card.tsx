import { memo, useEffect, useRef } from 'react';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import { useChart } from '../../../chart/chart-context.ts';
import type { VargaChart } from '../../../chart/use-chart-data.ts';
import { afterPaint } from '../../../platform/after-paint.ts';
import type { SharedValue } from '../../../platform/persisted-value.ts';
import { type Chosen, stillThere } from '../use-workspace.ts';
import { BodyCard } from './body-card.tsx';
import { ChartOverview } from './chart-overview.tsx';
import { HouseCard } from './house-card.tsx';
import { PointCard } from './point-card.tsx';
import classes from './selected-card.module.css';

interface Props {
  readonly answer: PlanetsAnswer | undefined;
  readonly rashi: VargaChart | undefined;
  /** Minutes from the birth as given. */
  readonly shift: number;
  readonly chosen: SharedValue<Chosen>;
  readonly onClear: () => void;
}

/**
 * The answer to a click on a body, a house or a point: a panel that stays in sight beside the charts, over a wide table, or as
 * a sheet at the foot of a phone. Esc closes it; the focus goes back to what was pressed.
 */
export const SelectedCard = memo(function SelectedCard({ answer, rashi, shift, chosen, onClear }: Props) {
  const { bodies } = useChart();
  const selection = stillThere(chosen.use(), shift);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const isOpen = selection !== null;
  useEffect(() => {
    if (selection === null) return;
    const pressed = document.activeElement;
    if (!box.current?.contains(pressed)) opener.current = pressed;
  }, [selection]);
  useEffect(() => {
    if (!isOpen) return;
    const root = document.documentElement;
    let isHere = true;
    afterPaint(() => {
      if (isHere) root.dataset.cardOpen = '';
    });
    return () => {
      isHere = false;
      delete root.dataset.cardOpen;
    };
  }, [isOpen]);
  useEffect(() => {
    if (selection === null) return;
    let isHere = true;
    // Once the card has its height and the root knows of it.
    afterPaint(() => {
      if (isHere) keepInSight(opener.current, box.current);
    });
    return () => {
      isHere = false;
    };
  }, [selection]);
  const close = () => {
    onClear();
    const back = opener.current;
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  };
  const lagnaSign = answer?.ascendant?.sign ?? null;
  const body = selection?.kind === 'body' ? bodies.find(({ id }) => id === selection.id) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what stands inside, wherever the focus is in it
    <div
      ref={box}
      className={isOpen ? `${classes.card} ${classes.open}` : classes.card}
      data-selected-card=""
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      {!isOpen && <ChartOverview />}
      {body && <BodyCard body={body} onClose={close} />}
      {selection?.kind === 'house' && lagnaSign !== null && rashi && (
        <HouseCard
          house={selection.house}
          sign={((lagnaSign + selection.house - 2) % 12) + 1}
          chart={rashi}
          cusp={answer?.houses?.cusps?.[selection.house - 1] ?? null}
          onClose={close}
        />
      )}
      {selection?.kind === 'point' && (
        <PointCard
          mark={selection.mark}
          houseOf={(sign) => (lagnaSign === null ? null : ((sign - lagnaSign + 12) % 12) + 1)}
          onClose={close}
        />
      )}
    </div>
  );
});

/** Room between what is kept in sight and what stands over the page, px. */
const clearance = 8;

/**
 * A card at the foot of the window covers what was pressed. A row of a table moves only as far as it is covered; otherwise, on a phone,
 * the drawing is brought up until its lit house stands above the sheet.
 */
function keepInSight(pressed: Element | null, card: Element | null): void {
  if (!matchMedia('(max-width: 1179px)').matches) return;
  const row = pressed?.closest('[data-tabs] tr');
  if (row) {
    row.scrollIntoView({ block: 'nearest' });
    return;
  }
  const charts = document.querySelector('[data-panes]')?.getBoundingClientRect();
  const sheet = card?.firstElementChild;
  if (!charts || !sheet || !matchMedia('(max-width: 800px)').matches) return;
  if (charts.bottom < 0 || charts.top > innerHeight / 2) return;
  const lit = [...document.querySelectorAll('[data-panes] .chart-house.on')].map((one) => one.getBoundingClientRect());
  const lowest = Math.max(0, ...lit.map(({ bottom }) => bottom));
  // The sheet grows to its full height as its answer comes.
  const sheetTop = innerHeight - Number.parseFloat(getComputedStyle(sheet).maxHeight);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({
    top: Math.max(charts.top - clearance, lowest - sheetTop + clearance),
    behavior: isStill ? 'auto' : 'smooth',
  });
}
