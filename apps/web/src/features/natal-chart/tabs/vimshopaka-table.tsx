import type { getShadBala } from '@nebosvod/contracts/chart-bala';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { formatNumber } from '@nebosvod/terms/plural';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import classes from '../../../chart/tab.module.css';
import { TableBox } from '../../../chart/table-box.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { tableLook } from '../../../ui/table-look.ts';

const schemes = [
  { id: 'shadvarga', title: 'Шадварга', count: 6 },
  { id: 'saptavarga', title: 'Саптаварга', count: 7 },
  { id: 'dashavarga', title: 'Дашаварга', count: 10 },
  { id: 'shodashavarga', title: 'Шодашаварга', count: 16 },
] as const;

/** Vimshopaka: the strength of seven grahas out of twenty by their standing in six, seven, ten and sixteen vargas. */
export function VimshopakaTable({ vimshopaka }: Pick<AnswerOf<typeof getShadBala>, 'vimshopaka'>) {
  return (
    <section>
      <TableBox label="Вимшопака">
        <table {...tableLook()}>
          <caption className={classes.groupTitle}>
            Вимшопака <span className="cap">баллы из двадцати</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Граха</th>
              {schemes.map(({ id, title, count }) => (
                <th key={id} scope="col" className="num">
                  {title} <span className="muted">{count}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CLASSICAL_GRAHAS.map((graha) => (
              <tr key={graha}>
                <th scope="row">
                  <GrahaLabel id={graha} />
                </th>
                {schemes.map(({ id }) => (
                  <td key={id} className="num">
                    {formatNumber(vimshopaka[graha][id], 1)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p {...hintLook({ className: classes.tabHint })}>
        Чем лучше граха стоит в варгах набора, тем ближе балл к двадцати. Сама лагна для счёта не нужна.
      </p>
    </section>
  );
}
