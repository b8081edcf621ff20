import { type CivilDate, dateDigits } from './civil-date.ts';
import { type Confirmations, marks } from './confirmation.ts';
import { digitChain, digitSum, lastOf, masterChain } from './reduction.ts';
import { chainText, type Step, sumChainText, Trace } from './trace.ts';

export interface FourNumbers {
  readonly keepMaster: boolean;
  readonly consciousness: number;
  readonly mission: number;
  readonly realisation: number;
  readonly result: number;
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/**
 * Four numbers of a date: consciousness (day), mission (all digits), realisation (parts added), result (sum of the three).
 * Each 1–9; with `keepMaster` also 11, 22, 33. Without masters mission and realisation are always equal.
 * @see [code 56077136153]
 */
export function fourNumbers(date: CivilDate, keepMaster = false): FourNumbers {
  const trace = new Trace();
  const reduce = keepMaster ? masterChain : digitChain;
  const dayChain = reduce(date.day);
  const consciousness = trace.step('consciousness', 'Сознание: день рождения', chainText(dayChain), lastOf(dayChain));
  const digits = dateDigits(date);
  const missionChain = reduce(digits.reduce((sum, d) => sum + d, 0));
  const mission = trace.step(
    'mission',
    'Миссия: все цифры даты',
    sumChainText(digits, missionChain),
    lastOf(missionChain),
  );
  const parts = [lastOf(dayChain), lastOf(reduce(date.month)), lastOf(reduce(digitSum(date.year)))] as const;
  const realisationChain = reduce(parts[0] + parts[1] + parts[2]);
  const realisation = trace.step(
    'realisation',
    'Реализация: день, месяц и год одной цифрой',
    sumChainText(parts, realisationChain),
    lastOf(realisationChain),
  );
  const three = [consciousness, mission, realisation];
  const resultChain = reduce(consciousness + mission + realisation);
  const result = trace.step('result', 'Итог: сумма трёх чисел', sumChainText(three, resultChain), lastOf(resultChain));
  return {
    keepMaster,
    consciousness,
    mission,
    realisation,
    result,
    trace: trace.steps,
    confirmation: marks({ all: 'fourNumbers' }),
  };
}
