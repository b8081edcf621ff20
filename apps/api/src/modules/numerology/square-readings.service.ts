import type { NumerologyAnswerOf } from '@nebosvod/contracts/numerology';
import type { NumerologyText } from '@nebosvod/contracts/numerology-texts';
import { squareCellText, squareLineText } from '@nebosvod/interpretations/numerology/square-texts';
import { LINE_IDS } from '@nebosvod/numerology/numerology.ids';
import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import { psychomatrixCellTable, psychomatrixLineTable } from '@nebosvod/terms/numerology.table';
import { lineKinds } from '@nebosvod/terms/numerology-board';
import { counted } from '@nebosvod/terms/plural';
import { paragraph } from './reading.service.ts';

type Square = Pick<NumerologyAnswerOf<'psychomatrix'>, 'counts' | 'lines'>;

const figures = (count: number) => counted(count, 'цифра', 'цифры', 'цифр');

/** Every cell and line of a square. Ids `square.5`, `square.purpose_147`; `first.square.5` of the first of two people. */
export function squareReadings({ counts, lines }: Square, scope = ''): readonly NumerologyText[] {
  const cells = DIGITS.flatMap((digit) => {
    const count = counts[digit];
    const position = psychomatrixCellTable[digit].ru;
    const factor = count === 0 ? `Цифры ${digit} в квадрате нет` : `${String(digit).repeat(count)} в клетке ${digit}`;
    return paragraph({ id: `${scope}square.${digit}`, position, factor }, squareCellText(digit, count));
  });
  const rows = LINE_IDS.flatMap((id) => {
    const factor = `${lineKinds[id]}: ${figures(lines[id])}`;
    const subject = { id: `${scope}square.${id}`, position: psychomatrixLineTable[id].ru, factor };
    return paragraph(subject, squareLineText(id, lines[id]));
  });
  return [...cells, ...rows];
}
