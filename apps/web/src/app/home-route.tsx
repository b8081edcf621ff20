import { Suspense } from 'react';
import { birthWords } from '../birth/birth-words.ts';
import { useLocalChart } from '../birth/local-chart.ts';
import { localMap } from '../birth/map-key.ts';
import { TodayTitle } from '../features/home/components/today-title.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { useSessionState } from '../platform/session/use-session.ts';
import { mapsText } from '../text/saved-maps.ts';
import { cardLook } from '../ui/card-look.ts';
import { TodayMoon, TodayStrip } from './area-parts.ts';
import { LocalChartOffer } from './parts.ts';

/** One and the same for all renders: a part that is still to come alive is drawn anew, and leaves its room for a moment, when it is given anew. */
const today = (
  <>
    <TodayTitle
      moon={
        <Suspense fallback={null}>
          <TodayMoon />
        </Suspense>
      }
    />
    <Suspense fallback={<section {...cardLook()} style={{ minHeight: 340 }} aria-busy="true" />}>
      <TodayStrip />
    </Suspense>
  </>
);

/** Главная with what it shows of other features: the day of the panchanga and the last chart. */
export function HomeRoute() {
  const local = useLocalChart();
  const chart = local && { name: local.name || mapsText.unnamed, words: birthWords(local, null), map: localMap };
  const { auth } = useSessionState();
  return (
    <>
      {auth.isAuthenticated && local !== null && (
        <Suspense fallback={null}>
          <LocalChartOffer />
        </Suspense>
      )}
      <HomePage today={today} chart={chart} />
    </>
  );
}
