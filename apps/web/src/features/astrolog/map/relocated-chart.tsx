import type { Birth } from '@nebosvod/contracts/birth';
import { formatLongitude } from '@nebosvod/terms/degree';
import { pointName } from '../../../chart/western/point-name.ts';
import { useWesternChart, type WesternChart } from '../../../chart/western/western-chart.ts';
import { astroMapText as words } from '../../../text/astro-map.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { FactTable } from '../components/fact-table.tsx';
import { WesternWheel } from '../components/western-wheel.tsx';
import type { MapPoint } from './world-map.tsx';

interface Props {
  readonly birth: Birth;
  readonly natal: WesternChart;
  readonly point: MapPoint;
  /** The place in words. */
  readonly name: string;
}

/** The chart of the same instant for another place: its wheel, and what of the angles and houses changes. */
export function RelocatedChart({ birth, natal, point, name }: Props) {
  const { timeZone: _, disambiguation: __, ...rest } = birth;
  const moved = {
    ...rest,
    latitude: Math.round(point.latitude * 1e4) / 1e4,
    longitude: Math.round(point.longitude * 1e4) / 1e4,
    // The instant of the birth stays: its clock is that of the birth place.
    utcOffsetSeconds: natal.moment.utcOffsetSeconds,
  };
  const query = useWesternChart(moved);
  return (
    <Answer query={query}>
      {(chart) => (
        <div className={classes.two}>
          <div className={classes.column}>
            <WesternWheel chart={chart} aspects={chart.aspects} title={words.relocated(name)} />
          </div>
          <div className={classes.column}>
            <FactTable
              title={words.angle}
              lead={words.relocatedLead}
              head={[words.angle, words.here, words.was]}
              rows={(['ascendant', 'midheaven'] as const).flatMap((id) => {
                const [here, was] = [chart[id], natal[id]];
                if (here === null || was === null) return [];
                return [
                  { key: id, cells: [pointName(id), formatLongitude(here.longitude), formatLongitude(was.longitude)] },
                ];
              })}
            />
            <FactTable
              title={words.planets}
              head={[words.body, words.house, words.houseWas]}
              rows={chart.bodies.map(({ id, house }) => {
                const was = natal.bodies.find((one) => one.id === id)?.house ?? null;
                return { key: id, cells: [pointName(id), house, was], isMarked: house !== was };
              })}
            />
          </div>
        </div>
      )}
    </Answer>
  );
}
