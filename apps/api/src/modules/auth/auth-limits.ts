import type { Limit } from '../../count-limit.ts';

const minute = 60;
const hour = 60 * minute;

/** Limits of sign-in, counted in the database and so shared by all nodes [OWASP ASVS 5.0, 6.3.1, 6.6.3, 2.4.1]. */
export const limits = {
  /** Failures of one person from one address; nobody can lock a stranger out from elsewhere. */
  login: { name: 'login', count: 5, seconds: 15 * minute },
  loginByAddress: { name: 'login-address', count: 50, seconds: 15 * minute },
  /** Failures of one person from everywhere. Past it only networks they have signed in from may try: no lockout. */
  loginByPerson: { name: 'login-person', count: 100, seconds: hour },
  register: { name: 'register', count: 10, seconds: hour },
  temporary: { name: 'temporary', count: 10, seconds: hour },
  /** Of one person from one network: a stranger's requests do not use up the owner's. */
  mailByPerson: { name: 'mail', count: 3, seconds: hour },
  /** Letters with a code to one person that a network they never signed in from may cause; one is left for the owner. */
  lettersByStranger: { name: 'code-letters', count: 2, seconds: hour },
  mailByAddress: { name: 'mail-address', count: 10, seconds: hour },
  /** On top of the 5 tries a code has. */
  codeByAddress: { name: 'code-address', count: 50, seconds: 15 * minute },
  /** Codes of the second factor that one person may get wrong: a million codes, five tries. */
  secondFactor: { name: 'second-factor', count: 5, seconds: 15 * minute },
  /** Passwords shown for a change of the address. */
  emailChange: { name: 'email-change', count: 5, seconds: 15 * minute },
  passwordChange: { name: 'password-change', count: 5, seconds: 15 * minute },
} as const satisfies Record<string, Limit>;
