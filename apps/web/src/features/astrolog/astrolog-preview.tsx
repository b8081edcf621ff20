import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLocalChart } from '../../birth/local-chart.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import classes from './astrolog.module.css';

const PortraitView = lazyNamed(
  () => import('./views/portrait-view.tsx'),
  (module) => module.PortraitView,
);

/** Under what the area is, for somebody without it: the gist of the Western portrait of this device's chart, which is free. */
export function AstrologPreview() {
  const birth = useLocalChart();
  return (
    <section className={classes.preview} aria-labelledby="astrolog-preview">
      <h2 id="astrolog-preview">
        {birth ? `Западный портрет: ${birth.name || mapsText.unnamed}` : 'Суть вашего западного портрета'}
      </h2>
      {birth ? (
        <Suspense fallback={<TableSkeleton rows={8} />}>
          <PortraitView birth={birth} />
        </Suspense>
      ) : (
        <div {...cardLook({ wide: true })}>
          <p>
            «Суть» бесплатна: что в западной карте главное и на каких факторах это держится. На этом устройстве карты
            пока нет.
          </p>
          <Link to={paths.natalChart} search={{}} {...buttonLook()}>
            Построить карту
          </Link>
        </div>
      )}
    </section>
  );
}
