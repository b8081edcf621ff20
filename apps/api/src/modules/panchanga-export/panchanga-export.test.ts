import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPanchanga } from '@nebosvod/contracts/panchanga-export';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow', place: 'Москва' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30', ...MOSCOW };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const file = (body: object) => test.inject({ method: 'POST', url: createPanchanga.path, payload: body });

describe('chart.get_create_panchanga', () => {
  it('gives the days of a period as data', async () => {
    const answer = await file(NOVEMBER);
    const { days } = createPanchanga.response.parse(answer.json()).response;
    expect(days.map((day) => day.date)).toHaveLength(30);
    expect(must(days[20]).vara).toBe(6);
  });

  it('writes a spreadsheet with a line a day, in Russian', async () => {
    const { headers, body } = await file({ ...NOVEMBER, format: 'csv' });
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toContain('panchanga-2026-11-01-2026-11-30.csv');
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines[21]).toContain('2026-11-21;суббота');
    expect(body).toContain('экадаши');
  });

  it('writes only the chosen layers', async () => {
    const chosen = { ...NOVEMBER, format: 'csv', layers: ['yoga', 'windows', 'ekadashi'] };
    const [heading, ...lines] = (await file(chosen)).body.slice(1).trim().split('\r\n');
    expect(heading).toBe('Дата;День недели;Йога;Окна дня;Праздники и посты');
    expect(lines[20]).toContain('Раху-кала 10:19–11:17');
    expect(lines[19]).toContain('экадаши');
    expect(lines.join()).not.toContain('Дивали');
  });

  it('writes the thirty muhurtas of a day into an iCalendar, each with its words', async () => {
    const day = { ...MOSCOW, from: '2026-11-21', to: '2026-11-21', format: 'ics', layers: ['muhurtas'] };
    const events = (await file(day)).body
      .replaceAll(/\r?\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1);
    const of = (event: string, field: string) => new RegExp(`^${field}:(.*)$`, 'm').exec(event)?.[1]?.trim() ?? '';
    expect(events).toHaveLength(30);
    expect(new Set(events.map((event) => of(event, 'DTSTART'))).size).toBe(30);
    expect(events.map((event) => of(event, 'SUMMARY'))).toEqual(
      expect.arrayContaining(['Мухурта Видхи (Абхиджит)', 'Мухурта Брахма']),
    );
    for (const event of events) expect(of(event, 'DESCRIPTION')).toMatch(/Подходит: .+Оставляют: /);
  });

  it('writes a day with its windows into an iCalendar', async () => {
    const { body } = await file({
      ...MOSCOW,
      from: '2026-11-21',
      to: '2026-11-21',
      format: 'ics',
      layers: ['tithi', 'windows', 'rahuKala', 'festivals'],
    });
    const text = body.replaceAll(/\r?\n[ \t]/g, '');
    const titles = [...text.matchAll(/^SUMMARY:(.*)$/gm)].map((match) => must(match[1]).trim());
    expect(titles.filter((title) => title === 'Раху-кала')).toHaveLength(1);
    expect(titles).toEqual(expect.arrayContaining(['Шукла Двадаши', 'Абхиджит-мухурта', 'Брахма-мухурта', 'Варджья']));
    // 10:19 in Moscow, as on the page.
    expect(text).toMatch(/DTSTART:20261121T071900Z\s+DTEND:\S+\s+SUMMARY:Раху-кала/);
    expect(text).toContain('Неблагоприятное время.');
  });

  it('writes an iCalendar in which each event stands once', async () => {
    const { body } = await file({ ...NOVEMBER, format: 'ics', layers: ['tithi', 'ekadashi', 'festivals', 'rahuKala'] });
    const ids = [...body.matchAll(/^UID:(.*)$/gm)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
    expect(body).toContain('BEGIN:VCALENDAR');
    expect(body.replaceAll(/\r?\n[ \t]/g, '')).toContain('Выход из поста');
  });

  it('prints an A4 sheet with embedded Cyrillic fonts', async () => {
    const { rawPayload } = await file({ ...NOVEMBER, format: 'pdf' });
    const path = join(mkdtempSync(join(tmpdir(), 'nebosvod-pdf-')), 'month.pdf');
    writeFileSync(path, rawPayload);
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    expect(text).toContain('Панчанга: Москва');
    expect(text).toContain('Раху-кала');
    expect(text).toContain('Айанамша: Лахири');
    // Words and dates stay whole: no hyphen is put into «5 нояб.».
    expect(text).not.toMatch(/\d-\s*$/m);
    expect(execFileSync('pdffonts', [path], { encoding: 'utf8' })).toMatch(/Geologica.*yes/);
  });

  it('refuses more than 400 days', async () => {
    const { body } = await file({ ...NOVEMBER, to: '2027-12-31', format: 'csv' });
    expect(JSON.parse(body)).toMatchObject({ code: 'LIMIT_EXCEEDED' });
  });
});
