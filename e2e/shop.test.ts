import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { expectSoundAtEveryWidth, launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import { mailedCode } from './outbox.ts';
import { operator, person } from './people.ts';
import { startServer } from './server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const cards = (page: Page) => page.locator('main article');
const titles = (page: Page) => page.locator('main article h2').allInnerTexts();
const order = '11111111-2222-4333-8444-555555555555';

describe('the list', () => {
  it('shows everything on sale, narrows to a category by an address, invents no price', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, '/home/shop');
    await cards(page).first().waitFor();
    await expect
      .poll(() => titles(page))
      .toEqual([
        'Астролог',
        'Нумеролог',
        'Маркетолог',
        'Veda «Основы»',
        'Veda «Периоды»',
        'Veda «Мухурта\u00a0и совместимость»'.replace('\u00a0', ' '),
        'Veda «Полный доступ»',
      ]);
    await expect.poll(() => page.getByText('Цену задаёт организатор').count()).toBe(7);
    await page.getByRole('link', { name: 'Veda (Веда)' }).click();
    await page.waitForURL('**/home/shop?category_id=veda');
    await expect.poll(() => cards(page).count()).toBe(4);
    await expect.poll(() => page.locator('main nav [aria-current]').allInnerTexts()).toEqual(['Veda (Веда)']);
    await page.reload();
    await expect.poll(() => cards(page).count()).toBe(4);
  });

  it('marks what is owned with its term, a lower level by the one that holds it, and opens it', async () => {
    const owner = await person([15]);
    const context = await newContext(browser, { storage: owner.storage });
    const page = await openPage(context, '/home/shop');
    const card = (title: string) => cards(page).filter({ has: page.getByRole('heading', { name: title }) });
    await card('Veda «Периоды»')
      .getByText(/^Куплено до \d+/)
      .waitFor();
    await card('Veda «Основы»')
      .getByText(/^Входит в «Периоды», до \d+/)
      .waitFor();
    await expect.poll(() => card('Veda «Полный доступ»').getByText('Цену задаёт организатор').count()).toBe(1);
    await card('Veda «Периоды»')
      .getByRole('link', { name: /Открыть/ })
      .click();
    await page.waitForURL('**/home/veda');
    await page
      .locator('main')
      .getByText(/^Veda: Периоды, до \d+/)
      .waitFor();
  });

  it('compares the levels of Veda', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, '/home/shop');
    await page.getByRole('link', { name: 'Сравнить уровни Veda' }).click();
    await page.waitForURL('**/home/shop?compare=true');
    const row = page.getByRole('row', { name: /^Время и пары/ });
    await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(['—\nнет', '—\nнет', 'есть', 'есть']);
    const stock = page.getByRole('row', { name: /^Генераций/ });
    await expect.poll(() => stock.getByRole('cell').allInnerTexts()).toEqual(['10', '20', '30', '60']);
  });
});

describe('an item', () => {
  it('tells what is inside, what changes and how access is given; an unknown one leads back', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const page = await openPage(context, '/home/shop?id=astrolog');
    await page.locator('main h1', { hasText: 'Астролог' }).waitFor();
    await page.getByText('В меню откроется раздел «Астролог»').waitFor();
    await page.getByText('Магазин работает в тестовом режиме').waitFor();
    await page.getByText('Нужно ли уметь строить карту?').click();
    await page.getByText('Нет, карту считает сервис').waitFor();
    await page.goto('/home/shop?id=veda-periods');
    const sample = page.getByRole('img', { name: 'Обложка документа «Даши на три года» с картой' });
    await sample.scrollIntoViewIfNeeded();
    await expect
      .poll(() => sample.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(700);
    await page.getByRole('columnheader', { name: 'Периоды', exact: true }).waitFor();
    const pdf = await page.getByRole('link', { name: /^Весь пример, PDF/ }).getAttribute('href');
    const answer = await page.request.get(pdf ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await page.goto('/home/shop?id=no-such');
    await page.getByText('Такого товара нет.').waitFor();
    await page.getByRole('link', { name: 'Все товары' }).click();
    await cards(page).first().waitFor();
  });

  it('says so where nothing can be paid, and never that it is a test', async () => {
    // Behind a proxy people from outside come: no rehearsal is offered there.
    const server = await startServer({ env: { TRUST_PROXY: '1' } });
    const page = await openPage(await newContext(browser), `${server.url}/home/shop?id=astrolog`);
    await page.getByText('Оплаты на сайте пока нет.').waitFor();
    expect(await page.getByText('в тестовом режиме').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Купить' }).count()).toBe(0);
    await server.stop();
  });

  it('waits for a payment honestly and opens the area without a new sign-in', async () => {
    const buyer = await person();
    const context = await newContext(browser, { storage: buyer.storage });
    const page = await openPage(context, `/home/shop?id=numerolog&order=${order}`);
    await page.getByText('Ждём подтверждение оплаты').waitFor();
    const menu = page.locator('[data-testid=sidebar]');
    await expect.poll(() => menu.getByRole('link', { name: 'Нумеролог' }).count()).toBe(0);
    await operator(inject('dataDir'), 'grant', buyer.email, '2');
    await page.getByText('Оплата прошла, доступ открыт').waitFor();
    await menu.getByRole('link', { name: 'Нумеролог' }).waitFor();
  });
});

describe('a rehearsed purchase', () => {
  it('leads a guest on a phone from an address to the opened area, and a refund closes it', async () => {
    const context = await newContext(browser, { width: 360, height: 740, reducedMotion: true });
    const page = await openPage(context, '/home/shop?id=numerolog');
    const email = `guest-${process.pid}-${Date.now()}@example.ru`;
    await page.getByLabel('Электронная почта').fill(email);
    await page.getByRole('button', { name: 'Купить по почте (тест)' }).click();
    await page.getByLabel('Код из письма').fill(await mailedCode(inject('dataDir'), email));
    await page.getByRole('button', { name: 'Подтвердить и перейти к оплате' }).click();
    await page.getByRole('heading', { name: 'Тестовая оплата: деньги не списываются' }).waitFor();
    await expectSoundAtEveryWidth(page);
    await page.getByRole('button', { name: 'Оплатить (тест)' }).click();
    await page.getByText('Оплата прошла, доступ открыт').waitFor();
    const order = page.url();
    await page.locator('main [role=status]').getByRole('link', { name: 'Открыть' }).click();
    await page.waitForURL('**/home/numerolog');
    await page.getByRole('textbox', { name: 'Имя, отчество, фамилия', exact: true }).waitFor();
    await page.goto(order);
    await page.getByRole('button', { name: 'Вернуть тестовую покупку' }).click();
    await page.getByText('Деньги возвращены, доступ закрыт.').waitFor();
    await page.goto('/home/numerolog');
    await page.locator('main').getByRole('link', { name: 'В магазин' }).first().waitFor();
  });
});

describe('every width', () => {
  for (const path of ['/home/shop', '/home/shop?id=veda-full', '/home/shop?compare=true']) {
    it(`${path} is accessible and never scrolls sideways`, async () => {
      const owner = await person([14]);
      const context = await newContext(browser, { storage: owner.storage, reducedMotion: true });
      const page = await openPage(context, path);
      await page.getByText('рганизатор').first().waitFor();
      await expectSoundAtEveryWidth(page);
    });
  }
});
