import { bodyGlyph } from '../../../chart/western/point-name.ts';
import { astroMapText as words } from '../../../text/astro-map.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import type { AstroMap, MapBodyId, MapLine } from '../api/use-map.ts';
import { spreadLabels } from '../folded-line.ts';
import classes from './world-map.module.css';
import { crossingOf, linePath, type WorldProjection } from './world-projection.ts';

/** Room for the letters above and below the map, px. */
export const letterRoom = 34;
/** Of one mark: its sign and three letters. */
const letterWidth = 46;

/** Colour of a body's line. */
const hue = (id: MapBodyId) => `g-${bodyGlyph(id)}`;

interface Props {
  readonly lines: readonly MapLine[];
  readonly projection: WorldProjection;
}

/** The four lines of each body: MC and ASC whole, IC dashed, DSC dotted; letters at the edges. */
export function AngleLineDrawing({ lines, projection }: Props) {
  const { x, height } = projection;
  const above = lines.flatMap(({ id, culminating, anticulminating }) => [
    { id, angle: 'culminating' as const, y: x(culminating) },
    { id, angle: 'anticulminating' as const, y: x(anticulminating) },
  ]);
  const below = lines.flatMap(({ id, ...line }) =>
    (['rising', 'setting'] as const).flatMap((angle) => {
      const longitude = crossingOf(line[angle], bottomLatitude);
      return longitude === null ? [] : [{ id, angle, y: x(longitude) }];
    }),
  );
  return (
    <>
      <g clipPath="url(#world-edge)">
        {lines.map(({ id, culminating, anticulminating, rising, setting }) => (
          <g key={id} className={hue(id)}>
            <path className={classes.line} d={`M${x(culminating)} 0v${height}`} />
            <path className={`${classes.line} ${classes.dashed}`} d={`M${x(anticulminating)} 0v${height}`} />
            <path className={classes.line} d={linePath(rising, projection)} />
            <path className={`${classes.line} ${classes.dotted}`} d={linePath(setting, projection)} />
          </g>
        ))}
      </g>
      <Letters marks={above} edge={0} out={-1} width={projection.width} />
      <Letters marks={below} edge={height} out={1} width={projection.width} />
    </>
  );
}

/** The bottom edge of the map: the letters of the horizon lines stand where those cross it. */
const bottomLatitude = -60;

interface LettersProps {
  readonly marks: readonly {
    readonly id: MapBodyId;
    readonly angle: keyof typeof words.angleLetters;
    /** Px from the left. */
    readonly y: number;
  }[];
  /** Height of the edge they stand at, and which way is out of the map. */
  readonly edge: number;
  readonly out: 1 | -1;
  readonly width: number;
}

function Letters({ marks, edge, out, width }: LettersProps) {
  const placed = spreadLabels(
    marks,
    Math.min(letterWidth, width / marks.length),
    width - letterWidth / 2,
    letterWidth / 2,
  );
  const base = edge + out * 20;
  return placed.map(({ id, angle, y: own, labelY }) => (
    <g key={`${id} ${angle}`} className={hue(id)}>
      <path className={classes.leader} d={`M${own} ${edge}L${labelY} ${edge + out * 10}`} />
      <Glyph name={bodyGlyph(id)} label="" size={14} x={labelY - 20} y={base - 7} />
      <text className={classes.letters} x={labelY - 4} y={base + 4}>
        {words.angleLetters[angle]}
      </text>
    </g>
  ));
}

/** Parallels of parans, dashed. */
export function ParanDrawing({
  parans,
  projection,
}: Pick<Props, 'projection'> & { readonly parans: AstroMap['parans'] }) {
  const { x, y, width } = projection;
  return (
    <g clipPath="url(#world-edge)">
      {parans.map(({ a, aAngle, b, bAngle, latitude, longitude }) => (
        <g key={`${a} ${aAngle} ${b} ${bAngle}`} className={hue(a)}>
          <path className={`${classes.line} ${classes.dashed}`} d={`M0 ${y(latitude)}H${width}`} />
          <circle cx={x(longitude)} cy={y(latitude)} r={4} fill="currentColor" />
        </g>
      ))}
    </g>
  );
}

/** Great circles from the birth place: whole towards the body, dashed the other way. */
export function LocalSpaceDrawing({
  lines,
  projection,
}: Pick<Props, 'projection'> & { readonly lines: AstroMap['localSpace'] }) {
  return (
    <g clipPath="url(#world-edge)">
      {lines.map(({ id, ahead, behind }) => (
        <g key={id} className={hue(id)}>
          <path className={classes.line} d={linePath(ahead, projection)} />
          <path className={`${classes.line} ${classes.dashed}`} d={linePath(behind, projection)} />
        </g>
      ))}
    </g>
  );
}
