import type { NumerologyAnswerOf } from '@nebosvod/contracts/numerology';
import type { NumerologyText } from '@nebosvod/contracts/numerology-texts';
import { arcanumAtText } from '@nebosvod/interpretations/numerology/arcanum-at/arcanum-at-texts';
import type { MatrixPositionText, MatrixRowText } from '@nebosvod/interpretations/numerology/arcanum-text';
import type { MatrixPosition } from '@nebosvod/interpretations/numerology/matrix-position.table';
import {
  arcanumText,
  matrixHealthText,
  matrixPositionText,
  matrixProgrammeText,
  pairPositionText,
} from '@nebosvod/interpretations/numerology/matrix-texts';
import type { PairPosition } from '@nebosvod/interpretations/numerology/pair-position.table';
import { unitOfNumber } from '@nebosvod/interpretations/numerology/unit-of-number';
import type { Unit } from '@nebosvod/interpretations/unit';

type Matrix = NumerologyAnswerOf<'destinyMatrix'>;
type PairMatrix = NumerologyAnswerOf<'destinyMatrixPair'>;
type Triads = Pick<
  NumerologyAnswerOf<'destinyMatrixTriads'>,
  'talents' | 'money' | 'father' | 'mother' | 'tail' | 'relations'
>;

interface AtPoint {
  readonly id: string;
  readonly arcanum: number;
  readonly position: MatrixPositionText;
  /** Words of the arcanum at this very point, where it has them. */
  readonly own: Unit['words'];
}

function arcanumReading({ id, arcanum, position, own }: AtPoint): readonly NumerologyText[] {
  const text = arcanumText(arcanum);
  if (text === null) return [];
  const { essence, plus, minus, advice, question, source } = text;
  return [
    {
      kind: 'arcanum',
      id,
      position: position.title,
      factor: `Аркан ${arcanum} ${position.place}`,
      short: own?.lead ?? essence,
      question: own?.question ?? question,
      source,
      arcanum,
      frame: own === null ? position.frame : `${own.body} ${own.step ?? ''}`.trim(),
      plus,
      minus,
      advice,
    },
  ];
}

function rowReading(id: string, arcana: readonly number[], row: MatrixRowText): readonly NumerologyText[] {
  const texts = arcana.map((arcanum) => ({ arcanum, text: arcanumText(arcanum) }));
  const source = texts[0]?.text?.source;
  if (source === undefined) return [];
  const last = arcana.length - 1;
  return [
    {
      kind: 'row',
      id,
      position: row.title,
      factor: `Арканы ${arcana.slice(0, last).join(', ')} и ${arcana[last]} ${row.place}`,
      short: row.frame,
      question: null,
      source,
      members: texts.flatMap(({ arcanum, text }, index) =>
        text === null ? [] : [{ label: row.members[index] ?? '', arcanum, short: text.essence }],
      ),
    },
  ];
}

/** The value of every point that a matrix of one person has, by the name of the point. */
function pointsOf(m: Omit<Matrix, 'system'>): Readonly<Record<MatrixPosition, number | null>> {
  const { A, B, C, D, E, F, G, H, I, entry, love, money } = m;
  const { sky, earth, personal, male, female, social, general, planetary } = m;
  const [, a2, a1] = m.left;
  const [, b2, b1] = m.top;
  const [, c2, c1] = m.right;
  const [, d2, d1] = m.bottom;
  const [, f2, f1] = m.topLeft;
  const [, g2, g1] = m.topRight;
  const [, h2, h1] = m.bottomRight;
  const [, i2, i1] = m.bottomLeft;
  return {
    ...{ A, B, C, D, E, F, G, H, I, entry, love, money },
    ...{ a2, a1, b2, b1, c2, c1, d2, d1, f2, f1, g2, g1, h2, h1, i2, i1 },
    ...{ sky, earth, personal, male, female, social, general, planetary },
    yearEnergy: m.yearEnergy?.arcanum ?? null,
  };
}

const positions = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'entry', 'love', 'money', 'yearEnergy'] as const),
  ...(['a2', 'a1', 'b2', 'b1', 'c2', 'c1', 'd2', 'd1', 'f2', 'f1', 'g2', 'g1', 'h2', 'h1', 'i2', 'i1'] as const),
  ...(['sky', 'earth', 'personal', 'male', 'female', 'social', 'general', 'planetary'] as const),
] satisfies readonly MatrixPosition[];

const pairPositions = ['A', 'B', 'C', 'D', 'E', 'entry', 'love', 'money'] as const satisfies readonly PairPosition[];
const programmes = ['talents', 'money', 'father', 'mother', 'tail', 'relations'] as const;

/** The programmes of three arcana. Ids `programme.tail`. */
export function triadReadings(triads: Triads): readonly NumerologyText[] {
  return programmes.flatMap((programme) =>
    rowReading(`programme.${programme}`, triads[programme], matrixProgrammeText(programme)),
  );
}

/** Every point, programme and health row of one person's matrix. Ids `matrix.A`, `programme.tail`, `health.0`. */
export function matrixReadings(matrix: Omit<Matrix, 'system'>): readonly NumerologyText[] {
  const values = pointsOf(matrix);
  const points = positions.flatMap((position) => {
    const arcanum = values[position];
    return arcanum === null
      ? []
      : arcanumReading({
          id: `matrix.${position}`,
          arcanum,
          position: matrixPositionText(position),
          own: arcanumAtText(position, arcanum),
        });
  });
  const health = matrix.phys.flatMap((physical, row) => {
    const text = matrixHealthText(row);
    const rest = [matrix.energy[row], matrix.emotion[row]].filter((value) => value !== undefined);
    return text === null ? [] : rowReading(`health.${row}`, [physical, ...rest], text);
  });
  return [...points, ...triadReadings(matrix.triads), ...health];
}

const isOfPair = (position: PairPosition): position is 'E' | 'love' | 'money' =>
  position === 'E' || position === 'love' || position === 'money';

/** The points of a couple's matrix that have a reading of the couple's own. Ids `pairMatrix.E`. */
export function pairMatrixReadings(matrix: Pick<PairMatrix, PairPosition>): readonly NumerologyText[] {
  return pairPositions.flatMap((position) =>
    arcanumReading({
      id: `pairMatrix.${position}`,
      arcanum: matrix[position],
      position: pairPositionText(position),
      own: isOfPair(position)
        ? (unitOfNumber({ kind: 'pair-point', point: position, arcanum: matrix[position] })?.words ?? null)
        : null,
    }),
  );
}
