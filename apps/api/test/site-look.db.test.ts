import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from '@nebosvod/contracts/chart-document';
import { putBrand } from '@nebosvod/contracts/delivery';
import { createPanchanga } from '@nebosvod/contracts/panchanga-export';
import { getWesternDocument } from '@nebosvod/contracts/western-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../src/modules/content/load-content.ts';
import { signatureOf } from '../src/modules/delivery/printed-document.presenter.ts';
import { plainLook } from '../src/site-look.ts';
import { createPerson, mailsTo, parseMail } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const logoId = randomUUID();
const seller = { name: 'Школа «Лагна» & Ко', email: 'school@lagna.example', phone: null, url: 'https://lagna.example' };
/** One black point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

let test: TestApp;
let plain: TestApp;
beforeAll(async () => {
  const files = await loadContent();
  const brand = { dark: '#e2b866', light: '#7b2d4e', logoId };
  [test, plain] = await Promise.all([startTestApp({ content: { ...files, seller, brand } }), startTestApp()]);
  await test.database.db.insertInto('site_logo').values({ id: logoId, content: png, width: 1, height: 1 }).execute();
});
afterAll(() => Promise.all([test.close(), plain.close()]));

/** A letter of several parts is several letters, each with a head of its own. */
function partsOf(letter: string): readonly string[] {
  const boundary = /boundary="([^"]+)"/.exec(letter)?.[1];
  return boundary === undefined ? [letter.trimStart()] : letter.split(`--${boundary}`).slice(1).flatMap(partsOf);
}

/** A printed file, read back with the tools of poppler. */
async function printed(url: string, payload: object, by = test, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await by.inject({ method: 'POST', url, payload, headers });
  expect(answer.statusCode).toBe(200);
  const path = join(mkdtempSync(join(tmpdir(), 'nebosvod-look-')), 'paper.pdf');
  writeFileSync(path, answer.rawPayload);
  const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: 'utf8' });
  return {
    pages: Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', path))?.[1]),
    text: run('pdftotext', '-layout', path, '-'),
    pictures: run('pdfimages', '-list', path).trim().split('\n').slice(2).length,
  };
}

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const birth = { date: '1990-05-17', time: '14:30', ...place, name: 'Анна', place: 'Москва' };
const contacts = 'school@lagna.example · https://lagna.example';

describe('the brand of the site', () => {
  it('signs a letter: name and contacts in words, colour and picture on its page, nothing asked from outside', async () => {
    const { email } = await createPerson(test);
    const [mail] = await mailsTo(test, email);
    expect(mail?.subject.endsWith(': Школа «Лагна» & Ко')).toBe(true);
    const raw = mail?.raw ?? '';
    expect(raw).toContain('multipart/alternative');
    const parts = partsOf(raw).map((part) => parseMail(part).text.replaceAll('\r\n', '\n').trim());
    const text = parts.find((part) => part.startsWith('Здравствуйте!')) ?? '';
    expect(text.endsWith('\n\nШкола «Лагна» & Ко\nschool@lagna.example\nhttps://lagna.example')).toBe(true);
    const page = parts.find((part) => part.startsWith('<!doctype html>')) ?? '';
    expect(page).toContain('border-bottom:2px solid #7b2d4e');
    expect(page).toContain('<img src="cid:logo@letter" width="1" height="1" alt="Школа «Лагна» &amp; Ко">');
    expect(page).not.toMatch(/src="http|url\(/);
    expect(raw.replaceAll(/\s/g, '')).toContain(png.toString('base64'));
  });

  it('is the product’s own, in plain words, until the operator has said it', async () => {
    const { email } = await createPerson(plain);
    const [mail] = await mailsTo(plain, email);
    expect(mail?.subject.endsWith(': Небосвод')).toBe(true);
    expect(mail?.raw).not.toContain('multipart');
    expect(mail?.text.trimEnd().endsWith('Небосвод')).toBe(true);
  });

  it('stands over every printed chart and moves nothing on it', async () => {
    const at = '2026-11-21T09:00:00Z';
    const { token } = await createPerson(test, [1]);
    const student = await printed(getDocument.path, { birth, at, preset: 'student' });
    const without = await printed(getDocument.path, { birth, at, preset: 'student' }, plain);
    expect(student.text).toContain(`Школа «Лагна» & Ко · ${contacts}`);
    expect(student.pages).toBe(without.pages);
    expect([student.pictures, without.pictures]).toEqual([student.pages, 0]);
    expect(without.text).not.toContain('Лагна»');
    const western = await printed(getWesternDocument.path, { birth, preset: 'student' }, test, token);
    expect(western.text).toContain(contacts);
    const days = { ...place, from: '2026-11-21', to: '2026-11-22', format: 'pdf' };
    expect((await printed(createPanchanga.path, days)).text).toContain(contacts);
  });
});

it('a document is signed by its practitioner, and by the site until they have said how', () => {
  const site = { name: 'Школа', contacts: ['school@lagna.example'], colour: '#7b2d4e', logo: null };
  const own = putBrand.body.parse({ name: 'Мария', contacts: 'мария@пример.рф\n ' });
  expect(signatureOf(own, null, site)).toMatchObject({ owner: 'Мария', contacts: ['мария@пример.рф'] });
  const unsaid = putBrand.body.parse({});
  expect(signatureOf(unsaid, null, site)).toEqual({
    owner: 'Школа',
    contacts: site.contacts,
    colour: site.colour,
    logo: null,
  });
  expect(signatureOf(unsaid, null, plainLook)).toMatchObject({ owner: 'Разбор', contacts: [], logo: null });
});
