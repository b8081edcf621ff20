import { formatDegree } from '@nebosvod/terms/degree';
import { grahaName } from '@nebosvod/terms/graha';
import { inSign } from '@nebosvod/terms/sign';
import { essentialDignityTable } from '@nebosvod/terms/western.table';
import { signLord } from '../../../chart/sign-lord.ts';
import { bodyGlyph, pointName } from '../../../chart/western/point-name.ts';
import type { WesternBody, WesternWheelChart } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import { Glyph, signGlyphs } from '../../../ui/glyph.tsx';
import { cardTableBoxLook, grahaCellLook, tableLook } from '../../../ui/table-look.ts';
import classes from '../astrolog.module.css';
import { longitudeWords } from '../longitude-words.ts';

type Row = Pick<WesternBody, 'id' | 'longitude'> &
  Partial<Pick<WesternBody, 'dignity' | 'isRetrograde' | 'speed'>> & { readonly house: number | null };

interface Props {
  readonly caption: string;
  readonly bodies: readonly Row[];
  /** The angles, which open the table where the time of birth is known; with them the bodies tell how fast they go. */
  readonly angles?: Pick<WesternWheelChart, 'ascendant' | 'midheaven'>;
}

/** Bodies with their places, houses and, where told, dignities. */
export function BodiesTable({ caption, bodies, angles }: Props) {
  const hasDignity = bodies.some(({ dignity }) => dignity !== undefined && dignity !== null);
  const hasSpeed = angles !== undefined;
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
            {hasSpeed && (
              <th scope="col" className="num">
                <abbr title={westernText.speedADay}>{westernText.speed}</abbr>
              </th>
            )}
            {hasDignity && <th scope="col">{westernText.dignity}</th>}
          </tr>
        </thead>
        <tbody>
          {angles?.ascendant && (
            <AngleRow
              letters="As"
              name="ascendant"
              longitude={angles.ascendant.longitude}
              house={1}
              dignity={hasDignity}
            />
          )}
          {angles?.midheaven && (
            <AngleRow
              letters="MC"
              name="midheaven"
              longitude={angles.midheaven.longitude}
              house={10}
              dignity={hasDignity}
            />
          )}
          {bodies.map(({ id, longitude, isRetrograde, speed, house, dignity }) => (
            <tr key={id}>
              <th scope="row">
                <span {...grahaCellLook()}>
                  <Glyph name={bodyGlyph(id)} size={16} label="" />
                  {pointName(id)}
                </span>
              </th>
              <td>
                <Place longitude={longitude} isShort={hasSpeed} />
                {isRetrograde && id !== 'mean-node' && (
                  <>
                    {' '}
                    <abbr title={westernText.retrograde}>R</abbr>
                  </>
                )}
              </td>
              <td className="num">{house ?? '—'}</td>
              {hasSpeed && <td className="num">{speed === undefined ? '—' : speedWords(speed)}</td>}
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

/** A place in words; the full table, which has no room for the name of the sign, draws its glyph. */
function Place({ longitude, isShort }: { readonly longitude: number; readonly isShort: boolean }) {
  if (!isShort) return longitudeWords(longitude);
  const sign = Math.floor(longitude / 30) + 1;
  return (
    <span className={`nw ${classes.place}`}>
      {formatDegree(longitude - 30 * (sign - 1))} <span className="vh">{inSign(sign)}</span>
      <Glyph name={signGlyphs[sign - 1] ?? 'aries'} label="" size={16} />
    </span>
  );
}

/** «+0°58′», «−0°01′»: degrees a day. */
const speedWords = (speed: number): string => `${speed < 0 ? '' : '+'}${formatDegree(speed)}`;

interface AngleProps {
  readonly letters: string;
  readonly name: 'ascendant' | 'midheaven';
  readonly longitude: number;
  readonly house: number;
  /** Whether the table has a column of dignities, where an angle tells the ruler of its sign. */
  readonly dignity: boolean;
}

function AngleRow({ letters, name, longitude, house, dignity }: AngleProps) {
  const ruler = signLord(Math.floor(longitude / 30) + 1);
  return (
    <tr className="on">
      <th scope="row">
        <b>{letters}</b> {pointName(name)}
      </th>
      <td>
        <Place longitude={longitude} isShort />
      </td>
      <td className="num">{house}</td>
      <td />
      {dignity && (
        <td className={classes.wraps}>
          {ruler !== null && (
            <>
              <abbr title={westernText.ruler}>{westernText.rulerShort}</abbr> {grahaName(ruler)}
            </>
          )}
        </td>
      )}
    </tr>
  );
}
