import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { includesOf, unbuiltIn } from '@nebosvod/contracts/built.table';
import { expect, it } from 'vitest';
import { doubtsOf } from '../src/modules/admin/honest-words.service.ts';
import { loadContent } from '../src/modules/content/load-content.ts';

const root = join(import.meta.dirname, '../../..');
const content = await loadContent();

it('every item of the shop names what its products open, from the table of what is built', () => {
  for (const item of content.shopItems) {
    expect(item.includes.slice(0, includesOf(item.productIds).length), item.id).toEqual(includesOf(item.productIds));
  }
});

it('the shop, the questions, the news and the events speak of nothing that is not built', () => {
  const texts = [content.shopItems, content.questions, content.news, content.events].flat();
  for (const text of texts) expect(unbuiltIn(JSON.stringify(text)), text.id).toEqual([]);
});

it('the shop, the questions, the news and the events promise nothing that the console would doubt', async () => {
  const texts = [content.shopItems, content.questions, content.news, content.events].flat();
  const doubts = await Promise.all(texts.map(async (text) => ({ id: text.id, doubts: await doubtsOf(text) })));
  const stopped = doubts.flatMap(({ id, doubts }) =>
    doubts.filter(({ level }) => level === 'stop').map(({ path, words }) => `${id} ${path}: ${words}`),
  );
  expect(stopped).toEqual([]);
});

/** The words of kinds stand ready for the day a kind is built; nothing shows them before. */
const waiting = ['consultation-kinds.ts'];

it('the words of the interface speak of nothing that is not built', async () => {
  const folder = join(root, 'apps/web/src/text');
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.ts') || waiting.includes(file)) continue;
    expect(unbuiltIn(await readFile(join(folder, file), 'utf8')), file).toEqual([]);
  }
});
