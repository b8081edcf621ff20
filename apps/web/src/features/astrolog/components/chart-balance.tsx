import { signTable } from '@nebosvod/terms/sign.table';
import { pointName } from '../../../chart/western/point-name.ts';
import type { WesternBody, WesternChart } from '../../../chart/western/western-chart.ts';
import { balanceText as words } from '../../../text/western-balance.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { termListLook } from '../../../ui/term-list-look.ts';
import astrologClasses from '../astrolog.module.css';
import classes from './chart-balance.module.css';

/** The ten that are counted: points and asteroids have no weight of their own. */
const counted: readonly WesternBody['id'][] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];
const angular: readonly (number | null)[] = [1, 4, 7, 10];

/** Sect, how the ten planets share the elements and the modes of the signs, and which stand in the angular houses. */
export function ChartBalance({ chart }: { readonly chart: WesternChart }) {
  const planets = chart.bodies.filter(({ id }) => counted.includes(id));
  const signs = planets.map(({ sign }) => Object.values(signTable)[sign - 1]);
  const atAngles = planets.filter(({ house }) => angular.includes(house));
  return (
    <section {...cardLook()} aria-labelledby="chart-balance">
      <h2 id="chart-balance" className={astrologClasses.title}>
        {words.title}
      </h2>
      <dl {...termListLook({ ruled: true, className: classes.balance })}>
        {chart.isDay !== null && (
          <div>
            <dt>{words.sect}</dt>
            <dd>{chart.isDay ? words.day : words.night}</dd>
          </div>
        )}
        {words.elements.map(({ id, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{signs.filter((sign) => sign?.element === id).length}</dd>
          </div>
        ))}
        {words.modes.map(({ id, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{signs.filter((sign) => sign?.modality === id).length}</dd>
          </div>
        ))}
        {chart.houses !== null && (
          <div className={classes.wide}>
            <dt>{words.angular}</dt>
            <dd>{atAngles.length === 0 ? words.none : atAngles.map(({ id }) => pointName(id)).join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
