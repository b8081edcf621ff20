import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { planDocument } from './plan-document.ts';
import { planCalendar, planColumns, planTable } from './plan-files.ts';
import { planWorkbook } from './plan-workbook.ts';

const at = '2026-11-21T06:00:00.000Z';
const plan: ContentPlan = {
  ...{
    id: '00000000-0000-4000-8000-000000000000',
    title: 'Ноябрь: «тихая Луна»',
    from: '2026-11-01',
    to: '2026-11-30',
  },
  ...{ niche: '', goals: '', tone: '', networks: ['vk'], createdAt: at, updatedAt: at },
  items: [
    {
      ...{
        id: '00000000-0000-4000-8000-000000000001',
        date: '2026-11-24',
        time: '09:00',
        network: 'vk',
        format: 'post',
      },
      ...{ purpose: 'useful', status: 'draft', rubric: 'Луна', topic: 'Полнолуние', hook: 'Что выросло?' },
      ...{ text: 'Первый абзац.\n\n=1+1 остаётся словами.', callToAction: 'Сохраните.', hashtags: ['#луна'] },
      ...{ visualBrief: 'Луна над водой', skyReason: '24 ноября в 17:53', sky: null, marks: [], erid: 'abc' },
      ...{ createdAt: at, updatedAt: at },
    },
  ],
};

it('the workbook is read back: a head, a row for an item, nothing taken for a formula', async () => {
  const [sheet] = await readXlsxFile(Buffer.from(await (await planWorkbook(plan)).arrayBuffer()));
  const [head = [], row = [], ...rest] = sheet?.data ?? [];
  expect(rest).toEqual([]);
  expect(head.slice(0, 3)).toEqual(['Дата', 'Время', 'Сеть']);
  expect(row.slice(0, 4)).toEqual(['24.11.2026', '09:00', 'ВКонтакте', 'Пост']);
  expect(row[head.indexOf('Текст')]).toBe('Первый абзац.\n\n=1+1 остаётся словами.');
  expect(row[head.indexOf('Повод в небе')]).toBe('24 ноября в 17:53');
});

/** What LibreOffice reads in a document of Word. */
async function wordsOf(file: Blob): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nebosvod-plan-'));
  try {
    writeFileSync(join(folder, 'plan.docx'), Buffer.from(await file.arrayBuffer()));
    // A profile of its own: LibreOffice would share one with whoever runs it beside us.
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const as = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8'];
    execFileSync('soffice', [profile, ...as, 'plan.docx'], { cwd: folder });
    return readFileSync(join(folder, 'plan.txt'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A table as RFC 4180 reads it, by semicolons: every cell in quotes, quotes doubled inside, rows ended by CRLF. */
function rowsIn(table: string): readonly (readonly string[])[] {
  expect(table.startsWith('\uFEFF')).toBe(true);
  const cells = [...table.slice(1).matchAll(/"((?:[^"]|"")*)"(;|\r\n)/gu)];
  expect(cells.map(([whole]) => whole).join('')).toBe(table.slice(1));
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ';') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('the table is read back: a head, a row for an item, lines inside a cell, nothing that runs', () => {
  const risky = { ...plan, items: plan.items.map((item) => ({ ...item, topic: '=1+1 и "кавычки"' })) };
  const [head = [], row = [], ...rest] = rowsIn(planTable(risky));
  expect(rest).toEqual([]);
  expect(head).toEqual(planColumns);
  expect([row[head.indexOf('Сеть')], row[head.indexOf('Тема')]]).toEqual(['ВКонтакте', `'=1+1 и "кавычки"`]);
  expect(row[head.indexOf('Текст')]).toBe('Первый абзац.\n\n=1+1 остаётся словами.');
});

/** A calendar as RFC 5545 reads it: lines folded at 75 octets, names and values of each entry, escapes taken back. */
function entriesIn(calendar: string): readonly Readonly<Record<string, string>>[] {
  expect(calendar.endsWith('\r\n')).toBe(true);
  const folded = calendar.slice(0, -2).split('\r\n');
  for (const line of folded) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const lines = folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') entries.push({});
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).split(';')[0] ?? '';
    const value = line
      .slice(colon + 1)
      .replaceAll(/\\([\\;,nN])/gu, (_, one: string) => (/n/iu.test(one) ? '\n' : one));
    const entry = entries.at(-1);
    if (entry) entry[name] ??= value;
  }
  return entries;
}

it('the calendar is read back: an entry for an item, its words whole, its hour an instant', () => {
  const [entry, ...rest] = entriesIn(planCalendar(plan, at));
  expect(rest).toEqual([]);
  expect(entry).toMatchObject({
    SUMMARY: 'ВКонтакте: Полнолуние',
    DESCRIPTION: 'Что выросло?\n\nПервый абзац.\n\n=1+1 остаётся словами.\n\nСохраните.\n\n#луна',
    UID: 'post-00000000-0000-4000-8000-000000000001@nebosvod',
    DTSTART: `${new Date('2026-11-24T09:00:00').toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`,
  });
});

it('the document opens in an office: day, place, reason, text and the mark of advertising in their order', async () => {
  const text = (await wordsOf(await planDocument(plan))).replaceAll('\u00a0', ' ');
  const order = [
    'тихая Луна',
    '24 ноября',
    'Полнолуние',
    '09:00 · ВКонтакте',
    'в 17:53',
    'Что выросло?',
    'Первый абзац.',
  ];
  const places = [...order, 'Сохраните.', '#луна', 'Луна над водой', 'erid: abc'].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}, 60_000);
