import { Link } from '@tanstack/react-router';
import { useLocalChart } from '../../birth/local-chart.ts';
import { paths } from '../../platform/paths.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { buttonLook } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card-look.ts';
import classes from './astrolog.module.css';
import { PortraitView } from './views/portrait-view.tsx';

/** Under what the area is, for somebody without it: the gist of the Western portrait of this device's chart, which is free. */
export function AstrologPreview() {
  const birth = useLocalChart();
  return (
    <section className={classes.preview} aria-labelledby="astrolog-preview">
      <h2 id="astrolog-preview">
        {birth ? `Западный портрет: ${birth.name || mapsText.unnamed}` : 'Суть вашего западного портрета'}
      </h2>
      {birth ? (
        <PortraitView birth={birth} />
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
