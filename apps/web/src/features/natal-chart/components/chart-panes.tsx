import { Suspense, useState } from 'react';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import chartCardClasses from '../../../chart/chart-card.module.css';
import { ChartCard } from '../../../chart/chart-card.tsx';
import type { LayerMark } from '../../../chart/layer-mark.ts';
import pageClasses from '../../../chart/page.module.css';
import type { ChartLayer, ChartStyle } from '../../../platform/settings/own-settings.ts';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { segmentsLook } from '../../../ui/segments.tsx';
import { ChartSkeleton } from '../../../ui/skeletons.tsx';
import type { Pane } from '../panes.ts';
import classes from './chart-panes.module.css';
import { vargaGridId } from './varga-range.ts';

const WheelCard = lazyNamed(
  () => import('./wheel-card.tsx'),
  (module) => module.WheelCard,
);

interface Props {
  readonly panes: readonly Pane[];
  readonly style: ChartStyle;
  readonly answer: PlanetsAnswer | undefined;
  readonly moment: string;
  readonly layers: readonly ChartLayer[];
  readonly marks: readonly LayerMark[];
  /** Divisor of the varga beside D1. */
  readonly second: number;
  readonly isTimeKnown: boolean;
  readonly onVarga: (varga: number) => void;
  /** Shows the small charts of all vargas. */
  readonly onAll: () => void;
}

/** Vargas one touch away on a phone; a fifth that was chosen elsewhere takes the place of the last. */
const atHand = [9, 10, 60] as const;

/** Both main charts side by side; on a phone one of them, with a switch above. */
export function ChartPanes(props: Props) {
  const { panes, style, answer, moment, layers, marks, second, isTimeKnown, onVarga, onAll } = props;
  const [active, setActive] = useState(0);
  const isWaiting = panes.length === 0 || !answer;
  const shown = Math.min(active, Math.max(0, panes.length - 1));
  const others = atHand.some((one) => one === second) ? atHand : [...atHand.slice(0, 2), second];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a switch of panes, not a part of a form */}
      <div
        {...segmentsLook({ full: true, className: `no-print ${classes.switch}` })}
        role="group"
        aria-label="Какая карта показана"
      >
        {isTimeKnown ? (
          <>
            <button type="button" aria-pressed={shown === 0} onClick={() => setActive(0)}>
              D1
            </button>
            {others.map((varga) => (
              <button
                key={varga}
                type="button"
                aria-pressed={shown === 1 && varga === second}
                onClick={() => {
                  setActive(1);
                  if (varga !== second) onVarga(varga);
                }}
              >
                D{varga}
              </button>
            ))}
            <button
              type="button"
              onClick={() => {
                onAll();
                document.getElementById(vargaGridId)?.scrollIntoView({ block: 'start' });
              }}
            >
              Все
            </button>
          </>
        ) : (
          panes.map((pane, index) => (
            <button key={pane.key} type="button" aria-pressed={index === shown} onClick={() => setActive(index)}>
              D{pane.chart.varga}
              {pane.from && ` ${pane.from}`}
            </button>
          ))
        )}
      </div>
      <div className={`${pageClasses.pair} ${classes.pair}`} data-panes="">
        {isWaiting
          ? ['first', 'second'].map((key) => (
              <div className={key === 'first' ? `${pageClasses.pane} on` : pageClasses.pane} key={key}>
                <ChartRoom />
              </div>
            ))
          : panes.map((pane, index) => (
              <div key={pane.key} className={index === shown ? `${pageClasses.pane} on` : pageClasses.pane}>
                {style === 'wheel' && pane.chart.varga === 1 && index === 0 ? (
                  <Suspense fallback={<ChartRoom />}>
                    <WheelCard answer={answer} chart={pane.chart} layers={layers} marks={marks} />
                  </Suspense>
                ) : (
                  <ChartCard
                    chart={pane.chart}
                    style={style === 'wheel' ? 'north' : style}
                    moment={moment}
                    firstSign={pane.firstSign}
                    {...(pane.from ? { from: pane.from } : {})}
                    layers={layers}
                    marks={marks}
                  />
                )}
              </div>
            ))}
      </div>
    </>
  );
}

/** The room of a chart to come: its head, the square, the link under it. */
function ChartRoom() {
  return (
    <div {...cardLook({ className: chartCardClasses.chartCard })} aria-hidden="true">
      <div {...cardHeadLook()}>
        <h3>&nbsp;</h3>
      </div>
      <ChartSkeleton size={800} />
      <span className={chartCardClasses.twin}>&nbsp;</span>
    </div>
  );
}
