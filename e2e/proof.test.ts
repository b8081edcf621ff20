import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { expectSoundAtEveryWidth, expectSoundWhenNarrow, launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import { mailedCode } from './outbox.ts';
import { password, unproven } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const code = (page: Page) => page.getByRole('textbox', { name: 'Код из письма, 8 цифр' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const other = (digits: string) => (digits === '11111111' ? '22222222' : '11111111');

describe('an address that is not proven', () => {
  it('keeps a paid area closed and says so there; the mailed code opens it without a new sign-in', async () => {
    const anna = await unproven([2]);
    const context = await newContext(browser, { storage: anna.storage, reducedMotion: true });
    provokes(context, 'refusal');
    const page = await openPage(context, '/home/numerolog');
    await page.getByText(`Почта ${anna.email} не подтверждена.`).waitFor();
    await expectSoundAtEveryWidth(page);
    await press(page, 'Подтвердить');
    await page.getByText('Код состоит из 8 цифр').waitFor();
    const mailed = await mailedCode(inject('dataDir'), anna.email);
    await code(page).fill(other(mailed));
    await press(page, 'Подтвердить');
    await page.locator('form [data-part=field-error]').first().waitFor();
    await code(page).fill(mailed);
    await press(page, 'Подтвердить');
    await page.getByRole('button', { name: 'Посчитать', exact: true }).waitFor();
    await page.locator('[data-testid=sidebar]').getByRole('link', { name: 'Нумеролог' }).waitFor();
  });

  it('is proven among the products, by a letter asked for anew, and shows what was paid for', async () => {
    const anna = await unproven([3]);
    const context = await newContext(browser, { storage: anna.storage, reducedMotion: true });
    const page = await openPage(context, '/home/profile?tab=products');
    await page.getByText('Пока ничего не куплено').waitFor();
    // The letter of the registration comes first.
    await mailedCode(inject('dataDir'), anna.email);
    await press(page, 'Прислать код');
    await page.getByText('Письмо с кодом уже в пути.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Ещё раз можно через' }).isDisabled()).toBe(true);
    await expectSoundWhenNarrow(page);
    await code(page).fill(await mailedCode(inject('dataDir'), anna.email, 1));
    await press(page, 'Подтвердить');
    await page.getByRole('heading', { name: 'Маркетолог', level: 2 }).waitFor();
    await expect.poll(() => code(page).count()).toBe(0);
  });

  it('is proven among the purchases', async () => {
    const anna = await unproven();
    const context = await newContext(browser, { storage: anna.storage, reducedMotion: true });
    const page = await openPage(context, '/home/profile?tab=purchases');
    await page.getByText('Покупок на этот email нет.').waitFor();
    await expectSoundWhenNarrow(page);
    await code(page).fill(await mailedCode(inject('dataDir'), anna.email));
    await press(page, 'Подтвердить');
    await code(page).waitFor({ state: 'detached' });
    await page.getByText('Покупок на этот email нет.').waitFor();
  });
});

describe('an account that somebody else registered', () => {
  it('becomes the owner’s of the address by the code alone: own consents, a new password, the old one is void', async () => {
    const { email } = await unproven();
    const context = await newContext(browser, { reducedMotion: true });
    provokes(context, 'refusal');
    const mailed = await mailedCode(inject('dataDir'), email);
    const page = await openPage(context, `/login?tab=confirm#${new URLSearchParams({ email, code: mailed })}`);
    await press(page, 'Подтвердить');
    await page.getByText('Почта ваша. Задайте новый пароль').waitFor();
    await page.locator('input[name=new-password]').fill('коротко');
    await press(page, 'Задать пароль');
    await page.getByText('Пароль короче 8 знаков').waitFor();
    await expectSoundAtEveryWidth(page);
    await page.locator('input[name=new-password]').fill('звезда над полем');
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await press(page, 'Задать пароль');
    await page.getByText('Пароль задан, адрес подтверждён. Войдите').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await page.getByLabel('Электронная почта').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await page.getByText('Неверный email или пароль').waitFor();
    await page.locator('input[name=password]').fill('звезда над полем');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/home/homepage');
    await page.getByRole('button', { name: 'Выход' }).waitFor();
  });
});
