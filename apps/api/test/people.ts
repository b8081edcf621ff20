import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as auth from '@nebosvod/contracts/auth';
import { getUserByEmail } from '@nebosvod/contracts/user';
import { proveEmail } from '../src/modules/auth/account.repository.ts';
import { grantByOperator } from '../src/modules/purchases/operator.service.ts';
import type { TestApp } from './test-app.ts';

/** A password that no list and no rule refuses. */
export const goodPassword = 'полночный чай с бергамотом';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refreshToken: string;
}

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly raw: string;
}

let count = 0;

/** An address no other test uses. */
export const freshEmail = (): string => `person${++count}-${Date.now().toString(36)}@example.ru`;

export const consents = { offer: true, personalData: true } as const;

/**
 * Registers, has proven the address, signs in and, when asked, owns products. Hundreds of people of other tests' making: the walk by a
 * mailed code, which holds its answer back and hashes twice more, is walked in auth.db.test.ts.
 */
export async function createPerson(
  test: TestApp,
  products: readonly number[] = [],
  email = freshEmail(),
): Promise<Person> {
  const { value } = await test.call(auth.register, { body: { email, password: goodPassword, consents } });
  await proveEmail(test.database.db, value.id);
  if (products.length > 0) await grantByOperator(test.database.db, email, products.map(String));
  return signIn(test, email, goodPassword);
}

export async function signIn(test: TestApp, email: string, password: string): Promise<Person> {
  const { value } = await test.call(auth.login, { body: { email, password } });
  return withId(test, email, value);
}

/** Enters as a temporary person by the code of the mail. */
export async function createTemporary(test: TestApp): Promise<Person> {
  const email = freshEmail();
  await test.call(auth.createTempUser, { query: { email }, headers: { 'x-client': 'nebosvod' } });
  const { value } = await test.call(auth.confirm, { body: { email, code: await latestCode(test, email) } });
  return withId(test, email, auth.tokensSchema.parse(value));
}

async function withId(test: TestApp, email: string, tokens: { accessToken: string; refreshToken: string }) {
  const user = await test.call(getUserByEmail, { query: { email }, token: tokens.accessToken });
  return { id: user.value.id, email, token: tokens.accessToken, refreshToken: tokens.refreshToken };
}

/** Mails already read, by their files: none is ever written anew, and whoever waits for one looks through all of them. */
const readMails = new Map<string, ReceivedMail>();

/** Files of the mails in an outbox, oldest first. One that is still being written is hidden, and gone under that name a moment later. */
export async function mailFiles(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return names.filter((name) => /^[^.].*\.eml$/.test(name)).sort();
}

/** Mails to an address, oldest first. */
export async function mailsTo(test: TestApp, email: string): Promise<ReceivedMail[]> {
  await test.app.mailer.idle();
  const folder = join(test.env.DATA_DIR, 'outbox');
  const mails = await Promise.all((await mailFiles(folder)).map((file) => readMail(join(folder, file))));
  return mails.filter(({ to }) => to === email);
}

async function readMail(file: string): Promise<ReceivedMail> {
  const known = readMails.get(file);
  if (known !== undefined) return known;
  const mail = parseMail(await readFile(file, 'utf8'));
  readMails.set(file, mail);
  return mail;
}

/** The code of the newest mail to an address that has one. */
export async function latestCode(test: TestApp, email: string): Promise<string> {
  const codes = (await mailsTo(test, email))
    .map(({ text }) => /\b(\d{4}) (\d{4})\b/.exec(text))
    .filter((found) => found !== null);
  const last = codes.at(-1);
  if (!last) throw new Error(`no code was mailed to ${email}`);
  return `${last[1]}${last[2]}`;
}

/** A code that is certainly wrong. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

/** Reads one of our own mails: a text part in base64 or quoted-printable, headers possibly encoded. */
export function parseMail(raw: string): ReceivedMail {
  const end = raw.search(/\r?\n\r?\n/);
  const head = raw.slice(0, end).replaceAll(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const body = raw.slice(end).trimStart();
  const encoding = header('content-transfer-encoding');
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : decodeQuotedPrintable(body);
  return { to: header('to'), subject: decodeWords(header('subject')), text, raw };
}

function decodeQuotedPrintable(body: string): string {
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  return text
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(data, 'base64').toString('utf8')
        : decodeQuotedPrintable(data.replaceAll('_', ' ')),
    );
}
