import { getAvastha } from '@nebosvod/contracts/chart-states';
import {
  avasthaFamilyTable,
  baladiTable,
  deeptadiTable,
  jagradadiTable,
  lajjitadiTable,
  shayanadiTable,
} from '@nebosvod/terms/avastha.table';
import { idsOf, termName } from '@nebosvod/terms/name';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaRow } from '../../../chart/graha-row.tsx';
import classes from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { TableBox } from '../../../chart/table-box.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { tableLook } from '../../../ui/table-look.ts';

/** Five families of avasthas. */
export function AvasthasTab() {
  const { request } = useChart();
  const names = useNames();
  const family = (id: keyof typeof avasthaFamilyTable) => avasthaFamilyTable[id][names.language ?? 'ru'];
  return (
    <TabData
      name="Авастхи"
      input={request}
      ask={({ trace, signal }) => call(getAvastha, { body: { ...request, trace }, signal })}
    >
      {({ planets }) => (
        <>
          <TableBox label="Авастхи">
            <table {...tableLook({ className: classes.dense })}>
              <caption className="vh">Авастхи</caption>
              <thead>
                <tr>
                  <th scope="col">Граха</th>
                  <th scope="col">{family('baladi')}</th>
                  <th scope="col">{family('jagradadi')}</th>
                  <th scope="col">{family('deeptadi')}</th>
                  <th scope="col">{family('lajjitadi')}</th>
                  <th scope="col">{family('shayanadi')}</th>
                </tr>
              </thead>
              <tbody>
                {idsOf(planets).map((id) => {
                  const state = planets[id];
                  const moods = state.lajjitadi.map((mood) => termName(lajjitadiTable, mood, names));
                  return (
                    <GrahaRow key={id} id={id}>
                      <td>{termName(baladiTable, state.baladi, names)}</td>
                      <td>{termName(jagradadiTable, state.jagradadi, names)}</td>
                      <td>{termName(deeptadiTable, state.deeptadi, names)}</td>
                      <td>{moods.length === 0 ? '—' : moods.join(', ')}</td>
                      <td>{state.shayanadi === null ? '—' : termName(shayanadiTable, state.shayanadi, names)}</td>
                    </GrahaRow>
                  );
                })}
              </tbody>
            </table>
          </TableBox>
          <p {...hintLook({ className: classes.tabHint })}>
            Шаянади: произведение номеров накшатры, грахи и навамши знака (Брихат Парашара Хора Шастра, гл.&nbsp;45,
            перевод Р.&nbsp;Сантханама). Нужны время рождения и имя.
          </p>
        </>
      )}
    </TabData>
  );
}
