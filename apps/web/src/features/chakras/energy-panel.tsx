import type { ENERGY_SCHOOLS } from '@nebosvod/engine/chakra/chakra.ids';
import { dignityTable } from '@nebosvod/terms/dignity.table';
import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { termName } from '@nebosvod/terms/name';
import { formatNumber } from '@nebosvod/terms/plural';
import { signName } from '@nebosvod/terms/sign';
import { useState } from 'react';
import classes from '../../chart/tab.module.css';
import { NeedsTime } from '../../chart/tab-data.tsx';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { Segments } from '../../ui/segments.tsx';
import { tableLook } from '../../ui/table-look.ts';
import { ChakraData, type ChakraOf } from './chakra-data.tsx';
import { type Centre, chakraName, EnergyColumn } from './energy-column.tsx';
import { GrahaChips } from './graha-chips.tsx';

type School = (typeof ENERGY_SCHOOLS)[number];
type Answer = ChakraOf<'energy'>;
type ByLords = Extract<Answer, { readonly school: 'sign-lords' }>;
type ByAxis = Extract<Answer, { readonly school: 'node-axis' }>;

const schools = [
  { value: 'sign-lords', label: 'По владыкам знаков' },
  { value: 'node-axis', label: 'По оси узлов' },
] as const satisfies readonly { value: School; label: string }[];

/** Energy centres by one of two modern schools, named on the page. */
export function EnergyPanel() {
  const [school, setSchool] = useState<School>('sign-lords');
  return (
    <ChakraData
      name="Энергетические центры"
      kind="energy"
      options={{ school }}
      controls={<Segments label="Школа" options={schools} value={school} onChange={setSchool} small />}
    >
      {(answer) => (answer.school === 'sign-lords' ? <LordCentres answer={answer} /> : <AxisCentres answer={answer} />)}
    </ChakraData>
  );
}

function LordCentres({ answer: { centres, reason } }: { readonly answer: ByLords }) {
  const names = useNames();
  const drawn = centres.map(({ chakra, lords, occupants, score }): Centre => {
    const who = (ids: readonly GrahaId[]) => ids.map((id) => grahaName(id, names)).join(', ');
    const owners = lords.map(({ graha }) => graha);
    const strength = score === null ? 'сила не известна' : `${formatNumber(Math.round(score))} из 100`;
    return {
      id: chakra,
      left: owners,
      right: occupants,
      score,
      spoken: `${chakraName(chakra, names)}: ${strength}; ${lords.length > 1 ? 'владыки' : 'владыка'} ${who(owners)}; в знаках ${who(occupants) || 'никого'}`,
    };
  });
  return (
    <>
      <h3 className={classes.groupTitle}>
        Энергетические центры <span className="cap">школа владык знаков</span>
      </h3>
      {reason === 'UNKNOWN_TIME' ? (
        <NeedsTime what="Сила владык (шадбала) считается от лагны и восхода; владыки и грахи в знаках верны." />
      ) : (
        reason && (
          <p {...hintLook({ className: classes.tabHint })}>
            Восхода в этот день не было, и сила владык не считается; остальное верно.
          </p>
        )
      )}
      <p className={classes.tabLead}>
        Слева владыка центра, справа грахи в его знаках. Число и дуга: шадбала владыки к требуемой, где 50 значит «ровно
        сколько нужно».
      </p>
      <EnergyColumn centres={drawn} />
      <TableBox label="Энергетические центры">
        <table {...tableLook({ className: classes.dense })}>
          <caption className="vh">Энергетические центры, школа владык знаков</caption>
          <thead>
            <tr>
              <th scope="col">Центр</th>
              <th scope="col" className="num">
                Сила
              </th>
              <th scope="col">Владыка</th>
              <th scope="col">Достоинство</th>
              <th scope="col" className="num">
                К норме
              </th>
              <th scope="col">Знаки</th>
              <th scope="col">Грахи в знаках</th>
            </tr>
          </thead>
          <tbody>
            {[...centres].reverse().map(({ chakra, lords, signs, occupants, score }) => (
              <tr key={chakra}>
                <th scope="row">{chakraName(chakra, names)}</th>
                <td className="num">{score === null ? '—' : formatNumber(Math.round(score))}</td>
                <td>
                  <GrahaChips ids={lords.map(({ graha }) => graha)} />
                </td>
                <td>
                  {lords
                    .map(({ dignity }) => termName(dignityTable, dignity, names).replace(/ \(.*\)$/, ''))
                    .join(', ')}
                </td>
                <td className="num">
                  {lords
                    .map(({ ratio }) => (ratio === null ? '—' : `${formatNumber(Math.round(ratio * 100))}\u00a0%`))
                    .join(', ')}
                </td>
                <td>{signs.map((sign) => signName(sign, names)).join(', ')}</td>
                <td>
                  <GrahaChips ids={occupants} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p {...hintLook({ className: classes.tabHint })}>
        Школа современная: центр по владыке пары знаков, от Козерога и Водолея (Сатурн) до Рака и Льва (Луна и Солнце).
        Сила: половина отношения шадбалы к требуемой, у Аджны среднее двух.
      </p>
    </>
  );
}

function AxisCentres({ answer: { centres } }: { readonly answer: ByAxis }) {
  const names = useNames();
  const who = (ids: readonly GrahaId[]) => ids.map((id) => grahaName(id, names)).join(', ') || 'никого';
  const drawn = centres.map(
    ({ chakra, forward, backward }): Centre => ({
      id: chakra,
      left: backward,
      right: forward,
      score: null,
      spoken: `${chakraName(chakra, names)}: по ходу знаков ${who(forward)}; против хода ${who(backward)}`,
    }),
  );
  return (
    <>
      <h3 className={classes.groupTitle}>
        Энергетические центры <span className="cap">школа оси узлов</span>
      </h3>
      <p className={classes.tabLead}>
        Ось от Кету (внизу) до Раху (вверху) делится на шесть дуг по 30°. Справа грахи по ходу знаков, слева против
        хода.
      </p>
      <EnergyColumn centres={drawn} />
      <TableBox label="Энергетические центры">
        <table {...tableLook()}>
          <caption className="vh">Энергетические центры, школа оси узлов</caption>
          <thead>
            <tr>
              <th scope="col">Центр</th>
              <th scope="col">Дуга от Кету</th>
              <th scope="col">Против хода знаков</th>
              <th scope="col">По ходу знаков</th>
            </tr>
          </thead>
          <tbody>
            {[...centres].reverse().map(({ chakra, from, to, forward, backward }) => (
              <tr key={chakra}>
                <th scope="row">{chakraName(chakra, names)}</th>
                <td className="tn">
                  {from}°–{to}°
                </td>
                <td>
                  <GrahaChips ids={backward} />
                </td>
                <td>
                  <GrahaChips ids={forward} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p {...hintLook({ className: classes.tabHint })}>
        Школа современная: место грахи говорит не о силе, а о том, через какой центр она проявляется. Для неизвестного
        времени Луна взята на полдень.
      </p>
    </>
  );
}
