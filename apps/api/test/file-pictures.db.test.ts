import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listNews, listQuestions } from '@nebosvod/contracts/content';
import { pictureAddress } from '@nebosvod/contracts/picture-address';
import { listShopItems } from '@nebosvod/contracts/shop';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContentPictures, insertContentPicture } from '../src/modules/content/content-picture.repository.ts';
import { contentFolder, loadContent } from '../src/modules/content/load-content.ts';
import { readArticles } from '../src/modules/content/read-articles.ts';
import { pngOf, SECRET, webpOf } from './pictures-of.ts';
import { startTestApp } from './test-app.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nebosvod-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const news = (body: string) =>
  `---\ntitle: Луна\nsummary: С картинкой\npublishedAt: "2026-11-01T00:00:00Z"\n---\n\n${body}\n`;

/** `content/` with pictures beside it and one more piece of news. */
async function contentWith(name: string, body: string, files: Readonly<Record<string, Buffer>>): Promise<URL> {
  const own = join(folder, name);
  await cp(fileURLToPath(contentFolder), own, { recursive: true });
  await mkdir(join(own, 'pictures'), { recursive: true });
  for (const [file, bytes] of Object.entries(files)) await writeFile(join(own, 'pictures', file), bytes);
  await writeFile(join(own, 'news/luna.md'), news(body));
  return pathToFileURL(`${own}/`);
}

describe('pictures of the files in content/', () => {
  it('are stored at the start without what a camera wrote, read by everybody, and outlive the cleaning', async () => {
    const moon = webpOf(640, 480, { EXIF: Buffer.from(SECRET) });
    const root = await contentWith('sound', 'Вот: ![луна](pictures/luna.webp)', { 'luna.webp': moon });
    const questions = await readFile(new URL('questions.yaml', root), 'utf8');
    await writeFile(
      new URL('questions.yaml', root),
      `${questions}- id: with-a-picture\n  group: Начало\n  question: Где луна?\n  answer: "Здесь: ![та же луна](pictures/luna.webp)"\n`,
    );
    const shop = await readFile(new URL('shop.yaml', root), 'utf8');
    await writeFile(
      new URL('shop.yaml', root),
      shop.replace('Рабочее место западного', '![карта](pictures/luna.webp) Рабочее место западного'),
    );
    const article = await readFile(new URL('stati/ayanamsha.md', root), 'utf8');
    await writeFile(new URL('stati/ayanamsha.md', root), `${article}\n![луна](pictures/luna.webp)\n`);

    const content = await loadContent(root);
    const [[id = '', picture] = []] = content.pictures.files;
    expect([content.pictures.files.size, picture?.width, picture?.height]).toEqual([1, 640, 480]);
    const address = pictureAddress({ id, width: 640, height: 480 });
    // The same file has the same address after every start and on every node.
    expect([...(await loadContent(root)).pictures.files.keys()]).toEqual([id]);
    const read = (await readArticles(root)).find(({ slug }) => slug === 'ayanamsha');
    expect(read?.body).toContain(`![луна](${address})`);

    const test = await startTestApp({ content });
    try {
      await test.app.listen({ port: 0, host: '127.0.0.1' });
      const told = (await test.call(listNews)).value.find((one) => one.id === 'luna');
      expect(told?.body).toBe(`Вот: ![луна](${address})`);
      const answer = (await test.call(listQuestions)).value.find((one) => one.id === 'with-a-picture')?.answer;
      expect(answer).toContain(`![та же луна](${address})`);
      const item = (await test.call(listShopItems)).value.find((one) => one.id === 'astrolog');
      expect(item?.description).toContain(`![карта](${address})`);
      // A server that listens does not wait for its database.
      await expect.poll(async () => (await test.inject(address)).statusCode, { timeout: 5_000 }).toBe(200);
      const shown = await test.inject(address);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(shown.rawPayload.includes(SECRET)).toBe(false);

      const { db } = test.database;
      await importContentPictures(db, content.pictures.files);
      await db
        .updateTable('content_picture')
        .set({ created_at: new Date(Date.now() - 25 * HOUR_MS) })
        .execute();
      const other = { kind: 'png', content: pngOf(8, 8), width: 8, height: 8 } as const;
      await insertContentPicture(db, { id: '00000000-0000-4000-8000-000000000001', ...other }, content.pictures.named);
      expect((await test.inject(address)).statusCode).toBe(200);
      // No file names it any longer.
      await insertContentPicture(db, { id: '00000000-0000-4000-8000-000000000002', ...other }, new Set());
      expect((await test.inject(address)).statusCode).toBe(404);
    } finally {
      await test.close();
    }
  });

  it('sent in the console and named by a file alone are kept too', async () => {
    const address = pictureAddress({ id: '11111111-1111-4111-8111-111111111111', width: 8, height: 8 });
    const content = await loadContent(await contentWith('sent', `![луна](${address})`, {}));
    expect([...content.pictures.named]).toEqual(['11111111-1111-4111-8111-111111111111']);
    expect(content.pictures.files.size).toBe(0);
  });

  it('that cannot be shown stop the start with the file and the line', async () => {
    const files = {
      'broken.png': pngOf(8, 8).subarray(0, 40),
      'wide.png': pngOf(4097, 1),
      'text.webp': Buffer.from('<svg/>'),
      'large.png': Buffer.concat([pngOf(8, 8), Buffer.alloc(1_048_577)]),
    };
    const refusals: Readonly<Record<string, RegExp>> = {
      '![](pictures/wide.png)': /скажите, что на картинке/,
      '![луна](https://evil.example/1.png)': /нужен файл из content\/pictures/,
      '![луна](pictures/../shop.yaml)': /нужен файл из content\/pictures/,
      '![луна](pictures/none.png)': /файла content\/pictures\/none.png нет/,
      '![луна](pictures/broken.png)': /повреждён/,
      '![луна](pictures/wide.png)': /больше 4096 точек/,
      '![луна](pictures/text.webp)': /не картинка/,
      '![луна](pictures/large.png)': /больше 1 МБ/,
    };
    const root = await contentWith('refused', '', files);
    for (const [body, expected] of Object.entries(refusals)) {
      await writeFile(new URL('news/luna.md', root), news(`Первая строка.\n\n${body}`));
      const message = await loadContent(root).then(String, String);
      expect(message, body).toMatch(/content\/news\/luna\.md, строка 9: /);
      expect(message, body).toMatch(expected);
    }
    await writeFile(new URL('news/luna.md', root), news('Слова.'));
    const offer = await readFile(new URL('legal/offer.md', root), 'utf8');
    await writeFile(new URL('legal/offer.md', root), `${offer}\n![печать](pictures/wide.png)\n`);
    expect(await loadContent(root).then(String, String)).toMatch(/legal\/offer\.md.+картинок в юридическом тексте нет/);
  });
});
