import type { HouseContent } from '@nebosvod/drawing/square-chart';
import type { NameOptions } from '@nebosvod/terms/name';
import { signName } from '@nebosvod/terms/sign';
import type { VargaChart } from '../api/use-chart-data.ts';
import type { ChartBody } from '../chart-body.ts';
import { spokenBody } from '../chart-content.ts';

interface Props {
  readonly caption: string;
  readonly contents: readonly HouseContent[];
  readonly bodies: readonly ChartBody[];
  readonly chart: VargaChart;
  readonly names: NameOptions;
}

/** The same chart as a table: house, sign, who stands there. */
export function ChartTable({ caption, contents, bodies, chart, names }: Props) {
  return (
    <table className="tbl twin-table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            Дом
          </th>
          <th scope="col">Знак</th>
          <th scope="col">Грахи</th>
        </tr>
      </thead>
      <tbody>
        {contents.map((content) => (
          <tr key={content.house}>
            <th scope="row" className="num">
              {content.house}
            </th>
            <td>{signName(content.sign, names)}</td>
            <td className="wraps">
              {content.occupants.length === 0 ? (
                <span className="muted">пусто</span>
              ) : (
                bodies
                  .filter((body) => content.occupants.some((occupant) => occupant.id === body.id))
                  .map((body) => spokenBody(body, chart, names))
                  .join(', ')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
