import type { BirthSky } from '@nebosvod/contracts/client-page';
import { Glyph, signGlyphs } from '../../ui/glyph.tsx';
import classes from './sky-figure.module.css';

const SIZE = 360;
const MIDDLE = SIZE / 2;
const OUTER = 174;
const INNER = 148;
const BODY_RING = 122;
const SIGN_RING = (OUTER + INNER) / 2;
/** Bodies nearer than this many degrees are set apart. */
const LEAST_GAP = 11;

interface Props {
  readonly sky: BirthSky;
  /** Two lines in the middle: when, and at what hour. */
  readonly lines: readonly [string, string];
}

/** The sky of a birth as a ring: the ascendant on the left, signs against the clock, bodies in their degrees. */
export function SkyFigure({ sky, lines }: Props) {
  const start = sky.ascendant ?? 0;
  const at = (longitude: number, radius: number) => {
    const angle = ((180 - (longitude - start)) * Math.PI) / 180;
    return { x: rounded(MIDDLE + radius * Math.cos(angle)), y: rounded(MIDDLE + radius * Math.sin(angle)) };
  };
  return (
    <svg className={classes.sky} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <circle className={classes.ring} cx={MIDDLE} cy={MIDDLE} r={OUTER} />
      <circle className={classes.ring} cx={MIDDLE} cy={MIDDLE} r={INNER} />
      {signGlyphs.map((name, index) => {
        const from = at(index * 30, INNER);
        const to = at(index * 30, OUTER);
        const middle = at(index * 30 + 15, SIGN_RING);
        return (
          <g key={name} className={classes.sign}>
            <path className={classes.ring} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <Glyph name={name} label="" size={16} x={middle.x - 8} y={middle.y - 8} />
          </g>
        );
      })}
      {sky.ascendant !== null && (
        <path className={classes.horizon} d={`M${MIDDLE - OUTER} ${MIDDLE}H${MIDDLE + OUTER}`} />
      )}
      {spread(sky.bodies).map(({ id, longitude, shown }) => {
        const tick = at(longitude, INNER);
        const foot = at(longitude, INNER - 7);
        const place = at(shown, BODY_RING);
        return (
          <g key={id} className={`g-${id}`}>
            <path d={`M${tick.x} ${tick.y}L${foot.x} ${foot.y}`} stroke="currentColor" />
            <Glyph name={id} label="" size={20} x={place.x - 10} y={place.y - 10} />
          </g>
        );
      })}
      <g textAnchor="middle">
        <text className={classes.skyDate} x={MIDDLE} y={MIDDLE - 14}>
          {lines[0]}
        </text>
        <text className={classes.skyHour} x={MIDDLE} y={MIDDLE + 24}>
          {lines[1]}
        </text>
      </g>
    </svg>
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Bodies in order of longitude, those that stand close moved apart for the eye. */
function spread(bodies: BirthSky['bodies']) {
  const sorted = [...bodies]
    .sort((a, b) => a.longitude - b.longitude)
    .map((body) => ({ ...body, shown: body.longitude }));
  for (let round = 0; round < 8; round += 1) {
    for (let index = 1; index < sorted.length; index += 1) {
      const [before, after] = [sorted[index - 1], sorted[index]];
      const lack = before && after ? LEAST_GAP - (after.shown - before.shown) : 0;
      if (!before || !after || lack <= 0) continue;
      before.shown -= lack / 2;
      after.shown += lack / 2;
    }
  }
  return sorted;
}
