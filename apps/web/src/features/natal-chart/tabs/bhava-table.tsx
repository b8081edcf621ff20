import { signCase } from '@nebosvod/terms/sign';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import classes from '../../../chart/tab.module.css';
import { TableBox } from '../../../chart/table-box.tsx';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Degree } from '../../../ui/degree.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import type { Bhava } from './bhavas.ts';

/** Twelve houses with their beginning and middle, and the grahas in them. */
export function BhavaTable({ bhavas }: { readonly bhavas: readonly Bhava[] }) {
  const names = useNames();
  const place = (longitude: number) => (
    <>
      <Degree value={longitude % 30} /> {signCase(Math.floor(longitude / 30) + 1, 'genitive', names)}
    </>
  );
  return (
    <TableBox label="Дома бхава-чалит">
      <table {...tableLook()}>
        <caption className="vh">Дома бхава-чалит</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              Дом
            </th>
            <th scope="col">Грахи</th>
            <th scope="col">Начало</th>
            <th scope="col">Середина</th>
          </tr>
        </thead>
        <tbody>
          {bhavas.map(({ house, start, middle, bodies }) => (
            <tr key={house}>
              <th scope="row" className="num">
                {house}
              </th>
              <td className={classes.wraps}>
                <span className="row wrap">
                  {bodies.map(({ body, movedFrom }) => (
                    <span key={body.id}>
                      <GrahaLabel id={body.id} />
                      {movedFrom !== null && <span className="muted"> из {movedFrom}-го</span>}
                    </span>
                  ))}
                </span>
              </td>
              <td>{place(start)}</td>
              <td>{place(middle)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
