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

interface Body {
  readonly preset: DocumentPreset;
  readonly [field: string]: unknown;
}

const known = new Map<string, ReturnType<typeof print>>();

/** The document of a body, printed once for all tests. */
function printed(body: Body): ReturnType<typeof print> {
  const key = JSON.stringify(body);
  const answer = known.get(key) ?? print(body);
  known.set(key, answer);
  return answer;
}

/** Asks for a document and reads it back with the tools of poppler. */
async function print(body: Body) {
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
      {
        birth: { ...birth, timeUncertaintyMinutes: 30 },
        settings: { outerPlanets: true },
        chartStyle: 'east',
        names: 'sa',
      },
      { birth: { ...birth, time: null }, settings: { outerPlanets: true } },
    ])
      expect((await printed({ preset: 'student', ...more })).pages).toBe(1);
  });

  it('reads a chart to a client on six to eight pages, each statement with its factor and its book', async () => {
    const { text, pages } = await printed({ preset: 'client' });
    const plain = text.replaceAll('\u00a0', ' ');
    expect(pages).toBeGreaterThanOrEqual(6);
    expect(pages).toBeLessThanOrEqual(8);
    for (const said of [
      'не заменяют врача, юриста',
      'Лагна во Льве · Брихат-Парашара-хора',
      'Солнце, владыка 1-го дома (владыка лагны), в 10-м доме',
      'Луна в накшатре Дхаништха · Брихат-самхита',
      'Солнце в 10-м доме, Телец · Пхаладипика',
      'Луна и Раху в Козероге',
      '10. Дом дела и положения',
      'нужной силы',
      'Венера в Рыбах: знак сильный, но 8-й дом',
      'Махадаша Юпитера: Юпитер в 11-м доме · Брихат-Парашара-хора',
      'Антардаша Раху в махадаше Юпитера',
      'Следующий большой',
      'О чём спросить себя',
      'Насколько это надёжно',
    ])
      expect(plain).toContain(said);
    expect(text).not.toMatch(/смерт|проклят|несчасть|undefined|null|\[BPHS/i);
  });

  it('keeps to eight pages with eight grahas in one sign, far in the south', async () => {
    const ushuaia = { latitude: -54.8019, longitude: -68.303, timeZone: 'America/Argentina/Ushuaia' };
    const { pages, text } = await printed({
      preset: 'client',
      birth: { ...ushuaia, date: '1962-02-04', time: '05:12', name: 'Константин Константинопольский-Рождественский' },
    });
    expect(pages).toBeLessThanOrEqual(8);
    expect(text).toContain('Константинопольский-Рождественский');
    expect(text).toMatch(/И ещё \d+ пар/);
  });

  it('prints every table in full, with no letter lost after other documents', async () => {
    const { text, pages } = await printed({ preset: 'full' });
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
    // Every page is numbered and says what it was counted with; no body is left out of a chart.
    expect(text.match(/Лахири \(Читрапакша\) 23°43′/g)).toHaveLength(pages);
    expect(text).toMatch(new RegExp(`${pages} ?/ ?${pages}`));
    expect(text).not.toMatch(/(^|\s)\+\d(\s|$)/);
  });

  it.each(documentPresetIds)('invents no houses for an unknown time: %s', async (preset) => {
    const { text } = await printed({ preset, birth: { ...birth, time: null } });
    expect(text).toContain('Время рождения неизвестно');
    expect(text).toContain('Козерог ?');
    expect(text).not.toMatch(/осталось \d|Лагна во? /);
    if (preset !== 'client') return;
    expect(text).not.toMatch(/в\s\d+-м\sдоме, |владыка \d/);
    // The Moon changes its sign that day: a reader gets both texts, marked as such.
    expect(text).toMatch(/Луна в Козероге \(одно из возможных\)[\s\S]*Луна в Водолее \(одно/);
  });

  it('lets others be served meanwhile, and stops when the client hangs up', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const seen = { begun: 0, left: 0 };
    server.app.server.on('request', ({ url }, answer) => {
      if (url !== getDocument.path) return;
      seen.begun += 1;
      answer.once('close', () => {
        if (!answer.writableFinished) seen.left += 1;
      });
    });
    const hangUp = async () => {
      const controller = new AbortController();
      const answer = fetch(`${origin}${getDocument.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ birth, at, preset: 'full' }),
        signal: controller.signal,
      });
      await expect.poll(() => seen.begun).toBe(2);
      expect((await fetch(`${origin}/health/live`)).status).toBe(200);
      controller.abort();
      await expect(answer).rejects.toThrow('abort');
    };
    // Two at once are all that one address may have: if they went on, the third would be refused.
    await Promise.all([hangUp(), hangUp()]);
    await expect.poll(() => seen.left).toBe(2);
    expect((await print({ preset: 'student' })).pages).toBe(1);
  });

  it('refuses a body without a birth and an unknown preset', async () => {
    const ask = (payload: object) => server.inject({ method: 'POST', url: getDocument.path, payload });
    expect((await ask({ preset: 'student' })).statusCode).toBe(400);
    expect((await ask({ birth, preset: 'poster' })).statusCode).toBe(400);
  });
});
