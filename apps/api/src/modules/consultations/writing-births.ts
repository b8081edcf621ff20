import type { ResolvedBirth } from '@nebosvod/composer/birth/resolved-birth';
import { findKind } from '@nebosvod/contracts/consultation-kinds.table';
import { readingRoles } from '@nebosvod/contracts/reading-role';
import { ProblemError } from '../../problem-error.ts';
import { resolvedBirth } from '../reading/resolved-births.service.ts';
import type { WritingPerson, WritingRequest } from './writing-request.ts';

/** Those a document is about: a second one who was named beside the point does not come into a reading of one. */
export function peopleOf({ kind, people }: WritingRequest): WritingPerson[] {
  return people.slice(0, countOf(kind).most);
}

/**
 * Births of a document, ready to compose.
 * @throws ProblemError 400 where one is missing or is no birth
 */
export async function birthsOf(request: WritingRequest): Promise<ResolvedBirth[]> {
  const people = peopleOf(request);
  if (people.length < countOf(request.kind).least) throw new ProblemError('VALIDATION', 'Для чтения нужно рождение');
  return Promise.all(
    people.map(async ({ role, birth, name, sex }) => ({
      ...(await resolvedBirth(role, birth, `${role}.birth`)),
      ...(name ? { name } : {}),
      ...(sex ? { sex } : {}),
    })),
  );
}

function countOf(kind: WritingRequest['kind']): { readonly least: number; readonly most: number } {
  const needs = findKind(kind)?.needs ?? [];
  if (needs.includes('people')) return { least: 2, most: readingRoles.length };
  return needs.includes('second') ? { least: 2, most: 2 } : { least: 1, most: 1 };
}
