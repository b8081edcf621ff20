import type { BirthSky, WesternSky } from '@nebosvod/contracts/client-page';
import { birthWheel } from '@nebosvod/drawing/birth-wheel';
import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
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
              <b>{grahaName(id)}</b> {formatDegree(longitude % 30)} {signCase(signOf(longitude), 'genitive')}
              {isRetrograde && id !== 'rahu' && id !== 'ketu' ? ', ретро' : ''}
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
        <WheelChart
          drawing={drawing}
          label="Колесо карты"
          houseLabel={(house) => `${houseOrdinal(house)}, ${signName(signOf(houses?.cusps[house - 1] ?? 0))}`}
        />
      </div>
      <figcaption>
        Тропический зодиак, {houses ? HOUSES[houses.system] : 'без домов'}
        {ascendant !== null && houses && `. Асцендент ${at(ascendant)}, Середина неба ${at(houses.midheaven)}`}
      </figcaption>
    </figure>
  );
}
