import { formatDegree } from '@nebosvod/terms/degree';
import { aspectTable } from '@nebosvod/terms/western.table';
import { bodyGlyph, pointName } from '../../../chart/western/point-name.ts';
import type { WesternAspect, WesternBody, WesternChart } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { cardTableBoxLook } from '../../../ui/table-look.ts';
import astrologClasses from '../astrolog.module.css';
import classes from './aspect-grid.module.css';
import { AspectMark } from './aspect-mark.tsx';

/** Bodies and the two angles: the part of fortune is no row of the grid. */
type GridPoint = WesternBody['id'] | 'ascendant' | 'midheaven';

interface Props {
  readonly chart: WesternChart;
  readonly aspects: readonly WesternAspect[];
}

/** Every pair of bodies in a triangle: the sign of their aspect and its orb in whole degrees. */
export function AspectGrid({ chart, aspects }: Props) {
  const points: readonly GridPoint[] = [
    ...chart.bodies.map(({ id }) => id),
    ...(chart.ascendant ? (['ascendant'] as const) : []),
    ...(chart.midheaven ? (['midheaven'] as const) : []),
  ];
  const taking = points.filter((id) => aspects.some(({ a, b }) => a === id || b === id));
  const between = (one: string, two: string) =>
    aspects.find(({ a, b }) => (a === one && b === two) || (a === two && b === one));
  if (taking.length < 2) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section {...cardTableBoxLook()} tabIndex={0} aria-label={westernText.grid}>
      <h2 className={astrologClasses.title}>{westernText.grid}</h2>
      <table className={classes.grid}>
        <caption className="vh">{westernText.grid}</caption>
        <thead>
          <tr>
            <td />
            {taking.slice(0, -1).map((id) => (
              <th key={id} scope="col">
                <PointMark id={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taking.slice(1).map((row, index) => (
            <tr key={row}>
              <th scope="row">
                <PointMark id={row} />
              </th>
              {taking.slice(0, index + 1).map((column) => {
                const found = between(row, column);
                return (
                  <td key={column}>
                    {found && (
                      <span
                        className={classes.found}
                        title={`${aspectTable[found.aspect].ru}, орб ${formatDegree(found.orb)}`}
                      >
                        <AspectMark aspect={found.aspect} />
                        <span className="vh">{aspectTable[found.aspect].ru}</span> {Math.round(found.orb)}°
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An angle by its letters, a body by its sign. */
function PointMark({ id }: { readonly id: GridPoint }) {
  if (id === 'ascendant') return <abbr title={pointName(id)}>As</abbr>;
  if (id === 'midheaven') return <abbr title={pointName(id)}>MC</abbr>;
  return <Glyph name={bodyGlyph(id)} size={16} label={pointName(id)} />;
}
