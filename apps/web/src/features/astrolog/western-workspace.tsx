import type { Birth } from '@nebosvod/contracts/birth';
import type { ReactNode } from 'react';
import { westernText } from '../../text/western.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ChartView } from './views/chart-view.tsx';
import { SolarView } from './views/solar-view.tsx';
import { type Partner, SynastryView } from './views/synastry-view.tsx';
import { TransitsView } from './views/transits-view.tsx';

interface Props {
  readonly birth: Birth;
  readonly title: string;
  /** The birth in words. */
  readonly words: string;
  /** Which view is open, as in the address. */
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
  /** Other charts there are, for the synastry. */
  readonly partners: readonly Partner[];
  readonly actions: ReactNode;
}

const views = ['chart', 'transits', 'solar', 'synastry'] as const;

/** A birth in Western astrology: tropical zodiac, houses of Placidus, the outer planets. */
export function WesternWorkspace({ birth, title, words, tab, onTab, partners, actions }: Props) {
  const view = views.find((one) => one === tab) ?? 'chart';
  return (
    <>
      <PageTitle title={title} tab="Астролог" subtitle={<span className="tn">{words}</span>} ruled actions={actions} />
      <div className="stack-l">
        <Segments
          label={westernText.view}
          options={views.map((value) => ({ value, label: westernText.views[value] }))}
          value={view}
          onChange={onTab}
        />
        {view === 'chart' && <ChartView birth={birth} />}
        {view === 'transits' && <TransitsView birth={birth} />}
        {view === 'solar' && <SolarView birth={birth} />}
        {view === 'synastry' && <SynastryView birth={birth} partners={partners} />}
      </div>
    </>
  );
}
