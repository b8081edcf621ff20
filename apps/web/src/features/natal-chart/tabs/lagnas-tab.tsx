import { getHoraLagna, getVarnaLagnas } from '@nebosvod/contracts/chart-lagnas';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { idsOf, nameOf, termName } from '@nebosvod/terms/name';
import { pick } from '@nebosvod/terms/numbered';
import { signCase, signName } from '@nebosvod/terms/sign';
import { specialLagnaTable, sphutaTable } from '@nebosvod/terms/special-lagna.table';
import { upagrahaTable } from '@nebosvod/terms/upagraha.table';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import classes from '../../../chart/tab.module.css';
import { NeedsTime, TabData } from '../../../chart/tab-data.tsx';
import { TableBox } from '../../../chart/table-box.tsx';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { Degree } from '../../../ui/degree.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import { PointName } from './point-name.tsx';

type Answer = AnswerOf<typeof getHoraLagna>;
interface Point {
  readonly sign: number;
  readonly degreeInSign: number;
  readonly nakshatra: number;
  readonly pada: number;
  readonly house?: number | null;
}

const lagnas = [
  'bhavaLagna',
  'horaLagna',
  'ghatiLagna',
  'vighatiLagna',
  'pranapada',
  'shriLagna',
  'induLagna',
  'kundaLagna',
] as const satisfies readonly (keyof Answer)[];

interface PointsProps {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly label: ReactNode; readonly point: Point | null }[];
}

function Points({ title, rows }: PointsProps) {
  const names = useNames();
  const { bodies } = useChart();
  const lagnaSign = bodies.find(({ id }) => id === 'lagna')?.sign;
  // Upagrahas and sphutas are points of the sky: their house is counted by signs from the lagna, as that of the lagnas.
  const houseOf = (point: Point) =>
    point.house ?? (lagnaSign === undefined ? null : ((point.sign - lagnaSign + 12) % 12) + 1);
  const known = rows.filter((row) => row.point !== null);
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className={classes.groupTitle}>{title}</h3>
      <TableBox label={title}>
        <table {...tableLook({ className: classes.dense })}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Точка</th>
              <th scope="col">Долгота</th>
              <th scope="col" className="num">
                Дом
              </th>
              <th scope="col">Накшатра, пада</th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ id, label, point }) =>
              point === null ? null : (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td className="nw">
                    <Degree value={point.degreeInSign} /> {signCase(point.sign, 'genitive', names)}
                  </td>
                  <td className="num">{houseOf(point) ?? '—'}</td>
                  <td>
                    {nakshatraName(point.nakshatra, names)}&nbsp;{point.pada}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}

interface HousesProps {
  readonly arudhas: readonly number[];
  /** Below the table. */
  readonly children: ReactNode;
}

/** The arudha and the varnada of each of the twelve houses. No varnadas stand where the hora lagna is not known, which is said above. */
function PointsOfHouses({ arudhas, children }: HousesProps) {
  const { request } = useChart();
  const names = useNames();
  const { data } = useQuery(endpointQuery(getVarnaLagnas, { body: request }, 'stepped'));
  const varnadas = data?.varnada ?? null;
  return (
    <section>
      <h3 className={classes.groupTitle}>Арудхи и варнады домов</h3>
      <TableBox label="Арудхи и варнады домов">
        <table {...tableLook({ className: classes.dense })}>
          <caption className="vh">Арудхи и варнады домов</caption>
          <thead>
            <tr>
              <th scope="col">Дом</th>
              <th scope="col">Арудха (A)</th>
              {varnadas && <th scope="col">Варнада (V)</th>}
            </tr>
          </thead>
          <tbody>
            {arudhas.map((sign, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: twelve houses in order
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{signName(sign, names)}</td>
                {varnadas && <td>{signName(pick(varnadas, index, 'house'), names)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {children}
      {data?.varnada && (
        <p {...hintLook({ className: classes.tabHint })}>
          Варнада: счёт по лагне и хора-лагне, школа {varnadaSchools[data.school]}.
        </p>
      )}
    </section>
  );
}

/** The two arudhas that have names of their own: A1 and A12. */
function NamedArudhas({ arudhaLagna, upapadaLagna }: Pick<Answer, 'arudhaLagna' | 'upapadaLagna'>) {
  const names = useNames();
  const named = [
    { house: 1, name: specialLagnaTable.arudhaLagna, sign: arudhaLagna },
    { house: 12, name: specialLagnaTable.upapadaLagna, sign: upapadaLagna },
  ];
  return (
    <p {...hintLook({ className: classes.tabHint })}>
      {named
        .flatMap(({ house, name, sign }) =>
          sign === null ? [] : [`A${house}: ${nameOf(name, names)} (${name.abbreviation}), ${signName(sign, names)}`],
        )
        .join('. ')}
      .
    </p>
  );
}

const varnadaSchools = { raman: 'Рамана', santhanam: 'Сантанама', rath: 'Санджая Ратха' } as const;

/** Special lagnas, arudhas, varnadas, upagrahas and sphutas. */
export function LagnasTab() {
  const { request } = useChart();
  const names = useNames();
  return (
    <TabData
      name="Особые лагны"
      input={request}
      rows={10}
      ask={({ trace, signal }) => call(getHoraLagna, { body: { ...request, trace }, signal })}
    >
      {(answer) => (
        <div className={classes.groups}>
          {answer.bhavaArudhas === null && <NeedsTime what="Особые лагны и арудхи считаются от лагны и восхода." />}
          <Points
            title="Особые лагны"
            rows={lagnas.map((id) => ({ id, label: nameOf(specialLagnaTable[id], names), point: answer[id] }))}
          />
          <Points
            title="Чувствительные точки"
            rows={idsOf(answer.sphutas).map((id) => ({
              id,
              label: <PointName name={sphutaTable[id]} />,
              point: answer.sphutas[id] ?? null,
            }))}
          />
          <Points
            title="Упаграхи"
            rows={idsOf(answer.upagrahas).map((id) => ({
              id,
              label: termName(upagrahaTable, id, names),
              point: answer.upagrahas[id] ?? null,
            }))}
          />
          {answer.bhavaArudhas && (
            <PointsOfHouses arudhas={answer.bhavaArudhas}>
              <NamedArudhas {...answer} />
            </PointsOfHouses>
          )}
        </div>
      )}
    </TabData>
  );
}
