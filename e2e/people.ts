import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { mailedCode } from './outbox.ts';

/** A server and where its letters and its operator's socket lie; the shared one unless given. */
export interface Home {
  readonly url: string;
  readonly dataDir: string;
}

export const password = 'луна над тихим садом';

let people = 0;

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** What an operator types after `npm run admin --`, said to the running server. */
export async function operator(dataDir: string, ...command: readonly string[]): Promise<readonly string[]> {
  const socket = connect(join(dataDir, 'operator.sock'));
  await once(socket, 'connect');
  socket.write(`${JSON.stringify(command)}\n`);
  const answer: unknown = JSON.parse(await text(socket));
  if (typeof answer === 'object' && answer !== null && 'lines' in answer && Array.isArray(answer.lines))
    return answer.lines.map(String);
  throw new Error(`the server refused ${command.join(' ')}: ${JSON.stringify(answer)}`);
}

export interface Person {
  readonly email: string;
  /** The browser storage of this person, signed in. */
  readonly storage: Readonly<Record<string, string>>;
}

async function registered(url: string): Promise<string> {
  people += 1;
  const email = `owner-${process.pid}-${Date.now()}-${people}@example.ru`;
  await post(`${url}/v3/auth/register`, { email, password, consents: { offer: true, personalData: true } });
  return email;
}

/** A person who has not proven the address yet, signed in; these products are paid for and wait for the proof. */
export async function unproven(products: readonly number[] = []): Promise<Person> {
  const { url, dataDir } = { url: inject('baseUrl'), dataDir: inject('dataDir') };
  const email = await registered(url);
  if (products.length > 0) await operator(dataDir, 'grant', email, ...products.map(String));
  return { email, storage: await signedIn(url, email) };
}

/** A person with a proven address, signed in, owning these products. */
export async function person(products: readonly number[] = [], home?: Home): Promise<Person> {
  const { url, dataDir } = home ?? { url: inject('baseUrl'), dataDir: inject('dataDir') };
  const email = await registered(url);
  await post(`${url}/v3/auth/confirm`, { email, password, code: await mailedCode(dataDir, email) });
  if (products.length > 0) await operator(dataDir, 'grant', email, ...products.map(String));
  return { email, storage: await signedIn(url, email) };
}

/** Storage of one more session of a person: another device. */
export async function signedIn(url: string, email: string, secret = password): Promise<Record<string, string>> {
  const tokens: unknown = await (await post(`${url}/v3/auth/login`, { email, password: secret })).json();
  if (typeof tokens !== 'object' || tokens === null || !('accessToken' in tokens) || !('refreshToken' in tokens))
    throw new Error('no tokens');
  return { userEmail: email, userToken: String(tokens.accessToken), refreshToken: String(tokens.refreshToken) };
}

/** A call of a signed-in person to the API. */
export async function callAs(who: Person, path: string, body: unknown): Promise<unknown> {
  const response = await post(`${inject('baseUrl')}${path}`, body, {
    authorization: `Bearer ${who.storage.userToken}`,
  });
  return response.json();
}

/** The id that an answer gives to what was made. */
export function idOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'response' in answer) {
    const { response } = answer;
    if (typeof response === 'object' && response !== null && 'id' in response) return String(response.id);
  }
  throw new Error('no id in the answer');
}
