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
    const frame = requestAnimationFrame(bringChartUp);
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
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

/** On a phone the sheet covers the lower half: a chart that was pressed moves up, so that its lit house stays in sight. */
function bringChartUp(): void {
  if (!matchMedia('(max-width: 800px)').matches) return;
  const charts = document.querySelector('[data-panes]');
  const box = charts?.getBoundingClientRect();
  if (!charts || !box || box.bottom < 0 || box.top > innerHeight / 2) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  charts.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}
