import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardPdf } from '@nebosvod/contracts/numerology-document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let server: TestApp;
let owner: Person;
let folder: string;

beforeAll(async () => {
  server = await startTestApp();
  owner = await createPerson(server, [2]);
  folder = mkdtempSync(join(tmpdir(), 'nebosvod-board-'));
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

/** Asks for a board and writes it to a file. */
async function printed(body: unknown): Promise<{ path: string; headers: Record<string, unknown> }> {
  const response = await server.inject({
    method: 'POST',
    url: boardPdf.path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    payload: JSON.stringify(body),
  });
  expect(response.statusCode).toBe(200);
  const path = join(folder, `${Math.random().toString(36).slice(2)}.pdf`);
  writeFileSync(path, response.rawPayload);
  return { path, headers: response.headers };
}

const textOf = (path: string) => execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
const anna = { date: '1990-05-17', at: '2026-11-21', name: 'Анна Семёнова', sex: 'f' };

describe('POST /v1/numerology/board.pdf', () => {
  test('is an A4 PDF to download that no cache may keep', async () => {
    const { path, headers } = await printed(anna);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename="numerologiya.pdf"');
    expect(headers['cache-control']).toBe('no-store');
    expect(execFileSync('pdfinfo', [path], { encoding: 'utf8' })).toMatch(
      /Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/,
    );
  });

  test('holds the numbers, the drawings and the marks in readable Russian', async () => {
    const { path } = await printed(anna);
    const text = textOf(path);
    for (const words of [
      'Анна Семёнова',
      '17.05.1990',
      'Квадрат Пифагора',
      'Характер',
      '333',
      'Матрица судьбы',
      'Колесо Фортуны',
      'Возрастной круг',
      'Муладхара',
      'Кармический хвост',
      'Вершины и испытания',
      'Махадаша',
      'Число имени',
      'Что говорят числа',
      'Аркан 17 в точке A',
      'Входит Звезда, и в комнате вспоминают, зачем начинали.',
      'Что не подтверждено публикацией',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('embeds each font once, with a map to Unicode', async () => {
    const { path } = await printed(anna);
    const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.length).toBeLessThan(7);
    for (const font of fonts) expect(font).toMatch(/\byes\s+(?:yes|no)\s+yes\b/);
  });

  test('draws every sign: a seam of two families leaves no box', async () => {
    const text = textOf((await printed(anna)).path);
    expect(text).toContain('17.05.1990. Посчитано на 21 ноября 2026 г.');
    expect(text).toMatch(/\+0\s+\+1,25\s+\+2,5/);
  });

  test('prints both years of an unsettled Gua, a late birth and a birth without a name', async () => {
    expect(textOf((await printed({ date: '1990-02-04' })).path)).toMatch(/Гуа, 1989 год[\s\S]*Гуа, 1990 год/);
    expect(textOf((await printed({ date: '2004-02-29', name: 'COCO' })).path)).toContain('COCO');
    expect(textOf((await printed({ date: '0988-01-01' })).path)).toContain('01.01.0988');
  });

  test('refuses what cannot be counted, beside its field', async () => {
    const answer = await server.call(boardPdf, { body: { ...anna, name: 'Aннa' }, token: owner.token });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe('input.name');
  });

  test('is for owners of product 2', async () => {
    expect((await server.call(boardPdf, { body: anna })).status).toBe(401);
    const other = await createPerson(server, [1]);
    expect((await server.call(boardPdf, { body: anna, token: other.token })).status).toBe(403);
  });

  test('is not made endlessly', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT: 'on' } });
    try {
      const person = await createPerson(limited, [2]);
      const statuses = new Set<number>();
      for (let i = 0; i < 31; i++) {
        // A body that is refused is counted too, and costs nothing.
        statuses.add((await limited.call(boardPdf, { body: { date: '1990-02-31' }, token: person.token })).status);
      }
      expect([...statuses]).toEqual([400, 429]);
    } finally {
      await limited.close();
    }
  });
});
