import { Suspense } from 'react';
import { birthWords } from '../birth/birth-words.ts';
import { useLocalChart } from '../birth/local-chart.ts';
import { TodayTitle } from '../features/home/components/today-title.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { useSessionState } from '../platform/session/use-session.ts';
import { lazyNamed } from '../ui/lazy-named.ts';

const LocalChartOffer = lazyNamed(
  () => import('../features/saved-maps/components/local-chart-offer.tsx'),
  (module) => module.LocalChartOffer,
);
const TodayStrip = lazyNamed(
  () => import('../features/panchanga/today/today-strip.tsx'),
  (module) => module.TodayStrip,
);

/** Главная with what it shows of other features: the day of the panchanga and the last chart. */
export function HomeRoute() {
  const local = useLocalChart();
  const chart = local && { name: local.name || 'Карта без имени', words: birthWords(local, null), map: 'local' };
  const { auth } = useSessionState();
  return (
    <>
      {auth.isAuthenticated && local !== null && (
        <Suspense fallback={null}>
          <LocalChartOffer local={local} describe={(birth) => birthWords(birth, null)} />
        </Suspense>
      )}
      <HomePage
        today={
          <>
            <TodayTitle />
            <Suspense fallback={<section className="card" style={{ minHeight: 340 }} aria-busy="true" />}>
              <TodayStrip />
            </Suspense>
          </>
        }
        chart={chart}
      />
    </>
  );
}
