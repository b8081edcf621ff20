import { formatLongitude } from '@nebosvod/terms/degree';
import { essentialDignityTable } from '@nebosvod/terms/western.table';
import { westernText } from '../../../text/western.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { cardTableBoxLook, grahaCellLook, tableLook } from '../../../ui/table-look.ts';
import type { WesternBody } from '../api/use-western.ts';
import classes from '../astrolog.module.css';
import { bodyGlyph, pointName } from '../point-name.ts';

type Row = Pick<WesternBody, 'id' | 'longitude'> &
  Partial<Pick<WesternBody, 'dignity' | 'isRetrograde'>> & { readonly house: number | null };

interface Props {
  readonly caption: string;
  readonly bodies: readonly Row[];
}

/** Bodies with their places, houses and, where told, dignities. */
export function BodiesTable({ caption, bodies }: Props) {
  const hasDignity = bodies.some(({ dignity }) => dignity !== undefined && dignity !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section {...cardTableBoxLook()} tabIndex={0} aria-label={caption}>
      <table {...tableLook()}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{westernText.body}</th>
            <th scope="col">{westernText.place}</th>
            <th scope="col" className="num">
              {westernText.house}
            </th>
            {hasDignity && <th scope="col">{westernText.dignity}</th>}
          </tr>
        </thead>
        <tbody>
          {bodies.map(({ id, longitude, isRetrograde, house, dignity }) => (
            <tr key={id}>
              <th scope="row">
                <span {...grahaCellLook()}>
                  <Glyph name={bodyGlyph(id)} size={16} label="" />
                  {pointName(id)}
                </span>
              </th>
              <td>
                {formatLongitude(longitude)}
                {isRetrograde && id !== 'mean-node' && (
                  <>
                    {' '}
                    <abbr title={westernText.retrograde}>R</abbr>
                  </>
                )}
              </td>
              <td className="num">{house ?? '—'}</td>
              {hasDignity && (
                <td className={classes.wraps}>
                  {dignity?.has.map((one) => essentialDignityTable[one].ru).join(', ') || '—'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
