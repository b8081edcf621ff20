import type { NumerologyInput } from '@nebosvod/contracts/numerology-requests';
import { localToday } from '../../../platform/local-today.ts';
import type { Person, SchoolOptions } from '../session.ts';

/** Whether a school can count this birth: «2000+» knows only births since 2000. */
export function schoolFits(date: string, school: SchoolOptions['psychomatrixSchool']): boolean {
  return school !== '2000+' || Number(date.slice(0, 4)) >= 2000;
}

/** What the server is asked for one person's board. A school that cannot count this birth is left to the default. */
export function boardInput(person: Person, options: SchoolOptions, at = localToday()): NumerologyInput<'board'> {
  const { psychomatrixSchool, ...rest } = options;
  const isNamed = psychomatrixSchool !== 'auto' && schoolFits(person.date, psychomatrixSchool);
  return {
    date: person.date,
    at,
    ...rest,
    ...(person.sex === '' ? {} : { sex: person.sex }),
    ...(person.name === '' ? {} : { name: person.name }),
    ...(isNamed ? { psychomatrixSchool } : {}),
  };
}

export const boardRequest = (person: Person, options: SchoolOptions, at?: string) => ({
  system: 'board' as const,
  input: boardInput(person, options, at),
});
