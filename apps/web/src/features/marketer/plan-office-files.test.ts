import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { planDocument } from './plan-document.ts';
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
