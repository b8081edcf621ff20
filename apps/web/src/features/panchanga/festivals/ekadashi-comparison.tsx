import { formatShortDate } from '@nebosvod/terms/civil-date';
import { formatTimeRange } from '@nebosvod/terms/clock';
import { counted } from '@nebosvod/terms/plural';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { searchPlaces } from '../../../platform/api/search-places.ts';
import { persistedValue } from '../../../platform/persisted-value.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { type Place, PlaceField } from '../../../ui/place-field.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import { useEkadashis } from '../api/use-year.ts';
import { ekadashiTitle } from '../festival-title.ts';
import panchangaClasses from '../panchanga.module.css';
import { UnbrokenParts } from '../unbroken-parts.tsx';
import type { Tradition } from '../use-tradition.ts';
import { WideTable } from '../wide-table.tsx';
import { usualCities } from './cities.table.ts';
import { compared } from './comparison.ts';
import festivalsClasses from './festivals.module.css';

const most = 6;

const citySchema = z.object({
  id: z.union([z.string(), z.number()]).nullable(),
  name: z.string(),
  detail: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string().nullable(),
});

/** Cities beside that of the page, as chosen in this browser. */
const chosenCities = persistedValue('localStorage', 'nebosvod-panchanga-cities', (stored): readonly Place[] => {
  const read = z.array(citySchema).safeParse(stored);
  return read.success && read.data.length > 0 ? read.data.slice(0, most) : usualCities;
});

interface Props {
  readonly year: number;
  readonly today: string;
  readonly place: Place;
  readonly tradition: Tradition;
}

/** The same fasts in several cities: where the day or the window of breaking differs. */
export function EkadashiComparison({ year, today, place, tradition }: Props) {
  const others = chosenCities.use();
  const [isAdding, setAdding] = useState(0);
  const places = useMemo(() => [place, ...others.filter(({ id }) => id !== place.id)].slice(0, most), [place, others]);
  const answers = useEkadashis(year, places);
  const failed = answers.find(({ error }) => error !== null);
  const ready = answers.map(({ data }) => data);

  return (
    <div className={panchangaClasses.block}>
      <div className={`${festivalsClasses.cities} no-print`}>
        {places.map((city, index) => (
          <span key={`${city.id}${city.name}`} {...tagLook({ className: festivalsClasses.city })}>
            {city.name}
            {index > 0 && places.length > 2 && (
              <button
                type="button"
                {...iconButtonLook()}
                aria-label={`Убрать: ${city.name}`}
                onClick={() => chosenCities.set(others.filter((one) => one !== city))}
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </span>
        ))}
      </div>
      {places.length < most && (
        <div className={`${festivalsClasses.add} no-print`}>
          <PlaceField
            key={isAdding}
            label="Добавить город"
            value={null}
            search={searchPlaces}
            onChange={(next) => {
              if (next === null || places.some(({ id }) => id === next.id)) return;
              chosenCities.set([...others.filter(({ id }) => id !== place.id), next]);
              setAdding(isAdding + 1);
            }}
          />
        </div>
      )}
      {failed ? (
        <ErrorState
          onRetry={() => {
            for (const answer of answers) if (answer.error !== null) void answer.refetch();
          }}
          code={asProblem(failed.error).shortCode}
        >
          Сравнение не загрузилось. {asProblem(failed.error).message}
        </ErrorState>
      ) : ready.some((answer) => answer === undefined) ? (
        <TableSkeleton rows={10} />
      ) : (
        <Table
          rows={compared(
            ready.flatMap((answer) => (answer ? [answer] : [])),
            tradition,
          )}
          places={places}
          today={today}
        />
      )}
    </div>
  );
}

interface TableProps {
  readonly rows: ReturnType<typeof compared>;
  readonly places: readonly Place[];
  readonly today: string;
}

function Table({ rows, places, today }: TableProps) {
  const differing = rows.filter(({ isSplit }) => isSplit).length;
  return (
    <section {...cardLook()} aria-label="Экадаши по городам">
      <p className={`cap ${festivalsClasses.note}`}>
        {differing === 0
          ? 'Дни поста во всех выбранных городах совпадают; различаются только окна выхода.'
          : `${counted(differing, 'экадаши приходится', 'экадаши приходятся', 'экадаши приходятся')} в выбранных городах на разные дни: отмечены.`}
      </p>
      <WideTable label="Таблица экадаши по городам">
        <table {...tableLook({ className: festivalsClasses.table })}>
          <caption className="vh">День поста и окно выхода по городам</caption>
          <thead>
            <tr>
              <th scope="col">Экадаши</th>
              {places.map((place) => (
                <th key={`${place.id}${place.name}`} scope="col">
                  {place.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.key}
                className={row.cells.every((cell) => cell === null || cell.date < today) ? festivalsClasses.past : ''}
              >
                <th scope="row" className={panchangaClasses.wraps}>
                  {ekadashiTitle(row.ekadashi)}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={`${places[index]?.id}${places[index]?.name}`} className={panchangaClasses.wraps}>
                    {cell === null ? (
                      <span className="muted">нет восхода</span>
                    ) : (
                      <>
                        <span className={cell.isOther ? festivalsClasses.other : undefined}>
                          {formatShortDate(cell.date, { weekday: true })}
                          {cell.isOther && (
                            <>
                              {' '}
                              <Icon name="warn" size={14} /> <span className="vh">другой день</span>
                            </>
                          )}
                        </span>
                        <span className={`muted ${festivalsClasses.out}`}>
                          <span>выход {formatShortDate(cell.window.date)}, </span>
                          <UnbrokenParts
                            text={formatTimeRange(cell.window.start, cell.window.end, cell.zone, {
                              from: cell.window.date,
                            })}
                          />
                        </span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
