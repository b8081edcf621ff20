import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { calculateNumerology } from '@nebosvod/contracts/numerology';
import type { NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';

type Answer = AnswerOf<typeof calculateNumerology>;
export type AnswerTo<R extends Pick<NumerologyRequest, 'system'>> = Extract<Answer, { system: R['system'] }>;

function answers<R extends NumerologyRequest>(answer: Answer, request: R): answer is AnswerTo<R> {
  return answer.system === request.system;
}

/** The query of one calculation, shared by the form (which asks first) and the page that shows it; `null` asks nothing. */
export const numerologyQuery = (request: NumerologyRequest | null) =>
  endpointQuery(calculateNumerology, request && { body: request }, 'stepped');

/** The answer to a request; `null` asks nothing. While another one is counted the old answer stays. */
export function useNumerology<R extends NumerologyRequest>(request: R | null) {
  return useQuery({
    ...numerologyQuery(request),
    select: (answer): AnswerTo<R> => {
      if (request === null || !answers(answer, request)) throw new ApiProblem('BAD_RESPONSE', 200);
      return answer;
    },
  });
}

export type Board = AnswerTo<{ system: 'board' }>;
export type Matrix = Omit<Board['destinyMatrix'], 'yearEnergy' | 'reason'>;
export type Square = Board['psychomatrix'];
export type NameNumbers = NonNullable<Board['name']>;
export type Step = Square['trace'][number];
export type Confirmations = Square['confirmation'];
export type NumberPair = AnswerTo<{ system: 'compatibility' }>['soul'];
export type Relation = NumberPair['firstToSecond'];
