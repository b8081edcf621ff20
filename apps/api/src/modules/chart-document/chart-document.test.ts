import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentPreset, documentPresetIds, getDocument } from '@nebosvod/contracts/chart-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const at = '2026-11-21T09:00:00Z';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Asks for a document and reads it back with the tools of poppler. */
async function printed(body: { readonly preset: DocumentPreset; readonly [field: string]: unknown }) {
  const answer = await server.inject({ method: 'POST', url: getDocument.path, payload: { birth, at, ...body } });
  expect(answer.statusCode).toBe(200);
  const path = join(mkdtempSync(join(tmpdir(), 'nebosvod-chart-')), 'chart.pdf');
  writeFileSync(path, answer.rawPayload);
  const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: 'utf8' });
  const info = run('pdfinfo', path);
  return {
    headers: answer.headers,
    info,
    pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]),
    text: run('pdftotext', '-layout', path, '-'),
    fonts: run('pdffonts', path).trim().split('\n').slice(2),
    pictures: run('pdfimages', '-list', path).trim().split('\n').slice(2),
  };
}

describe('chart.getDocument', () => {
  it.each(documentPresetIds)('prints A4 with vectors and each font embedded once: %s', async (preset) => {
    const { headers, info, fonts, pictures, text } = await printed({ preset });
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="chart-${preset}.pdf"`);
    expect(info).toContain('595.28 x 841.89 pts (A4)');
    expect(info).not.toContain('Ковалёва');
    expect(pictures).toEqual([]);
    expect(fonts.length).toBeLessThanOrEqual(8);
    for (const font of fonts) expect(font).toMatch(/(Geologica|Cormorant).* yes yes yes /);
    for (const word of [
      'Анна Ковалёва',
      '14:30 (UTC+4)',
      'Лев',
      'Козерог',
      'Дхаништха',
      'осталось 4 года 7 мес. 7 дн.',
    ])
      expect(text).toContain(word);
    expect(text).toMatch(/Лахири[\s\S]*Swiss Ephemeris 2\.10/);
  });

  it('keeps the student to one page, whatever stands on it', async () => {
    for (const more of [
      {},
      { settings: { outerPlanets: true }, chartStyle: 'east' },
      { birth: { ...birth, timeUncertaintyMinutes: 30 }, chartStyle: 'south', names: 'sa' },
      { birth: { ...birth, time: null }, settings: { outerPlanets: true } },
    ])
      expect((await printed({ preset: 'student', ...more })).pages).toBe(1);
  });

  it('tells a client in plain words what the chart says and how sure it is', async () => {
    const { text, pages } = await printed({ preset: 'client' });
    expect(pages).toBeGreaterThan(2);
    for (const word of [
      'Основа карты',
      'Лагна во Льве',
      'Большой период: Юпитер',
      'На что можно опереться',
      'Насколько это надёжно',
    ])
      expect(text).toContain(word);
    expect(text).not.toMatch(/смерт|проклят|несчасть/i);
  });

  it('prints every table in full, with no letter lost after other documents', async () => {
    const { text } = await printed({ preset: 'full' });
    const titles = [
      'Шестнадцать варг',
      'Отношения грах',
      'Авастхи',
      'Шадбала',
      'Аштакаварга',
      'Вимшоттари-даша',
      'Чара-даша',
    ];
    for (const word of [...titles, 'Особые лагны', 'Упаграхи', 'Саде-сати', 'Йоги', 'Ишта-пхала', 'Инду-лагна', '337'])
      expect(text).toContain(word);
    expect(text).toContain('D60 Шаштьямша');
  });

  it.each(documentPresetIds)('invents no houses for an unknown time: %s', async (preset) => {
    const { text } = await printed({ preset, birth: { ...birth, time: null } });
    expect(text).toContain('Время рождения неизвестно');
    expect(text).toContain('Козерог ?');
    expect(text).not.toMatch(/осталось \d|Лагна во? |заметнее всего в/);
  });

  it('refuses a body without a birth and an unknown preset', async () => {
    const ask = (payload: object) => server.inject({ method: 'POST', url: getDocument.path, payload });
    expect((await ask({ preset: 'student' })).statusCode).toBe(400);
    expect((await ask({ birth, preset: 'poster' })).statusCode).toBe(400);
  });
});
