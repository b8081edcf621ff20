import { readFileSync } from 'node:fs';
import { ProblemError } from '../../problem-error.ts';

/** `apps/api/assets`, seen alike from `src/modules/auth` and from `dist/modules/auth`. */
const listFile = new URL('../../../assets/common-passwords.txt', import.meta.url);

let common: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(listFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return common;
}

/** Words of this product: the first guesses of whoever knows where the account is. */
const ownWords = new Set([
  'astrolog',
  'numerolog',
  'marketer',
  'nebosvod',
  'небосвод',
  'астролог',
  'нумеролог',
  'veda',
  'panchanga',
  'панчанга',
]);

/** The password without the digits and signs people put round a word. */
function bareWord(password: string): string {
  return password.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

/**
 * Why a password must not be used, in Russian, or null. Length is the contract's matter; there are no rules about
 * kinds of characters [OWASP ASVS 5.0, 6.2.4, 6.2.5, 6.2.11].
 */
function weakness(password: string, email: string): string | null {
  if (commonPasswords().has(password.toLowerCase())) return 'Этот пароль слишком распространён, придумайте другой';
  if (new Set(password).size <= 2) return 'В пароле повторяются одни и те же знаки, придумайте другой';
  const bare = bareWord(password);
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const personal = [local, local.replaceAll(/[^\p{L}]/gu, ''), bareWord(domain.split('.')[0] ?? '')];
  const isPersonal = [password.toLowerCase(), bare].some((form) => form.length >= 3 && personal.includes(form));
  if (isPersonal || password.toLowerCase() === email.toLowerCase())
    return 'Пароль повторяет адрес почты, придумайте другой';
  if (ownWords.has(bare)) return 'Пароль повторяет название сервиса, придумайте другой';
  return null;
}

/** @throws ProblemError 400 beside the field `password`. */
export function assertStrong(password: string, email: string): void {
  const message = weakness(password, email);
  if (message) throw new ProblemError('VALIDATION', message, { errors: [{ path: 'password', message }] });
}
