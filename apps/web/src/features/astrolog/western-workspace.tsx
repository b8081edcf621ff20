import type { Birth } from '@nebosvod/contracts/birth';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { westernText } from '../../text/western.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import astrologClasses from './astrolog.module.css';
import type { Partner } from './components/partner-select.tsx';
import { ChartView } from './views/chart-view.tsx';
import classes from './western-workspace.module.css';

const PortraitView = lazyNamed(
  () => import('./views/portrait-view.tsx'),
  (module) => module.PortraitView,
);
const TransitsView = lazyNamed(
  () => import('./views/transits-view.tsx'),
  (module) => module.TransitsView,
);
const ProgressionsView = lazyNamed(
  () => import('./views/progressions-view.tsx'),
  (module) => module.ProgressionsView,
);
const TimeLordsView = lazyNamed(
  () => import('./views/time-lords-view.tsx'),
  (module) => module.TimeLordsView,
);
const PointsView = lazyNamed(
  () => import('./views/points-view.tsx'),
  (module) => module.PointsView,
);
const DirectionsView = lazyNamed(
  () => import('./views/directions-view.tsx'),
  (module) => module.DirectionsView,
);
const SkyView = lazyNamed(
  () => import('./views/sky-view.tsx'),
  (module) => module.SkyView,
);
const EphemerisView = lazyNamed(
  () => import('./views/ephemeris-view.tsx'),
  (module) => module.EphemerisView,
);
const MapView = lazyNamed(
  () => import('./views/map-view.tsx'),
  (module) => module.MapView,
);
const HoraryView = lazyNamed(
  () => import('./views/horary-view.tsx'),
  (module) => module.HoraryView,
);
const SolarView = lazyNamed(
  () => import('./views/solar-view.tsx'),
  (module) => module.SolarView,
);
const LunarView = lazyNamed(
  () => import('./views/lunar-view.tsx'),
  (module) => module.LunarView,
);
const SynastryView = lazyNamed(
  () => import('./views/synastry-view.tsx'),
  (module) => module.SynastryView,
);
const CompositeView = lazyNamed(
  () => import('./views/composite-view.tsx'),
  (module) => module.CompositeView,
);

interface Props {
  readonly birth: Birth;
  readonly title: string;
  /** The birth in words. */
  readonly words: string;
  /** Which view is open, as in the address. */
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
  /** Other charts there are, for synastry and composite. */
  readonly partners: readonly Partner[];
  readonly actions: ReactNode;
}

const views = [
  'chart',
  'portrait',
  'points',
  'transits',
  'progressions',
  'directions',
  'lords',
  'solar',
  'lunar',
  'synastry',
  'composite',
  'horary',
  'sky',
  'ephemeris',
  'map',
] as const;

/** A birth in Western astrology: tropical zodiac, houses of Placidus, the outer planets. */
export function WesternWorkspace({ birth, title, words, tab, onTab, partners, actions }: Props) {
  const [chosen, setChosen] = useState('');
  const choice = { partners, chosen, onChoose: setChosen };
  const view = views.find((one) => one === tab) ?? 'chart';
  const strip = useRef<HTMLDivElement>(null);
  // In a narrow window the strip scrolls: the open view must be in sight.
  useEffect(() => {
    const open = strip.current?.firstElementChild?.children[views.indexOf(view)];
    open?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [view]);
  return (
    <>
      <PageTitle title={title} tab="Астролог" subtitle={<span className="tn">{words}</span>} ruled actions={actions} />
      <div className={astrologClasses.parts}>
        <div ref={strip} className={classes.views}>
          <Segments
            label={westernText.view}
            options={views.map((value) => ({ value, label: westernText.views[value] }))}
            value={view}
            onChange={onTab}
          />
        </div>
        <Suspense fallback={<TableSkeleton rows={9} />}>
          {view === 'chart' && <ChartView birth={birth} onLords={() => onTab('lords')} />}
          {view === 'portrait' && <PortraitView birth={birth} />}
          {view === 'points' && <PointsView birth={birth} />}
          {view === 'transits' && <TransitsView birth={birth} />}
          {view === 'progressions' && <ProgressionsView birth={birth} />}
          {view === 'lords' && <TimeLordsView birth={birth} />}
          {view === 'directions' && <DirectionsView birth={birth} />}
          {view === 'solar' && <SolarView birth={birth} />}
          {view === 'lunar' && <LunarView birth={birth} />}
          {view === 'synastry' && <SynastryView birth={birth} {...choice} />}
          {view === 'horary' && <HoraryView birth={birth} />}
          {view === 'sky' && <SkyView />}
          {view === 'ephemeris' && <EphemerisView birth={birth} />}
          {view === 'map' && <MapView birth={birth} />}
          {view === 'composite' && <CompositeView birth={birth} {...choice} />}
        </Suspense>
      </div>
    </>
  );
}
