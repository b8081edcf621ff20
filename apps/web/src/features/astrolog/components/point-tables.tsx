import { formatDegree, formatLongitude } from '@nebosvod/terms/degree';
import { houseOrdinal } from '@nebosvod/terms/house';
import { starTable } from '@nebosvod/terms/star.table';
import { extraPointTable, lotTable, paranAngleTable } from '@nebosvod/terms/western.table';
import { pointsText as words } from '../../../text/western-points.ts';
import type { WesternPoints } from '../api/use-points.ts';
import { chartPointName } from '../chart-point-name.ts';
import { FactTable } from './fact-table.tsx';

interface Props {
  readonly points: WesternPoints;
}

const houseWords = (house: number | null) => (house === null ? '—' : houseOrdinal(house));
const pairKey = ({ a, b }: { readonly a: string; readonly b: string }) => `${a} ${b}`;
/** «+23°26′», «−5°02′». */
const signed = (degrees: number) => `${degrees < 0 ? '−' : '+'}${formatDegree(Math.abs(degrees))}`;

/** Lots, asteroids and the osculating apogee. */
export function LotTables({ points: { lots, extras } }: Props) {
  return (
    <>
      {lots !== null && (
        <FactTable
          title={words.lots}
          lead={words.lotsLead}
          head={[words.lot, words.place, words.house]}
          rows={lots.map(({ id, longitude, house }) => ({
            key: id,
            cells: [lotTable[id].ru, formatLongitude(longitude), houseWords(house)],
          }))}
        />
      )}
      <FactTable
        title={words.extras}
        head={[words.point, words.place, words.house]}
        rows={extras.map(({ id, longitude, house, isRetrograde }) => ({
          key: id,
          cells: [
            extraPointTable[id].ru,
            `${formatLongitude(longitude)}${isRetrograde ? ' ℞' : ''}`,
            houseWords(house),
          ],
        }))}
      />
    </>
  );
}

/** Stars that points stand with, and those on angles together with a planet. */
export function StarTables({ points: { stars, parans } }: Props) {
  return (
    <>
      <FactTable
        title={words.conjunctions}
        lead={words.conjunctionsLead}
        none={words.noConjunctions}
        head={[words.star, words.point, words.place, words.orb]}
        rows={stars.map(({ star, point, orb, longitude }) => ({
          key: `${star} ${point}`,
          cells: [starTable[star].ru, chartPointName(point), formatLongitude(longitude), formatDegree(orb)],
        }))}
      />
      {parans !== null && (
        <FactTable
          title={words.parans}
          lead={words.paransLead}
          none={words.noParans}
          head={[words.star, words.starIs, words.planet, words.planetIs, words.orb]}
          rows={parans.map(({ star, starAngle, body, bodyAngle, orb }) => ({
            key: `${star} ${starAngle} ${body} ${bodyAngle}`,
            cells: [
              starTable[star].ru,
              paranAngleTable[starAngle].ru,
              chartPointName(body),
              paranAngleTable[bodyAngle].ru,
              formatDegree(orb),
            ],
          }))}
        />
      )}
    </>
  );
}

/** Declinations with those out of bounds, and parallels. */
export function DeclinationTables({ points: { declinations, parallels } }: Props) {
  return (
    <>
      <FactTable
        title={words.parallels}
        none={words.noParallels}
        head={[words.point, words.kind, words.second, words.orb]}
        rows={parallels.map((one) => ({ key: pairKey(one), cells: pairCells(one) }))}
      />
      <FactTable
        title={words.declinations}
        head={[words.point, words.declination, words.mark]}
        rows={declinations.map(({ id, declination, isOutOfBounds }) => ({
          key: id,
          isMarked: isOutOfBounds,
          cells: [chartPointName(id), signed(declination), isOutOfBounds ? words.outOfBounds : ''],
        }))}
      />
    </>
  );
}

/** Mirrors in the solstices and the equinoxes, and who stands in them. */
export function AntisciaTables({ points: { antiscia, antisciaContacts } }: Props) {
  return (
    <>
      <FactTable
        title={words.contacts}
        none={words.noContacts}
        head={[words.point, words.kind, words.second, words.orb]}
        rows={antisciaContacts.map((one) => ({ key: pairKey(one), cells: pairCells(one) }))}
      />
      <FactTable
        title={words.antiscia}
        head={[words.point, words.antiscion, words.contraAntiscion]}
        rows={antiscia.map(({ id, antiscion, contraAntiscion }) => ({
          key: id,
          cells: [chartPointName(id), formatLongitude(antiscion), formatLongitude(contraAntiscion)],
        }))}
      />
    </>
  );
}

function pairCells({ a, b, kind, orb }: WesternPoints['parallels' | 'antisciaContacts'][number]) {
  return [chartPointName(a), words.kinds[kind], chartPointName(b), formatDegree(orb)];
}

/** Midpoints on whose axis a third point stands, and the 90° dial. */
export function MidpointTables({ points: { midpoints, dial } }: Props) {
  return (
    <>
      <FactTable
        title={words.midpoints}
        lead={words.midpointsLead}
        none={words.noMidpoints}
        head={[words.pair, words.place, words.touched]}
        rows={midpoints.map(({ a, b, longitude, touched }) => ({
          key: pairKey({ a, b }),
          cells: [
            `${chartPointName(a)} / ${chartPointName(b)}`,
            formatLongitude(longitude),
            touched.map(({ id, orb, isDirect }, index) => {
              const said = `${chartPointName(id)} ${formatDegree(orb)}`;
              return (
                <span key={id}>
                  {index > 0 && ', '}
                  {isDirect ? <b>{said}</b> : said}
                </span>
              );
            }),
          ],
        }))}
      />
      <FactTable
        title={words.dial}
        lead={words.dialLead}
        head={[words.onDial, words.point]}
        rows={[...dial]
          .sort((one, other) => one.at - other.at)
          .map(({ id, at }) => ({ key: id, cells: [formatDegree(at), chartPointName(id)] }))}
      />
    </>
  );
}
