import type { Birth } from '@nebosvod/contracts/birth';

/** Which of the two is counted as the groom. */
export type Groom = 'first' | 'second';

/** Who is who by gender; where it does not tell, the person is asked. */
export interface Roles {
  /** `null` until the person answers. */
  readonly groom: Groom | null;
  /** Whether the genders leave it open. */
  readonly isAsked: boolean;
}

/**
 * Roles of two births. One known gender proposes the other; none, or two alike, propose nothing: the score differs by role and must not
 * be guessed.
 * @param answered what the person has answered, over any proposal
 */
export function rolesOf(first: Birth['gender'], second: Birth['gender'], answered: Groom | null): Roles {
  const proposed = proposedGroom(first, second);
  const isAsked = first === undefined || second === undefined || first === second;
  return { groom: isAsked ? (answered ?? proposed) : proposed, isAsked };
}

function proposedGroom(first: Birth['gender'], second: Birth['gender']): Groom | null {
  if (first === second) return null;
  return first === 'male' || second === 'female' ? 'first' : 'second';
}

/** The two births with the genders that the server takes for the roles. */
export function withRoles(
  first: Birth,
  second: Birth,
  groom: Groom,
): { readonly first: Birth; readonly second: Birth } {
  return {
    first: { ...first, gender: groom === 'first' ? 'male' : 'female' },
    second: { ...second, gender: groom === 'second' ? 'male' : 'female' },
  };
}
