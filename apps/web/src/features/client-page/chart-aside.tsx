import type { BirthSky } from '@nebosvod/contracts/client-page';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { signCase, signName } from '@nebosvod/terms/sign';
import { SquareChart } from '../../ui/chart/square-chart.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { birthChart } from './birth-chart.ts';
import classes from './client-page.module.css';

const CHART_SIZE = 224;

/** The chart beside the text, and where its bodies stand. */
export function ChartAside({ sky }: { readonly sky: BirthSky }) {
  const chart = birthChart(sky, CHART_SIZE);
  const { ascendant } = sky;
  return (
    <aside className={classes.aside} aria-label="Карта рождения">
      {chart && (
        <figure>
          <div className={classes.square}>
            <SquareChart drawing={chart.drawing} label="" houseLabel={chart.houseLabel} />
          </div>
          {ascendant !== null && (
            <figcaption>
              Раши, восходит {signName(Math.floor(ascendant / 30) + 1)}, {formatDegree(ascendant % 30)}
            </figcaption>
          )}
        </figure>
      )}
      <ul>
        {sky.bodies.map(({ id, longitude, isRetrograde }) => (
          <li key={id}>
            <span className={`g-${id}`}>
              <Glyph name={id} label="" size={20} />
            </span>
            <span>
              <b>{grahaName(id)}</b> {formatDegree(longitude % 30)}{' '}
              {signCase(Math.floor(longitude / 30) + 1, 'genitive')}
              {isRetrograde && id !== 'rahu' && id !== 'ketu' ? ', ретро' : ''}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
