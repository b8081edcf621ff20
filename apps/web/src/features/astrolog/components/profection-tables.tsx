import { grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { signName } from '@nebosvod/terms/sign';
import { TableBox } from '../../../chart/table-box.tsx';
import { timeLordsText as words } from '../../../text/time-lords.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import type { TimeLords } from '../api/use-time-lords.ts';
import classes from '../astrolog.module.css';
import { runningSpan } from '../running-span.ts';

interface Props {
  readonly profections: NonNullable<TimeLords['profections']>;
  readonly at: string;
  readonly dateOf: (instant: string) => string;
  readonly yearOf: (instant: string) => string;
}

/** All years of a life by house: a row is a house, its cells the ages that come to it; and the months of this year. */
export function ProfectionTables({ profections: { years, months }, at, dateOf, yearOf }: Props) {
  const now = runningSpan(years, at)?.now ?? null;
  const month = runningSpan(months, at)?.now ?? null;
  const houses = years.slice(0, 12);
  return (
    <>
      <p {...hintLook()}>{words.profectionsLead}</p>
      <TableBox label={words.profections}>
        <table {...tableLook()}>
          <caption className="vh">{words.profections}</caption>
          <thead>
            <tr>
              <th scope="col">{words.house}</th>
              <th scope="col">{words.sign}</th>
              <th scope="col">{words.lord}</th>
              <th scope="colgroup" colSpan={Math.ceil(years.length / 12)}>
                {words.ages}
              </th>
            </tr>
          </thead>
          <tbody>
            {houses.map(({ house, sign, lord }) => (
              <tr key={house} className={house === now?.house ? 'on' : undefined}>
                <th scope="row">
                  <span className="nw">{houseOrdinal(house)}</span>
                </th>
                <td>{signName(sign)}</td>
                <td>{grahaName(lord)}</td>
                {years
                  .filter((year) => year.house === house)
                  .map((year) => (
                    <td
                      key={year.age}
                      className={`tn ${classes.age}`}
                      aria-current={year.age === now?.age ? 'date' : undefined}
                    >
                      {year.age} <span className="cap">{yearOf(year.start)}</span>
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {months.length > 0 && (
        <>
          <h3 className={classes.title}>{words.months}</h3>
          <TableBox label={words.months}>
            <table {...tableLook()}>
              <caption className="vh">{words.months}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.start}</th>
                  <th scope="col">{words.house}</th>
                  <th scope="col">{words.sign}</th>
                  <th scope="col">{words.lord}</th>
                </tr>
              </thead>
              <tbody>
                {months.map((one) => (
                  <tr key={one.start} className={one.start === month?.start ? 'on' : undefined}>
                    <th scope="row" className="tn">
                      {dateOf(one.start)}
                    </th>
                    <td>{houseOrdinal(one.house)}</td>
                    <td>{signName(one.sign)}</td>
                    <td>{grahaName(one.lord)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableBox>
        </>
      )}
    </>
  );
}
