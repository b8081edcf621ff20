import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { astroMapText as words } from '../../../text/astro-map.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { lakeRings } from './lake-rings.ts';
import { landRings } from './land-rings.ts';
import classes from './world-map.module.css';
import { ringPath, type WorldProjection, worldProjection } from './world-projection.ts';

/** A point of the map, degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

interface Town extends MapPoint {
  readonly name: string;
}

interface Props {
  readonly birth: MapPoint;
  readonly chosen: MapPoint | null;
  readonly towns: readonly Town[];
  readonly onPoint: (point: MapPoint) => void;
  /** Room above and below the map for the letters of the lines, px. */
  readonly margin: number;
  /** What lies over the land: lines and their letters. */
  readonly children: (projection: WorldProjection) => ReactNode;
}

/** Narrower than this the lines run together: the map is then scrolled. */
const narrowest = 840;
const graticule = { meridians: [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150], parallels: [-30, 0, 30, 60] };
/** Degrees of one press of an arrow, and of one with Shift. */
const arrowStep = { plain: 1, shift: 10 } as const;
const ways: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Room that the name of a town takes, px. */
const nameRoom = { width: 80, height: 14 } as const;

/** Towns whose names do not lie on that of one before. */
function apart(towns: readonly Town[], { x, y }: WorldProjection): readonly Town[] {
  const kept: Town[] = [];
  for (const town of towns) {
    const isHidden = kept.some(
      ({ latitude, longitude }) =>
        Math.abs(x(longitude) - x(town.longitude)) < nameRoom.width &&
        Math.abs(y(latitude) - y(town.latitude)) < nameRoom.height,
    );
    if (!isHidden) kept.push(town);
  }
  return kept;
}

/** Coastlines and lakes on which lines are drawn. A press chooses a place; from the keyboard, arrows move a cross and Enter chooses. */
export function WorldMap({ birth, chosen, towns, onPoint, margin, children }: Props) {
  const [box, measured] = useWidth<HTMLDivElement>();
  const [cross, setCross] = useState<MapPoint | null>(null);
  const projection = useMemo(() => worldProjection(Math.max(narrowest, measured ?? 0)), [measured]);
  const land = useMemo(() => ringPath(landRings(), projection), [projection]);
  const lakes = useMemo(() => ringPath(lakeRings(), projection), [projection]);
  const { width, height, x, y, at } = projection;
  const scrolled = useRef<HTMLElement>(null);
  const start = x(birth.longitude);
  // A map wider than the window opens on the birth place.
  useLayoutEffect(() => {
    const view = scrolled.current;
    if (view && measured !== null) view.scrollLeft = start - measured / 2;
  }, [start, measured]);
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const edge = event.currentTarget.getBoundingClientRect();
    onPoint(at(event.clientX - edge.left, event.clientY - edge.top - margin));
  };
  const move = (event: KeyboardEvent) => {
    const from = cross ?? chosen ?? birth;
    const way = ways[event.key];
    if (way !== undefined) {
      const step = event.shiftKey ? arrowStep.shift : arrowStep.plain;
      const [up, right] = way;
      setCross(at(x(from.longitude + right * step), y(from.latitude + up * step)));
    } else if (event.key === 'Enter') onPoint(from);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={box}>
      <section ref={scrolled} className={classes.scroll} aria-label={words.scrolls}>
        <svg
          role="application"
          aria-label={words.map}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the cross and Enter chooses a place
          tabIndex={0}
          width={width}
          height={height + 2 * margin}
          className={classes.map}
          onClick={press}
          onKeyDown={move}
          onBlur={() => setCross(null)}
        >
          <clipPath id="world-edge">
            <rect width={width} height={height} />
          </clipPath>
          <g transform={`translate(0 ${margin})`}>
            <rect className={classes.ground} width={width} height={height} />
            <g clipPath="url(#world-edge)">
              <path className={classes.land} d={land} />
              <path className={classes.lake} d={lakes} />
              <path
                className={classes.graticule}
                d={[
                  ...graticule.meridians.map((one) => `M${x(one)} 0V${height}`),
                  ...graticule.parallels.map((one) => `M0 ${y(one)}H${width}`),
                ].join('')}
              />
            </g>
            {children(projection)}
            {apart(towns, projection).map((town) => (
              <g key={`${town.name} ${town.latitude}`}>
                <circle className={classes.city} cx={x(town.longitude)} cy={y(town.latitude)} r={3} />
                <text className={classes.cityName} x={x(town.longitude) + 6} y={y(town.latitude) + 4}>
                  {town.name}
                </text>
              </g>
            ))}
            <circle className={classes.birth} cx={x(birth.longitude)} cy={y(birth.latitude)} r={4} />
            {chosen !== null && (
              <circle className={classes.chosen} cx={x(chosen.longitude)} cy={y(chosen.latitude)} r={8} />
            )}
            {cross !== null && (
              <path
                className={classes.cross}
                d={`M${x(cross.longitude)} 0V${height}M0 ${y(cross.latitude)}H${width}`}
              />
            )}
          </g>
        </svg>
      </section>
    </div>
  );
}
