import { type PublicPassage, type PublicTermPage, publicPath } from '@nebosvod/contracts/public-page';
import { formatDate, formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { tithiName } from '@nebosvod/terms/panchanga';
import { linkLook } from '../../../ui/link-look.ts';
import { cardTableBoxLook, tableLook } from '../../../ui/table-look.ts';

/** When a part of a day comes next: what a day holds by its sunrise under that day, all else by its beginning. */
export function Passages({ page }: { readonly page: PublicTermPage }) {
  const { term, city, passages } = page;
  if (passages.length === 0)
    return <p>{city.name}: в эти дни Солнце не восходит или не заходит, и отсчитывать её не от чего.</p>;
  return (
    <div {...cardTableBoxLook()}>
      <table {...tableLook()}>
        {term === 'vara' || term === 'muhurta' ? <Days page={page} /> : <Stretches page={page} />}
      </table>
    </div>
  );
}

function Days({ page: { term, city, passages } }: { readonly page: PublicTermPage }) {
  const zone = { timeZone: city.timeZone };
  return (
    <>
      <thead>
        <tr>
          <th scope="col">День</th>
          <th scope="col">{term === 'vara' ? 'С восхода' : 'Начало'}</th>
          <th scope="col">{term === 'vara' ? 'До восхода' : 'Конец'}</th>
        </tr>
      </thead>
      <tbody>
        {passages.map(({ start, end, sunriseDates: [date = ''] }) => (
          <tr key={start}>
            <th scope="row">
              <a {...linkLook()} href={publicPath.day(city.slug, date)}>
                {formatDate(date, { weekday: term === 'muhurta' })}
              </a>
            </th>
            <td>{formatTime(start, zone, { from: date })}</td>
            <td>{formatTime(end, zone, { from: date })}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Stretches({ page: { term, city, passages } }: { readonly page: PublicTermPage }) {
  const zone = { timeZone: city.timeZone };
  const isNamed = term === 'tithi' || term === 'karana';
  const day = (date: string) => (
    <a key={date} {...linkLook()} href={publicPath.day(city.slug, date)}>
      {formatShortDate(date, { weekday: true })}
    </a>
  );
  const from = ({ start }: PublicPassage) => wallClock(start, zone).date;
  return (
    <>
      <thead>
        <tr>
          <th scope="col">Начало</th>
          <th scope="col">Конец</th>
          {isNamed && <th scope="col">Титхи</th>}
          <th scope="col">Держится на восходе</th>
        </tr>
      </thead>
      <tbody>
        {passages.map((passage) => (
          <tr key={passage.start}>
            <th scope="row">
              {formatDate(from(passage), { weekday: false })}, {formatTime(passage.start, zone)}
            </th>
            <td>{formatTime(passage.end, zone, { from: from(passage) })}</td>
            {isNamed && <td>{term === 'tithi' ? tithiName(passage.index) : halfTithiName(passage.index)}</td>}
            <td>
              {passage.sunriseDates.length === 0 ? (
                <span className="muted">не застаёт восхода</span>
              ) : (
                <span className="row wrap">{passage.sunriseDates.map(day)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** «Шукла Чатуртхи, вторая половина» */
const halfTithiName = (half: number) =>
  `${tithiName(Math.ceil(half / 2))}, ${half % 2 === 1 ? 'первая' : 'вторая'} половина`;
