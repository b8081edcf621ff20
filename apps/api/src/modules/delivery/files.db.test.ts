import { getBrand, putBrand } from '@nebosvod/contracts/delivery';
import { readFile, uploadFile } from '@nebosvod/contracts/files';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
  [me, other] = [await createPerson(test, [14]), await createPerson(test, [14])];
});
afterAll(() => test.close());

const shapes = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300" viewBox="0 0 1200 300">${inside}</svg>`;
const circle = '<circle cx="150" cy="150" r="120" fill="#8a6d1c"/>';
const png = () => new Resvg(shapes(circle)).render().asPng();

const send = (payload: Buffer | string, type = 'image/png', who: Person | null = me) =>
  test.inject({
    method: 'POST',
    url: '/v1/files?purpose=logo',
    headers: { 'content-type': type, ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    payload,
  });
const kept = async (payload: Buffer | string, type?: string) => {
  const { response } = (await send(payload, type)).json();
  return uploadFile.response.parse(response);
};
const open = (id: string, who: Person | null = me) =>
  test.inject({ url: `/v1/files/${id}`, headers: who ? { authorization: `Bearer ${who.token}` } : {} });

describe('a logo', () => {
  it('is drawn anew within its box, from PNG and from shapes, and seen by its owner alone', async () => {
    for (const [payload, type] of [
      [png(), 'image/png'],
      [shapes(circle), 'image/svg+xml'],
      // What it is, is told by itself.
      [png(), 'application/pdf'],
    ] as const) {
      const logo = await kept(payload, type);
      expect(logo).toMatchObject({ width: 480, height: 120 });
      const answer = await open(logo.id);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
      expect([(await open(logo.id, other)).statusCode, (await open(logo.id, null)).statusCode]).toEqual([404, 404]);
    }
  });

  it('stands in the brand when it is one’s own; the picture before it goes with the next', async () => {
    const first = await kept(png());
    const brand = (logoId: string, who = me) => test.call(putBrand, { token: who.token, body: { logoId } });
    expect((await brand(first.id, other)).problem.errors?.[0]?.path).toBe('logoId');
    expect((await brand(first.id)).value.logoId).toBe(first.id);
    const tried = await kept(png());
    const again = await kept(png());
    expect((await open(tried.id)).statusCode).toBe(404);
    expect((await open(first.id)).statusCode).toBe(200);
    expect((await brand(again.id)).status).toBe(200);
    expect((await test.call(getBrand, { token: me.token })).value.logoId).toBe(again.id);
  });

  it('that is no picture of ours is refused in words', async () => {
    const broken = png();
    broken.fill(7, 60);
    const wide = png();
    wide.writeUInt32BE(60_000, 16);
    const refusals: [Buffer | string, RegExp][] = [
      ['Это письмо, а не картинка', /не картинка/],
      ['GIF89a', /не картинка/],
      [Buffer.from('RIFF0000WEBPVP8 '), /не картинка/],
      [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9]), /не картинка/],
      [broken, /не открылась/],
      [wide, /больше 4096/],
      [shapes(''), /пустая/],
      [shapes('<circle'), /не открылась/],
      [shapes('<image href="file:///etc/hostname"/>'), /не только контуры/],
      [shapes('<script>alert(1)</script>'), /не только контуры/],
      [shapes('<use href="https://example.com/a.svg#b"/>'), /не только контуры/],
      [shapes('<foreignObject/>'), /не только контуры/],
    ];
    for (const [payload, words] of refusals) {
      const answer = await send(payload);
      expect([answer.statusCode, answer.json().detail], String(words)).toEqual([400, expect.stringMatching(words)]);
    }
    const heavy = await send(Buffer.alloc(20 * 1_048_576, 1));
    expect([heavy.statusCode, heavy.json().detail]).toEqual([413, 'Картинка больше 1 МБ: уменьшите её']);
    expect((await send(png(), 'image/png', null)).statusCode).toBe(401);
    expect((await test.call(readFile, { params: { id: 'x' } })).status).toBe(400);
  });
});
