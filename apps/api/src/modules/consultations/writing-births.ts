import type { ResolvedBirth } from '@nebosvod/composer/birth/resolved-birth';
import { findKind } from '@nebosvod/contracts/consultation-kinds.table';
import { ProblemError } from '../../problem-error.ts';
import { resolvedBirth } from '../reading/resolved-births.service.ts';
import type { WritingPerson, WritingRequest } from './writing-request.ts';

/** Those a document is about: a second one who was named beside the point does not come into a reading of one. */
export function peopleOf({ kind, people }: WritingRequest): WritingPerson[] {
  return people.slice(0, countOf(kind));
}

/**
 * Births of a document, ready to compose.
 * @throws ProblemError 400 where one is missing or is no birth
 */
export async function birthsOf(request: WritingRequest): Promise<ResolvedBirth[]> {
  const people = peopleOf(request);
  if (people.length < countOf(request.kind)) throw new ProblemError('VALIDATION', 'Для чтения нужно рождение');
  return Promise.all(
    people.map(async ({ role, birth, name, sex }) => ({
      ...(await resolvedBirth(role, birth, `${role}.birth`)),
      ...(name ? { name } : {}),
      ...(sex ? { sex } : {}),
    })),
  );
}

function countOf(kind: WritingRequest['kind']): number {
  return findKind(kind)?.needs.includes('second') ? 2 : 1;
}
