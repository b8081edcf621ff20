import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import { houseOrdinal } from '@nebosvod/terms/house';
import { signName } from '@nebosvod/terms/sign';
import chartCardClasses from '../../../chart/chart-card.module.css';
import { useChart } from '../../../chart/chart-context.ts';
import type { ExactGlance } from '../../../chart/glances.ts';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import type { LayerMark } from '../../../chart/layer-mark.ts';
import tabClasses from '../../../chart/tab.module.css';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { tableLook } from '../../../ui/table-look.ts';

interface Props {
  readonly marks: readonly LayerMark[];
  readonly glances: readonly ExactGlance[];
}

/** The wheel as tables: bodies, the layers over them, and who looks at whom by the exact arc. */
export function WheelTable({ marks, glances }: Props) {
  const { bodies } = useChart();
  const names = useNames();
  return (
    <>
      <table {...tableLook({ className: chartCardClasses.twinTable })} data-twin="">
        <caption className="vh">D1 Раши: дома и грахи</caption>
        <tbody>
          {bodies.map((body) => (
            <tr key={body.id}>
              <th scope="row">
                <GrahaLabel id={body.id} />
              </th>
              <td>{signName(body.sign, names)}</td>
              <td>{body.house === null ? '—' : houseOrdinal(body.house)}</td>
            </tr>
          ))}
          {marks.map(({ occupant, name, sign }) => (
            <tr key={occupant.id}>
              <th scope="row">
                {name}
                {occupant.layer === 'transit' && ', транзит'}
              </th>
              <td>{signName(sign, names)}</td>
              <td>{occupant.layer === 'transit' ? '' : occupant.label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {glances.length > 0 && (
        <table {...tableLook({ className: chartCardClasses.twinTable })} data-twin="">
          <caption className={tabClasses.groupTitle}>Взгляды по градусам</caption>
          <thead>
            <tr>
              <th scope="col">Кто</th>
              <th scope="col">На кого</th>
              <th scope="col" className="num">
                Вирупы
              </th>
            </tr>
          </thead>
          <tbody>
            {glances.map(({ from, to, virupas }) => (
              <tr key={`${from}${to}`}>
                <th scope="row">{grahaName(from, names)}</th>
                <td>на {grahaCase(to, 'accusative', names)}</td>
                <td className="num">{virupas.toFixed(1).replace('.', ',')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
