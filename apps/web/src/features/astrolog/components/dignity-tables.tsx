import { wallClock } from '@nebosvod/terms/clock';
import { grahaName } from '@nebosvod/terms/graha';
import { accidentalDignityTable, essentialDignityTable } from '@nebosvod/terms/western.table';
import { pointsText as words } from '../../../text/western-points.ts';
import { longDate } from '../../../ui/date-input.ts';
import type { WesternPoints } from '../api/use-points.ts';
import { clockOf } from '../moment-words.ts';
import { FactTable } from './fact-table.tsx';

/** «+5», «−3», «0». */
const points = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** Dignities by both counts, almutens, receptions, the sect and the course of the Moon. */
export function DignityTables({ chart }: { readonly chart: WesternPoints }) {
  const { dignities, almutens, receptions, moonVoid, isDay, moment } = chart;
  const when = (instant: string) => {
    const { date, time } = wallClock(instant, clockOf(moment));
    return `${longDate(date)}, ${time.slice(0, 5)}`;
  };
  return (
    <>
      {dignities !== null && (
        <>
          <p>
            {isDay ? words.day : words.night}{' '}
            {moonVoid === null ? words.moonInCourse : words.moonVoid(when(moonVoid.start), when(moonVoid.end))}
          </p>
          <FactTable
            title={words.dignities}
            lead={words.dignitiesLead}
            head={[words.planet, words.total, words.essential, words.accidental, words.sect]}
            rows={dignities.map(({ planet, essential, accidental, total, sect }) => ({
              key: planet,
              cells: [
                grahaName(planet),
                points(total),
                `${points(essential.score)}: ${essential.has.map((id) => essentialDignityTable[id].ru).join(', ')}`,
                accidental.map((one) => `${accidentalDignityTable[one.id].ru} ${points(one.points)}`).join(', '),
                `${sect.isOfSect ? words.ofSect : words.notOfSect}${sect.isHayz ? `, ${words.hayz}` : ''}`,
              ],
            }))}
          />
        </>
      )}
      {almutens !== null && (
        <FactTable
          title={words.almutens}
          head={[words.place, words.almuten, words.score]}
          rows={almutens.map(({ place, planets, score }) => ({
            key: place,
            cells: [words.places[place], planets.map((planet) => grahaName(planet)).join(', '), score],
          }))}
        />
      )}
      <FactTable
        title={words.receptions}
        none={words.noReceptions}
        head={[words.planet, words.place, words.kind]}
        rows={receptions.map(({ a, b, aIn, bIn }) => ({
          key: `${a} ${b}`,
          cells: [`${grahaName(a)}, ${grahaName(b)}`, words.inOf[aIn], words.inOf[bIn]],
        }))}
      />
    </>
  );
}
