import { destinyMatrixDrawing } from '@nebosvod/drawing/numerology-matrix';
import { type ReactNode, useMemo, useState } from 'react';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { tableLook } from '../../../ui/table-look.ts';
import type { Matrix } from '../api/numerology.ts';
import numerologClasses from '../numerolog.module.css';
import { arcanumName, arcanumText } from '../words.ts';
import boardClasses from './board.module.css';
import { Pairs, SystemCard } from './card.tsx';
import drawingsClasses from './drawings.module.css';
import { MatrixDrawing } from './matrix-drawing.tsx';
import { TableTwin } from './table-twin.tsx';
import { SpotText } from './texts.tsx';

interface Props {
  readonly matrix: Matrix;
  /** Point of the ring of the current age, 0–63; `null` = not shown. */
  readonly ringIndex: number | null;
  readonly title?: string;
  readonly aside?: ReactNode;
  /** Whose matrix the texts are of. */
  readonly texts?: 'matrix' | 'pairMatrix';
  readonly children?: ReactNode;
}

/** Width the octagon is laid out at before its place has been measured, px. */
const assumedWidth = 330;

const spokenPoints: Readonly<Record<string, string>> = {
  entry: 'Точка входа в канал',
  love: 'Ключ отношений',
  money: 'Ключ денег',
  E: 'Центр',
};
const rayNames: Readonly<Record<string, string>> = { 1: 'внутренняя точка', 2: 'средняя точка' };

/** «Центр», «Вершина A», «Луч A, средняя точка». */
function pointName(id: string): string {
  const named = spokenPoints[id];
  if (named) return named;
  const place = rayNames[id.slice(1)];
  return place ? `Луч ${id.charAt(0).toUpperCase()}, ${place}` : `Вершина ${id}`;
}

/** Matrix of destiny: drawing with its legend, what is lit, keys, table twin, arithmetic. */
export function MatrixCard(props: Props) {
  const { matrix, ringIndex, title = 'Матрица судьбы', aside, texts = 'matrix', children } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const [pressed, setPressed] = useState('E');
  const [hovered, setHovered] = useState<string | null>(null);
  const drawing = useMemo(
    () =>
      destinyMatrixDrawing({
        values: matrix,
        width: Math.min(width ?? assumedWidth, 540),
        ringStart: matrix.ringStart,
        ringIndex,
      }),
    [matrix, width, ringIndex],
  );
  const lit = hovered ?? pressed;
  const node = drawing.nodes.find(({ id }) => id === lit);
  const step = matrix.trace.find(({ id }) => id === lit);
  return (
    <SystemCard
      title={title}
      aside={aside}
      className={boardClasses.matrixCard}
      evidence={{ trace: matrix.trace, confirmation: matrix.confirmation, of: 'матрица судьбы' }}
    >
      <div ref={ref} className={`${drawingsClasses.figureBox} ${drawingsClasses.bleed}`}>
        <MatrixDrawing
          drawing={drawing}
          label={`${title}. Стрелки ведут по кругам, Enter выбирает`}
          nodeLabel={({ id, value }) => `${pointName(id)}: ${arcanumText(value)}`}
          lit={lit}
          onPress={setPressed}
          onHover={setHovered}
        />
      </div>
      <p className={drawingsClasses.keys}>
        <span>
          <i />
          личный квадрат
        </span>
        <span>
          <i className={drawingsClasses.keyAncestral} />
          родовой квадрат
        </span>
        <span>
          <i className={drawingsClasses.keyPoint} />
          отношения и деньги
        </span>
        <span>возраст по краю, 10 лет на угол</span>
      </p>
      {node && (
        <div className={`${numerologClasses.detail} ${numerologClasses.shortDetail}`} aria-live="polite">
          <h4>{arcanumText(node.value)}</h4>
          <p>
            {pointName(node.id)}
            {step ? `: ${step.expression}` : ''}
          </p>
        </div>
      )}
      <SpotText id={`${texts}.${pressed}`} />
      <Pairs
        rows={[
          ['Центр', arcanumText(matrix.E)],
          ['Вход в канал', arcanumText(matrix.entry)],
          ['Ключ отношений', arcanumText(matrix.love)],
          ['Ключ денег', arcanumText(matrix.money)],
          ['Кармический хвост', matrix.tail.join(' – ')],
        ]}
      />
      {children}
      <TableTwin>
        <table {...tableLook()}>
          <caption className="vh">Точки матрицы судьбы</caption>
          <thead>
            <tr>
              <th scope="col">Точка</th>
              <th scope="col" className="num">
                Число
              </th>
              <th scope="col">Аркан</th>
            </tr>
          </thead>
          <tbody>
            {drawing.nodes.map(({ id, value }) => (
              <tr key={id}>
                <th scope="row">{pointName(id)}</th>
                <td className="num">{value}</td>
                <td>{arcanumName(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableTwin>
    </SystemCard>
  );
}
