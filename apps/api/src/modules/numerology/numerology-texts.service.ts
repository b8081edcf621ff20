import type { NumerologyAnswer, NumerologyAnswerOf } from '@nebosvod/contracts/numerology';
import type { NumerologyText } from '@nebosvod/contracts/numerology-texts';
import { matrixReadings, pairMatrixReadings, triadReadings } from './matrix-readings.service.ts';
import {
  cycleReadings,
  kuaReadings,
  lifePathReadings,
  loShuSchoolReadings,
  nameReadings,
  objectReadings,
  pairReadings,
  pinnacleReadings,
  vedicReadings,
} from './number-readings.service.ts';
import { squareReadings } from './square-readings.service.ts';

/**
 * Texts of the base for every value of an answer that has one, in the order of the answer; nothing is counted here.
 * A system without texts (four numbers, days, schools) gives an empty list.
 */
export function readAnswer(answer: NumerologyAnswer): NumerologyText[] {
  return [...readingsOf(answer)];
}

function readingsOf(answer: NumerologyAnswer): readonly NumerologyText[] {
  switch (answer.system) {
    case 'psychomatrix':
      return squareReadings(answer);
    case 'psychomatrixPair':
      return squarePairReadings(answer);
    case 'destinyMatrix':
      return matrixReadings(answer);
    case 'destinyMatrixTriads':
      return triadReadings(answer);
    case 'destinyMatrixPair':
      return pairMatrixReadings(answer);
    case 'nameNumber':
      return [...nameReadings(answer), ...(answer.minor ? nameReadings(answer.minor, 'minorName') : [])];
    case 'lifePath':
      return lifePathReadings(answer);
    case 'personalCycles':
      return cycleReadings(answer);
    case 'vedicNumbers':
      return vedicReadings(answer);
    case 'kua':
      return kuaReadings(answer);
    case 'objectNumber':
      return objectReadings(answer);
    case 'pinnacles':
      return pinnacleReadings(answer);
    case 'compatibility':
      return coupleReadings(answer);
    case 'family':
      return answer.pairs.flatMap(({ first, second, lifePath, soul }) =>
        pairReadings(
          [
            ['lifePath', 'жизненный путь', lifePath],
            ['soul', 'число души', soul],
          ],
          `pair.${first}-${second}`,
        ),
      );
    case 'board':
      return boardReadings(answer);
    default:
      return [];
  }
}

function squarePairReadings(
  pair: Pick<NumerologyAnswerOf<'psychomatrixPair'>, 'first' | 'second'>,
): readonly NumerologyText[] {
  return [...squareReadings(pair.first, 'first.'), ...squareReadings(pair.second, 'second.')];
}

function coupleReadings(answer: NumerologyAnswerOf<'compatibility'>): readonly NumerologyText[] {
  const { lifePath, soul, destiny, name } = answer;
  return [
    ...pairReadings([
      ['lifePath', 'жизненный путь', lifePath],
      ['soul', 'число души', soul],
      ['destiny', 'число судьбы', destiny],
      ...(name ? ([['name', 'число имени', name]] as const) : []),
    ]),
    ...squarePairReadings(answer.psychomatrix),
    ...pairMatrixReadings(answer.destinyMatrix),
  ];
}

function boardReadings(board: Omit<NumerologyAnswerOf<'board'>, 'system'>): readonly NumerologyText[] {
  const { psychomatrix, lifePath, personalCycles, destinyMatrix, vedicNumbers, name, minorName } = board;
  return [
    ...squareReadings(psychomatrix),
    ...lifePathReadings(lifePath),
    ...pinnacleReadings(board.pinnacles),
    ...(personalCycles ? cycleReadings(personalCycles) : []),
    ...matrixReadings(destinyMatrix),
    ...vedicReadings(vedicNumbers),
    ...loShuSchoolReadings(board.loShuDigitsOnly, vedicNumbers),
    ...(vedicNumbers.kua === null ? kuaReadings(board.kua) : []),
    ...(name ? nameReadings(name) : []),
    ...(minorName ? nameReadings(minorName, 'minorName') : []),
  ];
}
