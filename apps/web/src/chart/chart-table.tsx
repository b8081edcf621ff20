import type { HouseContent } from '@nebosvod/drawing/square-chart';
import { signName } from '@nebosvod/terms/sign';
import { useNames } from '../platform/settings/settings-store.ts';
import { tableLook } from '../ui/table-look.ts';
import chartCardClasses from './chart-card.module.css';
import { type HouseLayers, houseLayers, spokenBody } from './chart-content.ts';
import { useChart } from './chart-context.ts';
import type { GrahaGlance } from './glances.ts';
import type { LayerMark } from './layer-mark.ts';
import tabClasses from './tab.module.css';
import { TableBox } from './table-box.tsx';
import type { VargaChart } from './use-chart-data.ts';

interface Props {
  readonly caption: string;
  readonly contents: readonly HouseContent[];
  readonly chart: VargaChart;
  readonly marks: readonly LayerMark[];
  readonly glances: readonly GrahaGlance[];
}

const layerColumns = [
  ['points', 'Точки'],
  ['transits', 'Транзит'],
  ['lookers', 'Взгляды'],
] as const satisfies readonly (readonly [keyof HouseLayers, string])[];

/** The same chart as a table: house, sign, who stands there, and a column for each layer shown. */
export function ChartTable({ caption, contents, chart, marks, glances }: Props) {
  const { bodies } = useChart();
  const names = useNames();
  const layersOf = new Map(
    contents.map((content) => [content.house, houseLayers(content.sign, marks, glances, names)]),
  );
  const columns = layerColumns.filter(([key]) => [...layersOf.values()].some((layers) => layers[key].length > 0));
  return (
    <TableBox label={caption}>
      <table {...tableLook({ className: chartCardClasses.twinTable })} data-twin="">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              Дом
            </th>
            <th scope="col">Знак</th>
            <th scope="col">Грахи</th>
            {columns.map(([key, title]) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contents.map((content) => (
            <tr key={content.house}>
              <th scope="row" className="num">
                {content.house}
              </th>
              <td>{signName(content.sign, names)}</td>
              <td className={tabClasses.wraps}>
                {content.occupants.every((occupant) => occupant.layer !== undefined) ? (
                  <span className="muted">пусто</span>
                ) : (
                  bodies
                    .filter((body) => content.occupants.some((occupant) => occupant.id === body.id))
                    .map((body) => spokenBody(body, chart, names))
                    .join(', ')
                )}
              </td>
              {columns.map(([key]) => (
                <td key={key} className={tabClasses.wraps}>
                  {layersOf.get(content.house)?.[key].join(', ') || <span className="muted">—</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
