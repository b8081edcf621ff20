import { inject } from 'vitest';
import { callAs, type Person, person } from './people.ts';

/** A written document and what makes links to it. */
export interface Delivery {
  readonly who: Person;
  readonly id: string;
  /** Makes a link; gives its path. */
  link(body: { readonly withProof: boolean; readonly pin?: string }): Promise<string>;
  /** The path of a link that was closed. */
  closed(): Promise<string>;
}

const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  place: 'Москва',
  name: 'Анна Соколова',
};

/** A practitioner with a brand and a written portrait. */
export async function delivery(): Promise<Delivery> {
  const who = await person([14]);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.storage.userToken}` };
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${inject('baseUrl')}${path}`, {
      method,
      headers: body === undefined ? { authorization: headers.authorization } : headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  await ask('PUT', '/v3/brand', {
    name: 'Вера Ладынина',
    contacts: 'Ведический астролог, Нижний Новгород\nvera@example.ru\n+7 831 000-22-17',
    colour: '#7b2d4e',
  });
  const accepted = { productId: 14, kind: 'veda-portrait', client: { name: birth.name, birth, save: false } };
  const id = field(await callAs(who, '/v3/consultation/generate', accepted), 'id');
  const isDone = async () => field(await (await ask('GET', `/v3/consultation/${id}`)).json(), 'status') === 'done';
  for (let tries = 0; !(await isDone()); tries += 1) {
    if (tries > 200) throw new Error('the document was not written within half a minute');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const link: Delivery['link'] = async (body) =>
    new URL(field(await (await ask('POST', `/v3/consultation/${id}/links`, body)).json(), 'url')).pathname;
  return {
    who,
    id,
    link,
    closed: async () => {
      const made = await (await ask('POST', `/v3/consultation/${id}/links`, { withProof: true })).json();
      await ask('DELETE', `/v3/links/${field(made, 'id')}`);
      return new URL(field(made, 'url')).pathname;
    },
  };
}

/** A text of an answer in its envelope. */
function field(answer: unknown, name: string): string {
  const inside = typeof answer === 'object' && answer !== null && 'response' in answer ? answer.response : null;
  if (typeof inside !== 'object' || inside === null) throw new Error(`no ${name}`);
  return String(Reflect.get(inside, name));
}
