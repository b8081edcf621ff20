import { tripatakiPlaces } from '@nebosvod/drawing/star-diagrams';
import { wallClock } from '@nebosvod/terms/clock';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { signAbbreviation, signName } from '@nebosvod/terms/sign';
import { useChart } from '../../chart/chart-context.ts';
import { selectedBody } from '../../chart/selection.ts';
import tabClasses from '../../chart/tab.module.css';
import { NeedsTime } from '../../chart/tab-data.tsx';
import { TableBox } from '../../chart/table-box.tsx';
import { useYearOfLife, YearStepper } from '../../chart/year-stepper.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { longDate } from '../../ui/date-input.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import { ChakraData, type ChakraOf } from './chakra-data.tsx';
import chakrasClasses from './chakras.module.css';
import { DiagramFigure } from './diagram-figure.tsx';
import { GrahaChips } from './graha-chips.tsx';
import { StarDiagram } from './star-diagram.tsx';

type Place = NonNullable<ChakraOf<'tripataki'>['places']>[number];

/** Lines between the places, each once, and the three flags; the lines of a lit place stand out. */
function Flags({
  places,
  size,
  lit,
}: {
  readonly places: readonly Place[];
  readonly size: number;
  readonly lit: number | null;
}) {
  const ends = tripatakiPlaces(size);
  const lines = places.flatMap(({ place, joinedWith }) =>
    joinedWith.flatMap((other) => {
      const [from, to] = [ends[place - 1], ends[other - 1]];
      if (other < place || !from || !to) return [];
      // Lines stop short of the names at their ends.
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const [dx, dy] = [((to.x - from.x) / length) * 16, ((to.y - from.y) / length) * 16];
      const d = `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`;
      return [{ key: `${place}-${other}`, d, isLit: lit === place || lit === other }];
    }),
  );
  return (
    <g>
      {lines.map(({ key, d, isLit }) => (
        <path
          key={key}
          className={isLit ? `${chakrasClasses.diagramLine} ${chakrasClasses.lit}` : chakrasClasses.diagramLine}
          d={d}
        />
      ))}
      {[ends[1], ends[0], ends[11]].map(
        (end) =>
          end && (
            <path key={end.x} className={chakrasClasses.diagramFlag} d={`M${end.x + 16} ${end.y + 8}v-20l14 5l-14 5`} />
          ),
      )}
    </g>
  );
}

/** Tripataki chakra of a year: signs round three flags, grahas moved on by the years, and who touches the Moon and the lagna. */
export function TripatakiPanel() {
  const { selection } = useChart();
  const names = useNames();
  const [years, setYears] = useYearOfLife();
  const spoken = ({ place, sign, grahas, joinedWith }: Place) => {
    const who = grahas.map((id) => grahaName(id, names)).join(', ') || 'пусто';
    return `Место ${place}, ${signName(sign, names)}: ${who}; линии ведут к местам ${joinedWith.join(', ')}`;
  };
  const listed = (ids: readonly GrahaId[] | null) => <GrahaChips ids={ids ?? []} />;
  return (
    <ChakraData
      name="Трипатаки-чакра"
      kind="tripataki"
      options={{ completedYears: years }}
      controls={<YearStepper years={years} onYears={setYears} />}
    >
      {({ places, vedhaOnMoon, vedhaOnLagna, yearBegins }, moment) => {
        if (!places) return <NeedsTime what="Флаги года расставляются от лагны соляра." />;
        const lit = places.find(({ grahas }) => grahas.some((id) => id === selectedBody(selection)));
        const day = wallClock(yearBegins, { utcOffsetSeconds: moment.utcOffsetSeconds });
        return (
          <>
            <DiagramFigure
              id="tripataki"
              widest={440}
              lead={
                <>
                  <p>
                    Год начался {longDate(day.date)} в {day.time.slice(0, 5)}: Солнце вернулось на своё место. Средний
                    флаг занимает лагна года, {signName(places[0]?.sign ?? 1, names)}.
                  </p>
                  <p className={chakrasClasses.vedhaLine}>
                    <span>Ведха на Луну:</span> {listed(vedhaOnMoon)}
                  </p>
                  <p className={chakrasClasses.vedhaLine}>
                    <span>Ведха на лагну года:</span> {listed(vedhaOnLagna)}
                  </p>
                </>
              }
            >
              {(size) => {
                const ends = tripatakiPlaces(size);
                return (
                  <StarDiagram
                    label="Трипатаки-чакра"
                    size={size}
                    background={<Flags places={places} size={size} lit={lit?.place ?? null} />}
                    places={places.flatMap((place, index) => {
                      const end = ends[index];
                      if (!end) return [];
                      return [
                        {
                          ...end,
                          name: signAbbreviation(place.sign),
                          spoken: spoken(place),
                          bodies: place.grahas,
                          isTouched: lit?.joinedWith.includes(place.place) ?? false,
                          isStrong: index === 0,
                        },
                      ];
                    })}
                  />
                );
              }}
            </DiagramFigure>
            <TableBox label="Трипатаки-чакра">
              <table {...tableLook()}>
                <caption className="vh">Трипатаки-чакра по местам</caption>
                <thead>
                  <tr>
                    <th scope="col">Знак</th>
                    <th scope="col" className="num">
                      Место
                    </th>
                    <th scope="col">Грахи года</th>
                    <th scope="col">Линии к местам</th>
                  </tr>
                </thead>
                <tbody>
                  {places.map((place) => (
                    <tr key={place.place}>
                      <th scope="row">{signName(place.sign, names)}</th>
                      <td className="num">{place.place}</td>
                      <td>{listed(place.grahas)}</td>
                      <td className="tn muted">{place.joinedWith.join(', ')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
            <p {...hintLook({ className: tabClasses.tabHint })}>
              Правило: граха сдвигается на остаток от деления текущего года (Луна на 9, Марс и узлы на 6, прочие на 4),
              узлы назад; ведха идёт по линиям (Таджика-нилакантхи).
            </p>
          </>
        );
      }}
    </ChakraData>
  );
}
