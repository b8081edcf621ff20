import type { BirthSky, WesternSky } from '@nebosvod/contracts/client-page';
import { birthWheel } from '@nebosvod/drawing/birth-wheel';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { nakshatraWithPada } from '@nebosvod/terms/nakshatra';
import { signCase, signName } from '@nebosvod/terms/sign';
import { SquareChart } from '../../ui/chart/square-chart.tsx';
import { WheelChart } from '../../ui/chart/wheel-chart.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { birthChart } from './birth-chart.ts';
import classes from './chart-aside.module.css';

const CHART_SIZE = 224;
/** Drawn larger than it is shown, so that the degrees of ten planets never touch. */
const WHEEL_SIZE = 380;

const signOf = (longitude: number) => Math.floor(longitude / 30) + 1;

/** «11-й дом, Ардра 3» of a Veda chart; a Western one has its houses in the drawing. */
function placeOf({ ascendant, western }: BirthSky, longitude: number): string | null {
  if (western !== null) return null;
  const star = nakshatraWithPada(Math.floor((longitude * 27) / 360) + 1, (Math.floor((longitude * 108) / 360) % 4) + 1);
  if (ascendant === null) return star;
  return `${houseOrdinal(((signOf(longitude) - signOf(ascendant) + 12) % 12) + 1)}, ${star}`;
}

/** The chart beside the text, and where its bodies stand. */
export function ChartAside({ sky, title }: { readonly sky: BirthSky; readonly title: string }) {
  return (
    <aside className={classes.aside} aria-label={title}>
      {sky.western ? <WesternFigure sky={sky} western={sky.western} /> : <RashiFigure sky={sky} />}
      <ul>
        {sky.bodies.map(({ id, longitude, isRetrograde }) => (
          <li key={id}>
            <span className={`g-${id}`}>
              <Glyph name={id} label="" size={20} />
            </span>
            <span>
              <b>
                {grahaName(id)}, {formatDegree(longitude % 30)} {signCase(signOf(longitude), 'genitive')}
              </b>{' '}
              {[placeOf(sky, longitude), isRetrograde && id !== 'rahu' && id !== 'ketu' ? 'ретроградность' : null]
                .filter((word) => word !== null)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function RashiFigure({ sky }: { readonly sky: BirthSky }) {
  const chart = birthChart(sky, CHART_SIZE);
  const { ascendant } = sky;
  if (!chart) return null;
  return (
    <figure>
      <div className={classes.square}>
        <SquareChart drawing={chart.drawing} label="" houseLabel={chart.houseLabel} />
      </div>
      {ascendant !== null && (
        <figcaption>
          Раши, восходит {signName(signOf(ascendant))}, {formatDegree(ascendant % 30)}
        </figcaption>
      )}
    </figure>
  );
}

const HOUSES = { placidus: 'дома Плацидуса', porphyry: 'дома Порфирия' } as const;

function WesternFigure({ sky, western }: { readonly sky: BirthSky; readonly western: WesternSky }) {
  const { ascendant, bodies } = sky;
  const { houses, aspects } = western;
  const drawing = birthWheel({ ascendant, bodies, houses, aspects }, WHEEL_SIZE);
  const at = (longitude: number) => `${formatDegree(longitude % 30)} ${signCase(signOf(longitude), 'genitive')}`;
  return (
    <figure>
      <div className={classes.square}>
        <WheelChart drawing={drawing} label="" houseLabel={() => ''} />
      </div>
      <figcaption>
        Тропический зодиак, {houses ? HOUSES[houses.system] : 'без домов'}
        {ascendant !== null && houses && `. Асцендент ${at(ascendant)}, Середина неба ${at(houses.midheaven)}`}
      </figcaption>
    </figure>
  );
}
