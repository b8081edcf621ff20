import { grahaName } from '@nebosvod/terms/graha';
import { signLord } from '../../../chart/sign-lord.ts';
import type { WesternChart } from '../../../chart/western/western-chart.ts';
import { westernText } from '../../../text/western.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { cardTableBoxLook, grahaCellLook, tableLook } from '../../../ui/table-look.ts';
import classes from '../astrolog.module.css';
import { longitudeWords } from '../longitude-words.ts';

/** Names of the houses that begin at an angle. */
const angles: Readonly<Record<number, string>> = { 1: 'As', 4: 'IC', 7: 'Ds', 10: 'MC' };
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Twelve cusps with their rulers by the seven planets and where those stand; nothing without a time of birth. */
export function CuspsTable({ chart }: { readonly chart: WesternChart }) {
  const cusps = chart.houses?.cusps;
  if (!cusps) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section {...cardTableBoxLook()} tabIndex={0} aria-label={westernText.cusps}>
      <h2 className={classes.title}>{westernText.cusps}</h2>
      <table {...tableLook()}>
        <caption className="vh">{westernText.cusps}</caption>
        <thead>
          <tr>
            <th scope="col">{westernText.house}</th>
            <th scope="col">{westernText.cusp}</th>
            <th scope="col">{westernText.ruler}</th>
            <th scope="col" className="num">
              {westernText.standsIn}
            </th>
          </tr>
        </thead>
        <tbody>
          {cusps.map((longitude, index) => {
            const house = index + 1;
            const ruler = signLord(Math.floor(longitude / 30) + 1);
            const place = chart.bodies.find(({ id }) => id === ruler)?.house ?? null;
            return (
              <tr key={house} className={angles[house] === undefined ? undefined : 'on'}>
                <th scope="row">
                  {romans[index]}
                  {angles[house] !== undefined && ` · ${angles[house]}`}
                </th>
                <td>{longitudeWords(longitude)}</td>
                <td>
                  {ruler !== null && (
                    <span {...grahaCellLook()}>
                      <Glyph name={ruler} size={16} label="" />
                      {grahaName(ruler)}
                    </span>
                  )}
                </td>
                <td className="num">{place ?? '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
