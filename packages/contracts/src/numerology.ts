import { z } from 'zod';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import * as answers from './numerology-answers.ts';
import * as people from './numerology-people-answers.ts';
import { type NumerologySystem, numerologyRequest } from './numerology-requests.ts';

function answer<System extends NumerologySystem, Shape extends z.core.$ZodLooseShape>(
  system: System,
  schema: z.ZodObject<Shape>,
) {
  return z.object({ system: z.literal(system), ...schema.shape });
}

/** Answer of `POST /v1/numerology`: the values of the system, and which system it is. */
export const numerologyAnswer = z.discriminatedUnion('system', [
  answer('psychomatrix', answers.psychomatrixAnswer),
  answer('psychomatrixPair', answers.psychomatrixPairAnswer),
  answer('destinyMatrix', answers.destinyMatrixAnswer),
  answer('destinyMatrixTriads', answers.destinyMatrixTriadsAnswer),
  answer('destinyMatrixPair', answers.destinyMatrixPairAnswer),
  answer('nameLetters', answers.nameLettersAnswer),
  answer('nameNumber', answers.nameNumberAnswer),
  answer('lifePath', answers.lifePathAnswer),
  answer('personalCycles', answers.personalCyclesAnswer),
  answer('pinnacles', answers.pinnaclesAnswer),
  answer('vedicNumbers', answers.vedicNumbersAnswer),
  answer('antardasha', answers.antardashaAnswer),
  answer('loShuDigitsOnly', answers.loShuDigitsOnlyAnswer),
  answer('kua', answers.kuaAnswer),
  answer('fourNumbers', answers.fourNumbersAnswer),
  answer('objectNumber', answers.objectNumberAnswer),
  answer('suitableDates', people.suitableDatesAnswer),
  answer('compatibility', people.compatibilityAnswer),
  answer('family', people.familyAnswer),
  answer('schools', people.schoolsAnswer),
  answer('board', people.boardAnswer),
]);

export type NumerologyAnswer = z.input<typeof numerologyAnswer>;

/** Answer of one system. */
export type NumerologyAnswerOf<System extends NumerologySystem> = Extract<NumerologyAnswer, { system: System }>;

/** Every system of numbers behind one call. Stores nothing; dates and names travel in the body only. */
export const calculateNumerology = endpoint({
  method: 'POST',
  path: '/v1/numerology',
  cost: 10,
  summary: 'Числа даты, имени и предметов с ходом вычисления',
  tag: 'numerology',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: numerologyRequest,
  response: numerologyAnswer,
});
