import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { expectFocus, launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import { fallingServer } from './falling-server.ts';
import { mailedCode } from './outbox.ts';
import { startServer } from './server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const password = 'луна над тихим садом';
let people = 0;
const newEmail = () => `person-${Date.now()}-${people++}@example.ru`;
/** The words of the menu, once it shows: a page that loses its session hides the guest’s menu until it is alive. */
async function menu(page: Page): Promise<string[]> {
  const entries = page.locator('[data-testid=sidebar] li');
  await entries.first().waitFor();
  return entries.allInnerTexts();
}
const toasts = (page: Page) => page.locator('.mantine-Notification-description').allInnerTexts();
const waitForToast = (page: Page, text: string) =>
  page.locator('.mantine-Notification-description').getByText(text, { exact: true }).waitFor();
const stored = (page: Page) =>
  page.evaluate(() => ['userEmail', 'userToken', 'refreshToken'].map((key) => localStorage.getItem(key)));

/** Registers through the API of the real server: the quick way to a person. */
async function registered(context: BrowserContext): Promise<string> {
  const email = newEmail();
  const answer = await context.request.post('/v3/auth/register', {
    data: { email, password, consents: { offer: true, personalData: true } },
  });
  expect(answer.status()).toBe(201);
  return email;
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Электронная почта').fill(email);
  await page.locator('input[name=password]').fill(secret);
  await page.locator('form button[type=submit]').click();
}

async function signedIn(context: BrowserContext): Promise<{ page: Page; email: string }> {
  const email = await registered(context);
  const page = await openPage(context, '/login');
  await signIn(page, email);
  await page.waitForURL('**/home/homepage');
  await page.getByRole('button', { name: 'Выход' }).waitFor();
  return { page, email };
}

describe('registration and sign-in', () => {
  it('create an account, do not sign in by themselves, then sign in, show the menu of the signed-in and sign out', async () => {
    const context = await newContext(browser);
    const email = newEmail();
    const page = await openPage(context, '/login?tab=register&returnTo=/home/astrolog');
    await page.getByLabel('Электронная почта').fill(email);
    await page.locator('input[name=new-password]').fill(password);
    const boxes = page.getByRole('checkbox');
    expect(
      await boxes.evaluateAll((all) => all.filter((box) => box instanceof HTMLInputElement && box.checked).length),
    ).toBe(0);
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await page.getByText('Аккаунт создан. Войдите').waitFor();
    await expect.poll(() => stored(page)).toEqual([null, null, null]);
    await expect.poll(() => page.getByLabel('Электронная почта').inputValue()).toBe(email);
    // What was pressed is gone: the keyboard goes on where there is something to type.
    await expectFocus(page.locator('input[name=password]'));
    await page.locator('input[name=password]').fill(password);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/home/astrolog');
    await page.getByRole('button', { name: 'Выход' }).waitFor();
    await expect
      .poll(() => menu(page))
      .toEqual([
        'Главная',
        'Профиль',
        'Натальная карта',
        'Панчанга',
        'Вопросы и ответы',
        'Магазин',
        expect.stringContaining('Чат'),
        'Выход',
      ]);
    const chat = page.locator('[data-testid=sidebar] a[target=_blank]').first();
    await expect.poll(() => chat.getAttribute('href')).toBe('https://chat.example.ru/login');
    await expect.poll(async () => (await stored(page))[0]).toBe(email);
    expect((await stored(page)).every((value) => value !== null && value !== '')).toBe(true);
    await page.evaluate(
      (client) => {
        localStorage.setItem('nebosvod-local-chart', client);
        sessionStorage.setItem('nebosvod-client-drafts', '{}');
      },
      JSON.stringify({ name: 'Мария', date: '1984-05-17', latitude: 59.94, longitude: 30.31 }),
    );
    await page.getByRole('button', { name: 'Выход' }).click();
    await waitForToast(page, 'Вы вышли из аккаунта!');
    await page.waitForURL('**/home/homepage');
    await expect.poll(() => stored(page)).toEqual([null, null, null]);
    // Whoever sits here next finds nothing of whom this person read.
    const left = () =>
      page.evaluate(() => [localStorage.getItem('nebosvod-local-chart'), ...Object.keys(sessionStorage)]);
    expect(await left()).toEqual([null]);
    await expect.poll(() => menu(page)).toContain('Вход');
  });

  it('say a known address beside the form, without a toast', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const email = await registered(context);
    const page = await openPage(context, '/login?tab=register');
    await page.getByLabel('Электронная почта').fill(email);
    await page.locator('input[name=new-password]').fill(password);
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await page.getByText('Пользователь с таким email уже зарегистрирован').waitFor();
    await page.getByRole('tab', { name: 'Вход' }).click();
    await page.getByRole('button', { name: 'Продолжить с почтой' }).click();
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByText('Пользователь с таким email уже существует').waitFor();
    await expect.poll(() => toasts(page)).toEqual([]);
  });

  it('refused: the toast once however often, the words beside the form, still a guest', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const email = await registered(context);
    const page = await openPage(context, '/login');
    await signIn(page, email, 'не тот пароль');
    await waitForToast(page, 'Не удалось авторизовать пользователя!');
    await signIn(page, email, 'и этот не тот');
    await page.getByText('Неверный email или пароль').waitFor();
    await expect.poll(() => toasts(page)).toEqual(['Не удалось авторизовать пользователя!']);
    await expect.poll(() => stored(page)).toEqual([null, null, null]);
  });
});

describe('access by mail', () => {
  it('proves the address of a person who has signed in before the letter came', async () => {
    const context = await newContext(browser);
    const { page, email } = await signedIn(context);
    const kept = await stored(page);
    const code = await mailedCode(inject('dataDir'), email);
    await page.goto(`/login?tab=confirm#${new URLSearchParams({ email, code })}`);
    await page.getByRole('button', { name: 'Выход' }).waitFor();
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByText('Адрес подтверждён, покупки открыты').waitFor();
    expect(await stored(page)).toEqual(kept);
    await page.getByRole('main').getByRole('link', { name: 'В профиль' }).click();
    await page.getByText(`${email} подтверждена`).waitFor();
  });

  it('opens a temporary account by the mailed code; opening the link alone changes nothing', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const email = newEmail();
    const page = await openPage(context, '/login');
    await page.getByRole('button', { name: 'Продолжить с почтой' }).click();
    await page.getByLabel('Электронная почта').fill(email);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.waitForURL('**/login/confirm');
    const code = await mailedCode(inject('dataDir'), email);
    await page.goto(`/login?tab=confirm#${new URLSearchParams({ email, code })}`);
    await page.getByRole('button', { name: 'Подтвердить' }).waitFor();
    await page.waitForURL((url) => url.hash === '');
    await expect.poll(() => stored(page)).toEqual([null, null, null]);
    await expect.poll(() => page.getByLabel('Код из письма, 8 цифр').inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await page.waitForURL('**/home/homepage');
    await page.getByRole('button', { name: 'Выход' }).waitFor();
    await expect.poll(async () => (await stored(page))[0]).toBe(email);

    // Back on another day, without a password: a new code, to the very address that was asked for.
    await page.getByRole('button', { name: 'Выход' }).click();
    await page.getByRole('link', { name: 'Вход' }).waitFor();
    await page.goto('/home/profile?tab=purchases');
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await page.getByRole('button', { name: 'Продолжить с почтой' }).click();
    await page.getByLabel('Электронная почта').fill(email);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByText('Пользователь с таким email уже существует').waitFor();
    await page.getByRole('button', { name: 'Прислать код для входа' }).click();
    await page.waitForURL('**/login/confirm**');
    await expect.poll(() => page.getByRole('button', { name: 'Ещё раз можно через' }).isDisabled()).toBe(true);
    await page.getByLabel('Код из письма, 8 цифр').fill(await mailedCode(inject('dataDir'), email, 1));
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await page.waitForURL('**/home/profile?tab=purchases');
    await page.getByRole('tab', { name: 'Покупки', selected: true }).waitFor();
  });

  it('gives a new password by code; a wrong code is a toast', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const email = await registered(context);
    // The letter that proves the address comes first.
    await mailedCode(inject('dataDir'), email);
    const page = await openPage(context, '/login?tab=reset');
    await page.getByLabel('Электронная почта').fill(email);
    await page.getByRole('button', { name: 'Отправить код' }).click();
    const code = await mailedCode(inject('dataDir'), email, 1);
    await page.getByLabel('Код из письма, 8 цифр').fill(code === '11111111' ? '22222222' : '11111111');
    await page.locator('input[name=new-password]').fill('совсем другой пароль');
    await page.getByRole('button', { name: 'Сменить пароль' }).click();
    await waitForToast(page, 'Не удалось сбросить пароль!');
    await page.getByLabel('Код из письма, 8 цифр').fill(code);
    await page.getByRole('button', { name: 'Сменить пароль' }).click();
    await page.getByText('Пароль изменён').waitFor();
    await signIn(page, email, 'совсем другой пароль');
    await page.waitForURL('**/home/homepage');
  });
});

describe('a stored session', () => {
  it('outlasts pages that are left while they wait for their person', async () => {
    const context = await newContext(browser);
    const { page } = await signedIn(context);
    const kept = await stored(page);
    await context.route('**/*get_user_by_email*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue().catch(() => undefined);
    });
    const asksForPerson = () => page.waitForRequest(/get_user_by_email/);
    for (const next of ['/home/faq', '/home/shop', '/home/faq']) {
      const asked = asksForPerson();
      await page.goto(next);
      await asked;
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.getByRole('button', { name: 'Выход' }).waitFor();
    expect(await stored(page)).toEqual(kept);
    await expect.poll(() => toasts(page)).toEqual([]);
  });

  it('is restored, and an expired access token is renewed once in two tabs with both tokens stored', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const { page, email } = await signedIn(context);
    // The token goes bad while no page of the app stands that could notice: a page at work would renew it before the two.
    await page.goto('/robots.txt');
    const [, , oldRefresh] = await stored(page);
    let refreshes = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/v3/auth/refresh')) refreshes += 1;
    });
    await page.evaluate(() => localStorage.setItem('userToken', 'aaa.bbb.ccc'));
    const other = await context.newPage();
    await Promise.all([page.goto('/home/profile'), other.goto('/home/faq')]);
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Выход' }).waitFor();
    const [keptEmail, access, refresh] = await stored(page);
    expect([keptEmail, refreshes]).toEqual([email, 1]);
    expect(access).not.toBe('aaa.bbb.ccc');
    expect(refresh).not.toBe(oldRefresh);
    await expect.poll(() => toasts(page)).toEqual([]);
  });

  it('that cannot be renewed loses both tokens and goes to the homepage', async () => {
    const context = await newContext(browser, {
      storage: { userEmail: 'a@example.ru', userToken: 'aaa.bbb.ccc', refreshToken: 'x'.repeat(43) },
    });
    provokes(context, 'refusal');
    const page = await openPage(context, '/home/profile');
    await page.waitForURL('**/home/homepage');
    await expect.poll(async () => (await stored(page)).slice(1)).toEqual([null, null]);
    await expect.poll(() => menu(page)).toContain('Вход');
  });

  it('of somebody else’s address is refused by the server: both toasts, a guest, the open page stays', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const { page } = await signedIn(context);
    await page.evaluate(() => localStorage.setItem('userEmail', 'somebody@example.ru'));
    await page.goto('/home/faq');
    await waitForToast(page, 'Не удалось загрузить данные пользователя');
    await waitForToast(page, 'Не удалось авторизовать пользователя');
    await expect.poll(() => stored(page)).toEqual([null, null, null]);
    expect(new URL(page.url()).pathname).toBe('/home/faq');
  });

  it('ends in every tab when one signs out', async () => {
    const context = await newContext(browser);
    const { page } = await signedIn(context);
    const other = await openPage(context, '/home/faq');
    await other.getByRole('button', { name: 'Выход' }).waitFor();
    await page.getByRole('button', { name: 'Выход' }).click();
    await other.locator('[data-testid=sidebar]').getByRole('link', { name: 'Вход' }).waitFor();
    await expect.poll(() => toasts(other)).toEqual([]);
  });
});

describe('a server that dies', () => {
  it('leaves each form its own toast and everything typed', async () => {
    const server = await startServer();
    onTestFinished(() => server.stop());
    const context = await newContext(browser, { baseUrl: server.url });
    provokes(context, 'outage');
    const page = await openPage(context, '/login');
    for (const tab of ['Регистрация', 'Забыли пароль?', 'Вход']) await page.getByRole('tab', { name: tab }).click();
    await server.kill();
    await signIn(page, 'anna@example.ru');
    await waitForToast(page, 'Не удалось авторизовать пользователя!');
    await page.getByText('Нет связи с сервером').waitFor();
    await expect.poll(() => page.locator('input[name=password]').inputValue()).toBe(password);
    await page.getByRole('button', { name: 'Продолжить с почтой' }).click();
    await page.getByRole('button', { name: 'Получить код' }).click();
    await waitForToast(page, 'Не удалось создать временного пользователя!');
    await page.getByRole('tab', { name: 'Регистрация' }).click();
    await page.locator('input[name=new-password]').fill(password);
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await waitForToast(page, 'Не удалось зарегистрировать пользователя!');
    await page.getByRole('tab', { name: 'Забыли пароль?' }).click();
    await page.getByRole('button', { name: 'Отправить код' }).click();
    await waitForToast(page, 'Не удалось отправить код сброса!');
    await expect.poll(() => page.getByLabel('Электронная почта').inputValue()).toBe('anna@example.ru');
  });

  it('between the person and the products: signed in with a retry after sign-in, logged out at the start', async () => {
    const server = await startServer();
    onTestFinished(() => server.stop());
    const wire = await fallingServer(server);
    const context = await newContext(browser, { baseUrl: wire.url });
    provokes(context, 'outage');
    const email = await registered(context);
    const page = await openPage(context, '/login?returnTo=/home/veda');
    wire.killOn = '/v3/user/products';
    await signIn(page, email);
    await waitForToast(page, 'Не удалось загрузить список продуктов пользователя');
    await page.getByRole('button', { name: 'Выход' }).waitFor();
    await expect.poll(async () => (await stored(page)).every((value) => value !== null)).toBe(true);
    const storage = Object.fromEntries(
      (await stored(page)).map((value, at) => [['userEmail', 'userToken', 'refreshToken'][at] ?? '', value ?? '']),
    );

    const again = await startServer({ dataDir: server.dataDir });
    onTestFinished(() => again.stop());
    const secondWire = await fallingServer(again);
    secondWire.killOn = '/v3/user/products';
    const later = await newContext(browser, { baseUrl: secondWire.url, storage });
    provokes(later, 'outage');
    const start = await openPage(later, '/home/faq');
    await waitForToast(start, 'Не удалось загрузить список продуктов пользователя');
    await waitForToast(start, 'Не удалось авторизовать пользователя');
    await expect.poll(() => stored(start)).toEqual([null, null, null]);
  });
});
