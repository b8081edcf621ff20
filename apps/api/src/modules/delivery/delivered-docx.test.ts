import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { codeOfAddress } from './code-of-address.ts';
import { renderDocx } from './delivered-docx.document.ts';
import type { PrintedDocument } from './printed-document.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle cx="50" cy="50" r="40"/></svg>';
const address = 'https://example.ru/r/abc';

const document: PrintedDocument = {
  title: 'Портрет личности',
  subtitle: '17 мая 1990 г. · 14:30 · Москва',
  hasCover: true,
  owner: 'Вера Ладынина',
  logo: { png: new Resvg(svg).render().asPng(), width: 300, height: 100 },
  contacts: ['vera@example.ru'],
  colour: '#8a6d1c',
  sections: [
    { title: 'Суть', verdict: 'Опора — в слове.', paragraphs: ['Луна в Козероге.', 'Солнце в «Тельце».'] },
    { title: 'Дело', verdict: null, paragraphs: ['Десятый дом ёмкий.'] },
  ],
  chart: null,
  wheel: null,
  bodyTitle: 'Граха',
  positionsTitle: 'Положения',
  positions: [{ name: 'Солнце', place: '2°32′ Тельца', house: '9' }],
  page: { code: codeOfAddress(address), address, until: '1 декабря 2027 г.' },
  isProvable: true,
  engine: 'Движок swisseph 2.10',
  disclaimer: 'Не заменяет врача.',
};

it('is opened by LibreOffice: cover, logo, sections in their order, positions and the code of the page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nebosvod-docx-'));
  const run = (tool: string, ...words: string[]) => execFileSync(tool, words, { encoding: 'utf8', cwd: folder });
  try {
    writeFileSync(join(folder, 'document.docx'), await renderDocx(document));
    // A profile of its own: LibreOffice would share one with whoever runs it beside us.
    run(
      'soffice',
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      'document.docx',
    );
    const pages = run('pdftotext', '-layout', 'document.pdf', '-').split('\f');
    expect(pages[0]).toMatch(/Вера Ладынина[\s\S]*Портрет личности/);
    expect(pages[0]).not.toContain('Суть');
    const text = pages.slice(1).join('\n');
    const order = [
      'Суть',
      'Опора — в слове.',
      'Луна в Козероге.',
      'Дело',
      'Положения',
      '2°32′ Тельца',
      'Проверьте расчёт сами',
      'Не заменяет врача.',
    ];
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
    );
    for (const words of order) expect(text).toContain(words);
    // The logo and the code.
    expect(
      run('pdfimages', '-list', 'document.pdf')
        .split('\n')
        .filter((line) => / image /.test(line)).length,
    ).toBeGreaterThanOrEqual(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
