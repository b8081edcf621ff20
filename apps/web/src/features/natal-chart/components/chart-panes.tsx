import { Suspense, useState } from 'react';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import chartCardClasses from '../../../chart/chart-card.module.css';
import { ChartCard } from '../../../chart/chart-card.tsx';
import type { LayerMark } from '../../../chart/layer-mark.ts';
import pageClasses from '../../../chart/page.module.css';
import type { ChartLayer, ChartStyle } from '../../../platform/settings/own-settings.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { segmentsLook } from '../../../ui/segments.tsx';
import { ChartSkeleton } from '../../../ui/skeletons.tsx';
import type { Pane } from '../panes.ts';
import classes from './workspace.module.css';

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
}

/** Both main charts side by side; on a phone one of them, with a switch above. */
export function ChartPanes(props: Props) {
  const { panes, style, answer, moment, layers, marks } = props;
  const [active, setActive] = useState(0);
  if (panes.length === 0 || !answer) {
    return (
      <div className={pageClasses.pair}>
        {['first', 'second'].map((key) => (
          <div className={key === 'first' ? `${pageClasses.pane} on` : pageClasses.pane} key={key}>
            <div {...cardLook({ className: chartCardClasses.chartCard })}>
              <ChartSkeleton size={350} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  const shown = Math.min(active, panes.length - 1);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a switch of panes, not a part of a form */}
      <div
        {...segmentsLook({ full: true, className: `${classes.paneChoice} no-print` })}
        role="group"
        aria-label="Какая карта показана"
      >
        {panes.map((pane, index) => (
          <button key={pane.key} type="button" aria-pressed={index === shown} onClick={() => setActive(index)}>
            D{pane.chart.varga}
            {pane.from && ` ${pane.from}`}
          </button>
        ))}
      </div>
      <div className={pageClasses.pair}>
        {panes.map((pane, index) => (
          <div key={pane.key} className={index === shown ? `${pageClasses.pane} on` : pageClasses.pane}>
            {style === 'wheel' && pane.chart.varga === 1 && index === 0 ? (
              <Suspense
                fallback={
                  <div {...cardLook({ className: chartCardClasses.chartCard })}>
                    <ChartSkeleton size={350} />
                  </div>
                }
              >
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
