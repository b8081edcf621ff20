import { itemAt } from '../item-at.ts';
import type { ArcanumSum } from './arithmetic.ts';
import type { MatrixPoints } from './points.ts';

/** Seven rows from the crown to the root, three columns, a total under each. */
export interface MatrixHealth {
  readonly phys: readonly number[];
  readonly physTotal: number;
  readonly energy: readonly number[];
  readonly energyTotal: number;
  readonly emotion: readonly number[];
  readonly emotionTotal: number;
}

/** Rows of the health table, top to bottom. */
const ROW_NAMES: readonly string[] = [
  'Сахасрара',
  'Аджна',
  'Вишуддха',
  'Анахата',
  'Манипура',
  'Свадхистхана',
  'Муладхара',
];

/** Health table of the matrix. Physical column A → C, energy column B → D. @see [Ladini tests] */
export function matrixHealth(p: MatrixPoints, sum: ArcanumSum): MatrixHealth {
  const a1 = p.left[2];
  const b1 = p.top[2];
  const physHeart = sum.add('phys-heart', 'Анахата, физика', ['a1', a1], ['E', p.E]);
  const energyHeart = sum.add('energy-heart', 'Анахата, энергия', ['b1', b1], ['E', p.E]);
  return healthTable(
    [p.A, p.left[1], a1, physHeart, p.E, p.right[2], p.C],
    [p.B, p.top[1], b1, energyHeart, p.E, p.bottom[2], p.D],
    sum,
  );
}

/** Emotion column and totals from the other two columns. */
export function healthTable(phys: readonly number[], energy: readonly number[], sum: ArcanumSum): MatrixHealth {
  const emotion = phys.map((value, i) =>
    sum.add(
      `emotion-${i + 1}`,
      `${ROW_NAMES[i]}: эмоции`,
      ['физика', value],
      ['энергия', itemAt(energy, i, 'row of energy')],
    ),
  );
  const total = (id: string, label: string, column: readonly number[]) => {
    const all = column.reduce((a, b) => a + b, 0);
    return sum.reduce(id, label, `${column.join(' + ')} = ${all}`, all);
  };
  return {
    phys,
    physTotal: total('physTotal', 'Итог: физика', phys),
    energy,
    energyTotal: total('energyTotal', 'Итог: энергия', energy),
    emotion,
    emotionTotal: total('emotionTotal', 'Итог: эмоции', emotion),
  };
}
