import { getHoraLagna, getVarnaLagnas } from '@nebosvod/contracts/chart-lagnas';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { nakshatraName } from '@nebosvod/terms/nakshatra';
import { idsOf, nameOf, termName } from '@nebosvod/terms/name';
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
                  <td>
                    <Degree value={point.degreeInSign} /> {signCase(point.sign, 'genitive', names)}
                  </td>
                  <td className="num">{houseOf(point) ?? '—'}</td>
                  <td>
                    {nakshatraName(point.nakshatra, names)} {point.pada}
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
  readonly title: string;
  /** What stands in the twelve columns, and the letter before their numbers. */
  readonly what: string;
  readonly letter: string;
  readonly signs: readonly number[];
  /** Below the table. */
  readonly children?: ReactNode;
}

/** A sign for each of the twelve houses. */
function SignsOfHouses({ title, what, letter, signs, children }: HousesProps) {
  const names = useNames();
  return (
    <section className={classes.whole}>
      <h3 className={classes.groupTitle}>{title}</h3>
      <TableBox label={title}>
        <table {...tableLook({ className: `${classes.relations} ${classes.dense}` })}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              {signs.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: twelve houses in order
                <th scope="col" key={index} className={classes.middle}>
                  {letter}
                  {index + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Знак</th>
              {signs.map((sign, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: twelve houses in order
                <td key={index} className={classes.middle}>
                  {signName(sign, names)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </TableBox>
      {children}
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

/** The varnada of each of the twelve houses; nothing where the hora lagna is not known, which is said above. */
function VarnadaLagnas() {
  const { request } = useChart();
  const { data } = useQuery(endpointQuery(getVarnaLagnas, { body: request }, 'stepped'));
  if (!data?.varnada) return null;
  return (
    <SignsOfHouses title="Варнада-лагны домов" what="Варнада" letter="V" signs={data.varnada}>
      <p {...hintLook({ className: classes.tabHint })}>
        Счёт по лагне и хора-лагне, школа {varnadaSchools[data.school]}.
      </p>
    </SignsOfHouses>
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
          {answer.bhavaArudhas && (
            <SignsOfHouses title="Арудхи домов" what="Арудха" letter="A" signs={answer.bhavaArudhas}>
              <NamedArudhas {...answer} />
            </SignsOfHouses>
          )}
          <VarnadaLagnas />
          <Points
            title="Упаграхи"
            rows={idsOf(answer.upagrahas).map((id) => ({
              id,
              label: termName(upagrahaTable, id, names),
              point: answer.upagrahas[id] ?? null,
            }))}
          />
          <Points
            title="Чувствительные точки"
            rows={idsOf(answer.sphutas).map((id) => ({
              id,
              label: <PointName name={sphutaTable[id]} />,
              point: answer.sphutas[id] ?? null,
            }))}
          />
        </div>
      )}
    </TabData>
  );
}
