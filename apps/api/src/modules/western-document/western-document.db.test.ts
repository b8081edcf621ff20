import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentPreset, documentPresetIds } from '@nebosvod/contracts/chart-document';
import { getWesternDocument } from '@nebosvod/contracts/western-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
  name: 'Анна Ковалёва',
  place: 'Москва',
};

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await startTestApp();
  owner = await createPerson(server, [1]);
});
afterAll(() => server.close());

/** Asks for a document and reads it back with the tools of poppler. */
async function printed(preset: DocumentPreset, more: object = {}) {
  const answer = await server.inject({
    method: 'POST',
    url: getWesternDocument.path,
    headers: { authorization: `Bearer ${owner.token}` },
    payload: { birth: { ...birth, ...more }, preset },
  });
  expect(answer.statusCode).toBe(200);
  const path = join(mkdtempSync(join(tmpdir(), 'nebosvod-western-')), 'chart.pdf');
  writeFileSync(path, answer.rawPayload);
  const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: 'utf8' });
  const info = run('pdfinfo', path);
  return {
    disposition: answer.headers['content-disposition'],
    info,
    pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]),
    text: run('pdftotext', '-layout', path, '-').replaceAll('\u00a0', ' '),
    pictures: run('pdfimages', '-list', path).trim().split('\n').slice(2),
  };
}

describe('western.getDocument', () => {
  it('is for owners of product 1', async () => {
    const body = { birth, preset: 'student' };
    const guest = await server.call(getWesternDocument, { body });
    expect([guest.status, guest.problem.code]).toEqual([401, 'UNAUTHORIZED']);
    const other = await createPerson(server, [2, 3, 17]);
    const refused = await server.call(getWesternDocument, { body, token: other.token });
    expect([refused.status, refused.problem.code]).toEqual([403, 'PRODUCT_REQUIRED']);
  });

  it.each(documentPresetIds)('prints A4 with a vector wheel, without the name in the file: %s', async (preset) => {
    const { disposition, info, pages, pictures, text } = await printed(preset);
    expect(disposition).toBe(`attachment; filename="western-${preset}.pdf"`);
    expect(info).toContain('595.28 x 841.89 pts (A4)');
    expect(info).not.toContain('Ковалёва');
    expect(pictures).toEqual([]);
    expect(pages).toBe({ student: 1, client: 3, full: 3 }[preset]);
    for (const words of [
      'Анна Ковалёва',
      'Западная карта',
      '14:30 (UTC+4)',
      '26°15′ в Тельце, в 9-м доме',
      '16°41′ в Деве',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Плацидус[\s\S]*Swiss Ephemeris 2\.10/);
  });

  it('reads to a client the words of the base', async () => {
    const { text } = await printed('client');
    // Mercury in Taurus, Jupiter in the tenth house, Venus square Neptune.
    for (const lead of [/Мысль идёт пешком/, /Доверие в работе приходит/, /Красивое легко принять/])
      expect(text).toMatch(lead);
  });

  it('says what it does not know without a time of birth', async () => {
    const { pages, text } = await printed('full', { time: null });
    expect(pages).toBeLessThanOrEqual(3);
    expect((await printed('student', { time: null })).pages).toBe(1);
    expect(text).toContain('Время рождения неизвестно');
    expect(text).toContain('нужно время рождения');
    expect(text).not.toContain('Куспиды');
    // The Moon runs through 13° in a day: where it may have stood, and that its sign may have changed.
    expect(text).toMatch(/Луна\s+\d+°\d\d′ в \S+\s+– \d+°\d\d′ в \S+/);
  });
});
