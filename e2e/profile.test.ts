import { readFile } from 'node:fs/promises';
import { generate } from 'otplib';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  expectFocus,
  expectSoundAtEveryWidth,
  expectSoundWhenNarrow,
  launch,
  newContext,
  openPage,
} from './browser.ts';
import { provokes } from './console-watch.ts';
import { mailed, mailedCode } from './outbox.ts';
import { callAs, type Person, password, person, signedIn, unproven } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const address = '/home/profile';
const open = async (who: Person, tab?: string) => {
  const context = await newContext(browser, { storage: who.storage });
  const page = await openPage(context, tab === undefined ? address : `${address}?tab=${tab}`);
  await page.getByRole('tablist').waitFor();
  return page;
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

describe('data', () => {
  it('keep the name, the own birth and the city', async () => {
    const anna = await person();
    const page = await open(anna);
    await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна Каренина');
    await press(page, 'Сохранить имя');
    await page.getByText('Сохранено', { exact: true }).waitFor();
    await press(page, 'Указать данные рождения');
    const form = page.getByRole('form', { name: 'Данные рождения' });
    await form.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна');
    await form.getByRole('textbox', { name: 'Дата', exact: true }).fill('17.05.1990');
    await form.getByRole('textbox', { name: 'Время', exact: true }).fill('14:30');
    await form.getByRole('combobox', { name: /^Место/ }).fill('Москва');
    await page.getByRole('option').first().click();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/17\sмая\s1990, 14:30\s· Москва/).waitFor();
    const city = page.getByRole('combobox', { name: 'Ваш город' });
    await city.fill('Казань');
    await page.getByRole('option').first().click();
    await page.getByText('Сохранено в аккаунте').waitFor();
    await page.reload();
    await page.getByText(/17\sмая\s1990, 14:30\s· Москва/).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Имя', exact: true }).inputValue()).toBe('Анна Каренина');
    await expect.poll(() => city.inputValue()).toBe('Казань');
    await page.getByRole('tab', { name: 'Напоминания' }).click();
    const reminders = page.getByRole('form', { name: 'Напоминания' });
    await reminders.getByLabel('Экадаши').check();
    await expect
      .poll(() => reminders.getByRole('combobox', { name: 'Город', exact: true }).inputValue())
      .toBe('Казань');
    await reminders.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Сохранено: напоминания придут в этот час').waitFor();
    await reminders.getByRole('button', { name: 'Подключить Telegram' }).click();
    const bot = await reminders.getByRole('link', { name: 'Открыть бота в Telegram' }).getAttribute('href');
    const message = { chat: { id: 42, type: 'private' }, text: `/start ${bot?.split('start=')[1] ?? ''}` };
    await fetch(`${inject('botsUrl')}/push/telegram`, { method: 'POST', body: JSON.stringify({ message }) });
    await page.getByText('Telegram подключён.').waitFor();
    await reminders.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('В чат с ботом в Telegram.').waitFor();
    await expectSoundWhenNarrow(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect.poll(() => reminders.getByLabel('Экадаши').isChecked()).toBe(true);
    await page.getByRole('tab', { name: 'Данные' }).click();
    await press(page, 'Открыть карту');
    // Nothing of the birth.
    await page.waitForURL('**/home/natal-chart?map=local');
  });

  it('prove the address by the mailed code', async () => {
    const anna = await unproven();
    const page = await open(anna);
    await page.getByText('не подтверждена').waitFor();
    await page.getByRole('textbox', { name: 'Код из письма, 8 цифр' }).fill('123');
    await press(page, 'Подтвердить');
    await page.getByText('Код состоит из 8 цифр').waitFor();
    await page
      .getByRole('textbox', { name: 'Код из письма, 8 цифр' })
      .fill(await mailedCode(inject('dataDir'), anna.email));
    await press(page, 'Подтвердить');
    await page.getByText(`${anna.email} подтверждена`).waitFor();
  });
  it('take another address once both have proven it, and remember it after a reload', async () => {
    const anna = await person();
    const page = await open(anna);
    provokes(page.context(), 'refusal');
    const email = `new-${anna.email}`;
    await press(page, 'Сменить почту');
    const form = page.getByRole('form', { name: 'Смена почты' });
    await form.getByLabel('Новая почта').fill(email);
    await form.getByLabel('Пароль аккаунта').fill('не тот пароль');
    await form.getByRole('button', { name: 'Прислать коды' }).click();
    await form.getByText('Пароль неверен').waitFor();
    await form.getByLabel('Пароль аккаунта').fill(password);
    await expectSoundWhenNarrow(page);
    await form.getByRole('button', { name: 'Прислать коды' }).click();
    const [ofOld, ofNew] = [anna.email, email].map((address) =>
      form.getByLabel(`Код из письма на ${address}`, { exact: true }),
    );
    const oldCode = await mailed(inject('dataDir'), anna.email, /(?<=Код согласия: )\d{4} \d{4}/);
    const newCode = await mailed(inject('dataDir'), email, /(?<=Код подтверждения: )\d{4} \d{4}/);
    await ofOld?.fill(newCode);
    await ofNew?.fill(newCode);
    await form.getByRole('button', { name: 'Сменить почту' }).click();
    await form.getByText('Код неверен или устарел: запросите новый').waitFor();
    await ofOld?.fill(oldCode);
    await expectSoundWhenNarrow(page);
    await form.getByRole('button', { name: 'Сменить почту' }).click();
    await page.getByText(`${email} подтверждена`).waitFor();
    await page.reload();
    await page.getByText(`${email} подтверждена`).waitFor();
  });
});

describe('products and purchases', () => {
  it('show what is open and say why a purchase may not be', async () => {
    const owner = await person([1, 14]);
    const page = await open(owner, 'products');
    await expect.poll(() => page.locator('main article h2').allInnerTexts()).toEqual(['Астролог', 'Veda: Основы']);
    await expect
      .poll(() => page.getByText(/Осталось \d+ из/).allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Осталось 30 из 30\sгенераций/),
        expect.stringMatching(/^Осталось 10 из 10\sгенераций/),
      ]);
    await page.getByRole('tab', { name: 'Покупки' }).click();
    await page.getByText('Покупок на этот email нет. Покупали на другой? Укажите его').waitFor();
    const paid = page.getByRole('textbox', { name: 'На какую почту платили' });
    await paid.fill('не почта');
    await press(page, 'Проверить');
    await page.getByText('Проверьте адрес почты').waitFor();
    await paid.fill(owner.email.toUpperCase());
    await press(page, 'Проверить');
    await page.getByText('большие и маленькие буквы не различаются').waitFor();
    await paid.fill('other@example.ru');
    await press(page, 'Проверить');
    await page.getByText('Заказ оформлен на другой адрес: войдите с other@example.ru').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: /Напишите в чат/ }).getAttribute('href'))
      .toContain('chat.example.ru');
  });
});

describe('networks', () => {
  it('are kept for each product; a wrong link is named beside its field and nothing typed is lost', async () => {
    const owner = await person([2, 3]);
    const page = await open(owner, 'networks');
    provokes(page.context(), 'refusal');
    await press(page, 'Маркетолог');
    await press(page, 'Добавить страницу');
    await page.getByRole('textbox', { name: 'Ссылка' }).fill('vk.com/anna');
    await page.getByRole('textbox', { name: 'Часы' }).fill('9, 19.30');
    await page.getByRole('button', { name: 'понедельник' }).click();
    await page.getByRole('textbox', { name: 'Темы через запятую' }).fill('экадаши, Луна');
    await press(page, 'Сохранить сети и голос');
    await page.getByText('Нужна ссылка вида https://…').first().waitFor();
    await page.getByRole('textbox', { name: 'Ссылка' }).fill('https://vk.com/anna');
    await press(page, 'Сохранить сети и голос');
    await page.getByText('Сохранено.').waitFor();
    await page.reload();
    await press(page, 'Маркетолог');
    await expect.poll(() => page.getByRole('textbox', { name: 'Часы' }).inputValue()).toBe('09:00, 19:30');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Темы через запятую' }).inputValue())
      .toBe('экадаши, Луна');
    await press(page, 'Нумеролог');
    await page.getByText('Пока ни одной').waitFor();
  });
});

describe('calculation', () => {
  it('follows the person to another device', async () => {
    const anna = await person();
    const page = await open(anna, 'calculation');
    await page.getByLabel('Айанамша').selectOption('raman');
    await page.getByLabel('Названия').selectOption('sa');
    await page.getByText('Сохранено в аккаунте').waitFor();
    const other = await open({ ...anna, storage: await signedIn(inject('baseUrl'), anna.email) }, 'calculation');
    await expect.poll(() => other.getByLabel('Айанамша').inputValue()).toBe('raman');
    await expect.poll(() => other.getByLabel('Названия').inputValue()).toBe('sa');
  });
});

describe('privacy', () => {
  it('shows consents with dates and texts, gives one and takes it back, hands over everything as one file', async () => {
    const anna = await person();
    const page = await open(anna, 'privacy');
    await page.getByRole('row', { name: /Оферта/ }).waitFor();
    await press(page, /^Дать согласие ?: Рассылка/);
    await page.getByRole('row', { name: /Рассылка новостей/ }).waitFor();
    await press(page, /^Отозвать ?: Рассылка/);
    await page.getByRole('button', { name: /^Дать согласие ?: Рассылка/ }).waitFor();
    await expect.poll(() => page.getByRole('row', { name: /Рассылка новостей/ }).count()).toBe(1);
    const download = page.waitForEvent('download');
    await press(page, 'Скачать');
    const text = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ user: { email: anna.email } });
  });

  it('removes the account after two weeks, asks for the password, and can be stopped', async () => {
    const anna = await person();
    const page = await open(anna, 'privacy');
    provokes(page.context(), 'refusal');
    await press(page, 'Удалить аккаунт…');
    await expectFocus(page.locator('input[name=password]'));
    await press(page, 'Оставить');
    const ask = page.getByRole('button', { name: 'Удалить аккаунт…' });
    await expectFocus(ask);
    await ask.click();
    await page.locator('input[name=password]').fill('не тот');
    await press(page, 'Удалить аккаунт');
    await page.getByText('Для удаления аккаунта нужен верный пароль').first().waitFor();
    await page.locator('input[name=password]').fill(password);
    await press(page, 'Удалить аккаунт');
    await page
      .getByText(/^Аккаунт будет удалён \d+/)
      .first()
      .waitFor();
    await page.reload();
    await press(page, 'Отменить удаление');
    await page.getByRole('button', { name: 'Удалить аккаунт…' }).waitFor();
  });
});

describe('a removal that followed from a withdrawn consent', () => {
  it('is stopped by giving the consent again, below its text', async () => {
    const anna = await person();
    await callAs(anna, '/v1/account/consents/withdraw', { purpose: 'personal-data', password });
    const page = await open(anna);
    provokes(page.context(), 'refusal');
    await page.getByText(/^Аккаунт будет удалён \d+/).waitFor();
    await press(page, 'Отменить удаление');
    await page.getByText('снова дайте согласие на обработку персональных данных').waitFor();
    const text = page.getByRole('link', { name: 'Согласие на обработку персональных данных' });
    await expect.poll(() => text.getAttribute('href')).toBe('/home/legal/personal-data');
    await expectSoundAtEveryWidth(page);
    await press(page, 'Дать согласие и отменить удаление');
    await page.getByText(/^Аккаунт будет удалён/).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('tab', { name: 'Приватность' }).click();
    await page.getByRole('button', { name: 'Удалить аккаунт…' }).waitFor();
    await expect.poll(() => page.getByText(/^Аккаунт будет удалён/).count()).toBe(0);
  });
});

describe('security', () => {
  it('changes the password by the old one and ends other sessions', async () => {
    const anna = await person();
    const other = await newContext(browser, { storage: await signedIn(inject('baseUrl'), anna.email) });
    provokes(other, 'refusal');
    const otherPage = await openPage(other, '/home/faq');
    await otherPage.getByRole('button', { name: 'Выход' }).waitFor();
    const page = await open(anna, 'security');
    provokes(page.context(), 'refusal');
    await expect.poll(() => page.getByRole('button', { name: /^Завершить ?:/ }).count()).toBeGreaterThanOrEqual(1);
    await press(page, 'Завершить все остальные');
    await page.getByText('Других сессий нет.').waitFor();
    await otherPage.goto('/home/faq');
    await otherPage.locator('[data-testid=sidebar]').getByRole('link', { name: 'Вход' }).waitFor();
    await page.getByLabel('Прежний пароль').fill('не тот пароль');
    await page.locator('input[name=new-password]').fill('короче');
    await press(page, 'Сменить пароль');
    await page.getByText('Пароль короче 8 знаков').waitFor();
    await page.locator('input[name=new-password]').fill('море под полной луной');
    await press(page, 'Сменить пароль');
    await page.locator('form [data-part=field-error]').first().waitFor();
    await expect.poll(() => page.locator('input[name=new-password]').inputValue()).toBe('море под полной луной');
    await page.getByLabel('Прежний пароль').fill(password);
    await press(page, 'Сменить пароль');
    await page.getByText('Пароль изменён.').waitFor();
    await signedIn(inject('baseUrl'), anna.email, 'море под полной луной');
  });

  it('adds a second factor, which sign-in then asks for', async () => {
    const anna = await person();
    const page = await open(anna, 'security');
    const form = page.locator('form', { hasText: 'Понадобится приложение' });
    await form.getByLabel('Пароль аккаунта').fill(password);
    await form.getByRole('button', { name: 'Включить второй фактор' }).click();
    await page.getByRole('img', { name: 'Рисунок с ключом для приложения' }).waitFor();
    await expectSoundWhenNarrow(page);
    const secret = (await page.locator('p', { hasText: 'Ключ:' }).locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Код из приложения').fill(await generate({ secret }));
    await press(page, 'Подтвердить код');
    await page.getByText('Вот запасные коды').waitFor();
    const recovery = await page.locator('li code').first().innerText();
    await press(page, 'Коды сохранены');
    await page.getByLabel('Спрашивать код при каждом входе').click();
    await expect.poll(() => page.getByLabel('Спрашивать код при каждом входе').isChecked()).toBe(true);
    const guest = await newContext(browser);
    provokes(guest, 'refusal');
    const entry = await openPage(guest, '/login');
    await entry.getByLabel('Электронная почта').fill(anna.email);
    await entry.locator('input[name=password]').fill(password);
    await press(entry, 'Войти');
    await entry.getByRole('alert').filter({ hasText: 'Введите код из приложения' }).waitFor();
    await entry.getByLabel('Код из приложения').fill(recovery);
    await press(entry, 'Войти');
    await entry.getByRole('button', { name: 'Выход' }).waitFor();
  });
});

it('every tab is accessible and never scrolls sideways', async () => {
  const owner = await person([3]);
  const context = await newContext(browser, { storage: owner.storage, reducedMotion: true });
  const page = await openPage(context, address);
  for (const tab of ['Данные', 'Мои продукты', 'Покупки', 'Соцсети', 'Расчёт', 'Приватность', 'Безопасность']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel').locator('h2, select').first().waitFor();
    if (['Данные', 'Соцсети', 'Приватность'].includes(tab)) await expectSoundAtEveryWidth(page);
    else await expectSoundWhenNarrow(page);
  }
});
