import { aspectTable } from '@nebosvod/terms/western.table';
import { westernText } from '../../../text/western.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { cardTableBoxLook } from '../../../ui/table-look.ts';
import type { WesternAspect, WesternBody } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { bodyGlyph, pointName } from '../point-name.ts';

interface Props {
  readonly bodies: readonly WesternBody[];
  readonly aspects: readonly WesternAspect[];
}

/** Every pair of bodies in a triangle: the angle of their aspect and its orb in whole degrees. */
export function AspectGrid({ bodies, aspects }: Props) {
  const taking = bodies.filter(({ id }) => aspects.some(({ a, b }) => a === id || b === id));
  const between = (one: string, two: string) =>
    aspects.find(({ a, b }) => (a === one && b === two) || (a === two && b === one));
  if (taking.length < 2) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section {...cardTableBoxLook()} tabIndex={0} aria-label={westernText.grid}>
      <h2 className={classes.title}>{westernText.grid}</h2>
      <table className={classes.grid}>
        <caption className="vh">{westernText.grid}</caption>
        <thead>
          <tr>
            <td />
            {taking.slice(0, -1).map(({ id }) => (
              <th key={id} scope="col">
                <Glyph name={bodyGlyph(id)} size={16} label={pointName(id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taking.slice(1).map((row, index) => (
            <tr key={row.id}>
              <th scope="row">
                <Glyph name={bodyGlyph(row.id)} size={16} label={pointName(row.id)} />
              </th>
              {taking.slice(0, index + 1).map((column) => {
                const found = between(row.id, column.id);
                return (
                  <td key={column.id}>
                    {found && (
                      <abbr title={`${aspectTable[found.aspect].ru}, орб ${Math.round(found.orb)}°`}>
                        {aspectTable[found.aspect].angle}°
                      </abbr>
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
