import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateConsultation, getConsultation } from '@nebosvod/contracts/consultations';
import { createLink, getBrand, listLinks, putBrand, readLinkPdf, revokeLink } from '@nebosvod/contracts/delivery';
import { uploadFile } from '@nebosvod/contracts/files';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  place: 'Москва',
  name: 'Анна Соколова',
} as const;

let test: TestApp;
let me: Person;
let id: string;
beforeAll(async () => {
  test = await startTestApp();
  me = await createPerson(test, [14]);
  await test.call(putBrand, {
    token: me.token,
    body: {
      name: 'Вера Ладынина',
      contacts: 'vera@example.ru',
      disclaimer: 'Не заменяет врача.',
      hiddenSections: ['money'],
    },
  });
  // A middle portrait is what is asked for mostly, a long one twelve pages.
  const body = {
    productId: 14,
    kind: 'veda-portrait',
    detail: 'long',
    client: { name: birth.name, birth, save: false },
  };
  id = (await test.call(generateConsultation, { token: me.token, body })).value.id;
  const about = { token: me.token, params: { id } };
  await vi.waitUntil(async () => (await test.call(getConsultation, about)).value.status === 'done', {
    timeout: 60_000,
  });
});
afterAll(() => test.close());

const file = (kind: 'pdf' | 'docx') =>
  test.inject({ url: `/v3/consultation/${id}/${kind}`, headers: { authorization: `Bearer ${me.token}` } });

/** Reads a PDF back with the tools of poppler. */
function readPdf(content: Buffer) {
  const path = join(mkdtempSync(join(tmpdir(), 'nebosvod-delivered-')), 'document.pdf');
  writeFileSync(path, content);
  const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: 'utf8' });
  const info = run('pdfinfo', path);
  return {
    info,
    pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]),
    text: run('pdftotext', '-layout', path, '-'),
    /** Pictures of the document as `page width height`. */
    pictures: run('pdfimages', '-list', path)
      .split('\n')
      .slice(2)
      .flatMap((line) => {
        const [page, , type, width, height] = line.trim().split(/\s+/);
        return type === 'image' ? [`${page} ${width}×${height}`] : [];
      }),
  };
}

describe('a document as PDF', () => {
  it('carries brand, text, positions and the engine', async () => {
    const answer = await file('pdf');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(answer.headers['content-disposition']).toMatch(/filename\*=UTF-8''.+\.pdf$/);
    const { info, pages, text } = readPdf(answer.rawPayload);
    expect(info).toContain('A4');
    expect(info).not.toContain('Соколова');
    expect(pages).toBeGreaterThanOrEqual(10);
    // The cover is one page: the text begins behind it.
    expect(text.split('\f')[1]).toContain('Суть');
    for (const words of [
      'Вера Ладынина',
      'Анна Соколова',
      'Положения',
      'Проверьте расчёт сами',
      'swisseph',
      'Не заменяет врача',
      '2°32′ Тельца',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/^\s*Деньги\s*$/m);
    expect(text).toMatch(new RegExp(`${pages} из ${pages}`));
  });

  it('carries the logo of the practitioner on its cover, as it was drawn anew', async () => {
    expect(readPdf((await file('pdf')).rawPayload).pictures).toEqual([]);
    const circle = '<circle cx="150" cy="150" r="120" fill="#8a6d1c"/>';
    const logo = await test.inject({
      method: 'POST',
      url: '/v1/files?purpose=logo',
      headers: { 'content-type': 'image/svg+xml', authorization: `Bearer ${me.token}` },
      payload: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300" viewBox="0 0 1200 300">${circle}</svg>`,
    });
    const { id: logoId } = uploadFile.response.parse(logo.json().response);
    const { value: brand } = await test.call(getBrand, { token: me.token });
    await test.call(putBrand, { token: me.token, body: { ...brand, logoId } });
    const { pictures } = readPdf((await file('pdf')).rawPayload);
    expect(pictures[0]).toBe('1 480×120');
    await test.call(putBrand, { token: me.token, body: brand });
  });

  it('carries one and the same code until its link is closed', async () => {
    const links = async () =>
      (await test.call(listLinks, { token: me.token, params: { id } })).value.items.filter(({ isPaper }) => isPaper);
    await file('pdf');
    await file('docx');
    const [first, ...others] = await links();
    expect(others).toEqual([]);
    await test.call(revokeLink, { token: me.token, params: { id: first?.id ?? '' } });
    await file('pdf');
    const [second] = await links();
    expect(second?.id).not.toBe(first?.id);
  });

  it('opens by its link with its PIN alone, and tells no birth without the proof', async () => {
    const body = { withProof: false, pin: '4711' };
    const { value } = await test.call(createLink, { token: me.token, params: { id }, body });
    const url = readLinkPdf.path.replace(':token', value.url.split('/r/')[1] ?? '');
    expect((await test.inject({ url })).statusCode).toBe(404);
    const answer = await test.inject({ url, headers: { 'x-pin': '4711' } });
    const { text } = readPdf(answer.rawPayload);
    expect(text).toContain('Тот же разбор на экране');
    expect(text).not.toContain('1990');
  });
});

describe('a document as DOCX', () => {
  it('is a whole package of Word: parts named in its list, well-formed, with the same blocks', async () => {
    const answer = await file('docx');
    expect(answer.statusCode).toBe(200);
    const zip = await JSZip.loadAsync(answer.rawPayload);
    const read = (name: string) => zip.file(name)?.async('text') ?? Promise.resolve('');
    const types = await read('[Content_Types].xml');
    const named = [...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name = '']) => name);
    expect(named).toContain('word/document.xml');
    for (const name of named) expect(zip.file(name), name).not.toBeNull();
    const relations = await read('word/_rels/document.xml.rels');
    for (const [, target = ''] of relations.matchAll(/Target="(?!http)([^"]+)"/g))
      expect(zip.file(`word/${target}`), target).not.toBeNull();
    const document = await read('word/document.xml');
    const text = [...document.matchAll(/<w:t[ >][^<]*/g)].map(([run]) => run.replace(/^<w:t[^>]*>/, '')).join('\n');
    for (const words of [
      'Анна Соколова',
      'Суть',
      'Положения',
      'Проверьте расчёт сами',
      'swisseph',
      'Не заменяет врача.',
    ])
      expect(text).toContain(words);
    expect(document).toContain('w:pStyle w:val="Heading1"');
    expect(document.match(/<w:tbl>/g)).toHaveLength(1);
  });
});
