import { getRelation } from '@nebosvod/contracts/chart-states';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import { idsOf, type Name, nameOf, termName } from '@nebosvod/terms/name';
import { pick } from '@nebosvod/terms/numbered';
import { relationKindTable, relationTable } from '@nebosvod/terms/relation.table';
import { useState } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaRow } from '../../../chart/graha-row.tsx';
import classes from '../../../chart/tab.module.css';
import { TabData } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { segmentsLook } from '../../../ui/segments.tsx';
import { tableBoxLook, tableLook } from '../../../ui/table-look.ts';

const kinds = ['compound', 'natural', 'temporal'] as const;
const symbols: Readonly<Record<string, string>> = { '-2': '− −', '-1': '−', '0': '0', '1': '+', '2': '+ +' };

/** How each graha (a row) regards each other (a column). */
export function RelationsTab() {
  const { request } = useChart();
  const names = useNames();
  const relationName = (value: number) => nameOf(pick<Name>(relationTable, value, 'relation'), names);
  const [kind, setKind] = useState<(typeof kinds)[number]>('compound');
  return (
    <TabData
      name="Отношения"
      input={request}
      ask={({ trace, signal }) => call(getRelation, { body: { ...request, nodes: true, trace }, signal })}
      controls={
        <div {...segmentsLook({ small: true })}>
          {kinds.map((id) => (
            <button key={id} type="button" aria-pressed={kind === id} onClick={() => setKind(id)}>
              {termName(relationKindTable, id, names).split(' ')[0]}
            </button>
          ))}
        </div>
      }
    >
      {(answer) => {
        const table = answer[kind];
        const ids = idsOf(table);
        return (
          <>
            <div {...tableBoxLook()}>
              <table {...tableLook({ className: classes.relations })}>
                <caption className="vh">{termName(relationKindTable, kind, names)}</caption>
                <thead>
                  <tr>
                    <th scope="col">Граха</th>
                    {ids.map((id) => (
                      <th scope="col" key={id} className={classes.middle}>
                        <abbr title={grahaName(id, names)}>{grahaAbbreviation(id, names)}</abbr>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {ids.map((id) => (
                    <GrahaRow key={id} id={id}>
                      {ids.map((other) => {
                        const value = table[id]?.[other];
                        if (value === undefined) {
                          return (
                            <td key={other} className={`${classes.middle} muted`}>
                              ·
                            </td>
                          );
                        }
                        const tone = value > 0 ? 'good' : value < 0 ? 'bad' : 'muted';
                        return (
                          <td key={other} className={`${classes.middle} ${tone}`} title={relationName(value)}>
                            <span aria-hidden="true">{symbols[String(value)]}</span>
                            <span className="vh">{relationName(value)}</span>
                          </td>
                        );
                      })}
                    </GrahaRow>
                  ))}
                </tbody>
              </table>
            </div>
            <p {...hintLook({ className: classes.tabHint })}>
              + + большой друг, + друг, 0 нейтральный, − враг, − − большой враг. Строка смотрит на столбец.
            </p>
          </>
        );
      }}
    </TabData>
  );
}
