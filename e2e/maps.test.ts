import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { pressInMenu } from './chart-page.ts';
import { provokes } from './console-watch.ts';
import { callAs, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const password = 'луна над тихим садом';
const address = '/home/natal-chart';
const local = {
  'nebosvod-local-chart': JSON.stringify({
    date: '1990-05-17',
    time: '14:30',
    latitude: 55.75222,
    longitude: 37.61556,
    timeZone: 'Europe/Moscow',
    name: 'Анна',
    place: 'Москва',
  }),
};

/** A new person, signed in through the form; `returnTo` is where they land. */
async function signIn(context: BrowserContext, returnTo: string): Promise<Page> {
  const email = `maps-${randomUUID()}@example.ru`;
  const answer = await context.request.post('/v3/auth/register', {
    data: { email, password, consents: { offer: true, personalData: true } },
  });
  expect(answer.status()).toBe(201);
  const page = await openPage(context, `/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel('Электронная почта').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(`**${returnTo}`);
  return page;
}

const list = (page: Page) => page.getByRole('list', { name: 'Мои карты' });
const shown = (page: Page) => list(page).locator('li a b').allInnerTexts();
const table = (rows: readonly string[]) => ({
  name: 'клиенты.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Имя;Дата;Время;Широта;Долгота;Место;Папка;Метки', ...rows].join('\r\n')),
});

/** Saves the drawing shown and holds that the file stands alone. */
async function drawingSaved(page: Page, name: string): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Сохранить рисунок (SVG)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}.*\\.svg$`));
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^<svg xmlns/);
  expect(text).toMatch(/<path [^>]*stroke="rgb/);
  expect(text).not.toMatch(/class=|var\(/);
}

describe.each([360, 1280])('saved maps at %i px', (width) => {
  it('are saved from the open chart, found, deleted, brought back, and come in from a file', async () => {
    const context = await newContext(browser, { width, storage: local });
    const page = await signIn(context, `${address}?map=local`);
    await page.locator('.chart-letters').first().waitFor();
    const notes = page.getByRole('textbox', { name: 'Заметки о карте' });
    await notes.fill('Время по записи из роддома.');

    await page.getByRole('button', { name: 'Сохранить карту' }).click();
    const dialog = page.getByRole('dialog', { name: 'Сохранить карту' });
    await expect.poll(() => dialog.getByLabel('Название').inputValue()).toBe('Анна');
    await dialog.getByLabel('Папка').fill('Клиенты');
    await dialog.getByLabel('Метки').fill('семья, первая');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.waitForURL(/\?map=[0-9a-f-]{36}/);
    await page.getByRole('heading', { name: 'Анна' }).waitFor();
    await expect.poll(() => notes.inputValue()).toBe('Время по записи из роддома.');
    await notes.fill('Время по записи из роддома.\nПроверить по переезду.');
    await notes.blur();
    await page.getByRole('region', { name: 'Заметки' }).getByText('сохранено').waitFor();
    await page.reload();
    await expect.poll(() => notes.inputValue()).toContain('Проверить по переезду.');

    await pressInMenu(page, 'Мои карты');
    await list(page).getByText('Лев').waitFor();
    await expect.poll(() => list(page).innerText()).toMatch(/Анна[\s\S]*Клиенты[\s\S]*#семья[\s\S]*Козерог/);
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);

    await page
      .getByLabel('Загрузить из файла')
      .setInputFiles(
        table(['Борис;28.02.1981;06:15;59,94;30,31;Ленинград;Семья;друзья', 'Без даты;;06:15;59,94;30,31;;;']),
      );
    await page.getByText('Загружено: 1 карта.').waitFor();
    await page.getByText('Строка 3: Дата пишется').waitFor();
    await list(page).getByText('Борис').waitFor();
    await page
      .getByLabel('Загрузить из файла')
      .setInputFiles({ ...table([]), buffer: Buffer.from('Имя;Дата;Время;Место\r\nПётр;01.02.1985;10:00;Киров') });
    await page.getByLabel('«Киров», 1 карта').selectOption({ label: 'Киров, Калужская область, Россия' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Загрузить 1 карту' }).click();
    await list(page).getByText('Пётр').waitFor();

    const search = page.getByRole('searchbox');
    await search.fill('ленинград');
    await expect.poll(() => shown(page)).toEqual(['Борис']);
    await search.fill('');
    await page.getByRole('button', { name: 'Клиенты 1' }).click();
    await expect.poll(() => shown(page)).toEqual(['Анна']);
    await page.getByRole('button', { name: 'Все папки' }).click();
    await page.getByRole('button', { name: 'По имени' }).click();
    await expect.poll(() => shown(page)).toEqual(['Анна', 'Борис', 'Пётр']);

    await page.getByRole('button', { name: 'Действия: Борис' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Копия с другим временем' }).click();
    await page.getByRole('textbox', { name: 'Время' }).fill('6:40');
    await page.getByRole('button', { name: 'Создать копию' }).click();
    await expect.poll(() => shown(page)).toEqual(['Анна', 'Борис', 'Борис, 06:40', 'Пётр']);

    await page.getByRole('button', { name: 'Действия: Анна' }).click();
    await page.getByRole('button', { name: 'Удалить' }).click();
    // It stands for ten seconds, but as long as the pointer is on it.
    await page.getByText('Карта «Анна» удалена.').hover();
    await expect.poll(() => shown(page)).toEqual(['Борис', 'Борис, 06:40', 'Пётр']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => shown(page)).toEqual(['Анна', 'Борис', 'Борис, 06:40', 'Пётр']);

    const started = Date.now();
    await list(page).getByRole('link', { name: /Анна/ }).click();
    await page.getByRole('heading', { name: 'Анна' }).waitFor();
    await page.locator('.chart-letters').first().waitFor();
    console.info(`a saved chart is on screen ${Date.now() - started} ms after the click at ${width} px`);
  });
});

describe('without an account', () => {
  it('a guest reads how saving is opened, looks at examples, and is offered the chart of this device after sign-in', async () => {
    const context = await newContext(browser);
    const page = await openPage(context, address);
    await page.getByText('Сохранять карты можно после входа: достаточно email.').waitFor();
    await page.getByRole('button', { name: 'Открыть карту «Альберт Эйнштейн»' }).click();
    await page.locator('.chart-letters').first().waitFor();
    await page.getByRole('button', { name: 'Сохранить карту' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Войти по email' }).waitFor();
    await expectAccessible(page);

    const signedIn = await signIn(context, address);
    const offer = signedIn.getByRole('region', { name: 'Сохранить карту с этого устройства?' });
    await offer.getByRole('button', { name: 'Сохранить в аккаунт' }).click();
    await expect.poll(() => shown(signedIn)).toEqual(['Альберт Эйнштейн']);
    await signedIn.reload();
    await list(signedIn).waitFor();
    await expect.poll(() => offer.isVisible()).toBe(false);
  });

  it('the link of a saved map asks to sign in and opens no form', async () => {
    const context = await newContext(browser);
    provokes(context, 'refusal');
    const page = await openPage(context, `${address}?map=00000000-0000-4000-8000-000000000000`);
    await page.getByText('Эта карта сохранена в аккаунте.').waitFor();
    const mine = await signIn(context, `${address}?map=00000000-0000-4000-8000-000000000000`);
    await mine.getByText('Такой карты у вас нет').waitFor();
  });
});

describe.each([360, 1280])('the areas of an owner at %i px', (width) => {
  const saved = async (products: readonly number[], kept: Readonly<Record<string, string>> = {}) => {
    const owner = await person(products);
    const birth = JSON.parse(local['nebosvod-local-chart']);
    await callAs(owner, '/api/v2/chart.create', { name: 'Анна', folder: 'Клиенты', birth });
    await callAs(owner, '/api/v2/chart.create', { name: 'Борис', birth: { ...birth, date: '1981-02-28' } });
    return newContext(browser, { width, storage: { ...owner.storage, ...kept } });
  };

  it('Veda opens a saved map, its tabs filtered by level, and its tools lead into the last chart', async () => {
    const context = await saved([15]);
    const page = await openPage(context, '/home/veda');
    await list(page).getByRole('link', { name: /Анна/ }).waitFor();
    await expect.poll(() => page.getByText('Сатурн у Луны').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('выбор времени для дела').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('link', { name: 'Саде-сати' }).getAttribute('href'))
      .toMatch(/map=[\w%-]+&tab=sade-sati/);
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await list(page).getByRole('link', { name: /Анна/ }).click();
    await page.locator('.chart-letters').first().waitFor();
    await page.getByRole('group', { name: 'Уровень Veda' }).getByRole('button', { name: 'Периоды' }).click();
    await expect
      .poll(() => page.getByRole('group', { name: 'Разделы карты' }).getByRole('button').allInnerTexts())
      .toEqual(['Периоды', 'Год']);
    await page.getByRole('tab', { name: 'Саде-сати' }).click();
    await page.waitForURL(/\/home\/veda\?.*tab=sade-sati/);
    await page.getByRole('tabpanel', { name: 'Саде-сати' }).waitFor();
    await expectAccessible(page);
  });

  it('Астролог opens it as a Western chart: wheel, aspects, transits, progressions, returns, synastry, composite', async () => {
    const context = await saved([1], local);
    const page = await openPage(context, '/home/astrolog');
    await list(page).getByRole('link', { name: /Анна/ }).click();
    const bodies = page.getByRole('region', { name: 'Планеты и точки' });
    await bodies.waitFor();
    // Tropical: the sidereal Sun of this birth stands at 2°32′ of Taurus.
    await expect.poll(() => bodies.innerText()).toMatch(/Солнце\s+26°15′\s+в\sТельце/);
    // Ascendant and midheaven by the same hour: 16°41′ of Virgo, 11°31′ of Gemini.
    await expect
      .poll(() => bodies.innerText())
      .toMatch(/As Асцендент\s+16°4[01]′\s+в\sДеве\s+1[\s\S]*MC Середина неба\s+11°3[12]′\s+в\sБлизнецах\s+10/);
    const cusps = page.getByRole('region', { name: 'Куспиды и управители' });
    await expect.poll(() => cusps.locator('tbody tr').count()).toBe(12);
    await expect
      .poll(() => cusps.locator('tbody tr').nth(9).innerText())
      .toMatch(/X · MC\s+11°3[12]′\sв\sБлизнецах\s+Меркурий\s+9/);
    // Who leads now, over the chart; the degrees of the axes stand in the wheel itself where it has room.
    const lords = page.getByRole('navigation', { name: 'Сейчас и дальше' });
    await lords.getByRole('button', { name: /^Профекция, \d+\s(год|года|лет)/ }).waitFor();
    await lords.getByRole('button', { name: /^Фирдар, дневная карта/ }).waitFor();
    await expect
      .poll(() => page.locator('.wheel-axis').allTextContents())
      .toEqual(
        width > 800 ? [expect.stringMatching(/^As16°4[01]′$/), expect.stringMatching(/^MC11°3[12]′$/)] : ['As', 'MC'],
      );
    const aspects = page.getByRole('region', { name: 'Аспекты', exact: true });
    const wide = await aspects.locator('tbody tr').count();
    await page.getByLabel('Орбы').selectOption('close');
    await expect.poll(() => aspects.locator('tbody tr').count()).toBeLessThan(wide);
    await page.getByLabel('Орбы').selectOption('lilly');
    await page.getByText(/Солнце.17°00′, Луна.12°30′.*остальные.5°00′/).waitFor();
    await page.getByLabel('Орбы').selectOption('even');
    await page.getByRole('button', { name: 'PDF' }).click();
    const documents = page.getByRole('dialog', { name: 'Карта в PDF' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      documents.getByRole('button', { name: /^Ученик/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Анна 1990-05-17 Ученик.pdf');
    await documents.getByText('Файл «Ученик» сохранён.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Сетка аспектов' }).getByTitle('Асцендент').first().waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Точки', exact: true }).click();
    await page.getByRole('table', { name: 'Жребии' }).getByText('Немезида').waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Звёзды' }).click();
    // This Sun stands with Algol.
    await expect
      .poll(() => page.getByRole('table', { name: 'Соединения со звёздами' }).innerText())
      .toMatch(/Алголь\s+Солнце\s+26°0\d′\sв\sТельце/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Достоинства' }).click();
    await page.getByRole('table', { name: 'Альмутены' }).waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Транзиты' }).click();
    await page.getByRole('textbox', { name: 'Дата транзита' }).fill('17.05.2020');
    const [sent] = await Promise.all([
      page.waitForRequest(
        (one) => one.url().endsWith('/western.getTransits') && /2020-05-17T03:30/.test(one.postData() ?? ''),
      ),
      page.getByRole('textbox', { name: 'Время', exact: true }).fill('06:30'),
    ]);
    expect(sent.postData()).toContain('2020-05-17T03:30:00Z');
    await page.getByRole('region', { name: 'Аспекты к натальной карте' }).waitFor();
    // Jupiter squares this Sun exactly on 21 November 2026 and again, retrograde, on 3 January.
    await page.getByRole('textbox', { name: 'С', exact: true }).fill('1.11.2026');
    await page.getByRole('textbox', { name: 'По', exact: true }).fill('31.01.2027');
    await page.getByRole('button', { name: 'Найти' }).click();
    const exact = page.getByRole('table', { name: 'Точные транзиты за период' });
    await expect.poll(() => exact.innerText()).toMatch(/21\sноября\s2026, 08:38\s+Юпитер\s+Квадрат\s+Солнце/);
    await exact.getByText('2-е касание').first().waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Прогрессии' }).click();
    await page.getByRole('textbox', { name: 'На дату' }).fill('17.05.1989');
    await page.getByText('Прогрессии считаются с рождения').waitFor();
    await page.getByRole('textbox', { name: 'На дату' }).fill('17.05.2020');
    await page.getByText(/Возраст 30\sлет\. Небо прогрессии: 16\sиюня\s1990/).waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Дирекции' }).click();
    await page.getByRole('button', { name: 'Вся жизнь' }).click();
    await page.getByRole('table', { name: 'Первичные' }).getByText('Середина неба').first().waitFor();
    await page.getByRole('button', { name: 'Солнечная дуга' }).click();
    await page.getByRole('table', { name: 'Солнечная дуга' }).waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Управители времени' }).click();
    await page.getByRole('region', { name: 'Сейчас и дальше' }).getByText('Фирдар', { exact: true }).waitFor();
    // Virgo rises: the first house is Mercury's, at 0, 12, 24 … years.
    await expect
      .poll(() => page.getByRole('table', { name: 'Профекции по годам жизни' }).innerText())
      .toMatch(/1-й\sдом\s+Дева\s+Меркурий\s+0 1990\s+12 2002\s+24 2014\s+36 2026/);
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Фирдары' }).click();
    await page.getByText('Рождение днём: счёт начинает Солнце.').waitFor();
    await page.getByRole('button', { name: 'От Духа' }).click();
    await page.getByText('Жребий Духа:').waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Хорар' }).click();
    await page.getByText('Вопрос задан:').waitFor();
    await page.getByRole('button', { name: 'Момент этой карты' }).click();
    // Virgo rises and Pisces sets: Mercury asks about Jupiter.
    const significators = page.getByRole('table', { name: 'Кто за кого' });
    await significators.getByRole('row', { name: /Меркурий\s+Кто спрашивает/ }).waitFor();
    await significators.getByRole('row', { name: /Юпитер\s+О чём спрашивает/ }).waitFor();
    await page.getByText('Перед суждением').waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Соляр' }).click();
    await page.getByLabel('Год соляра').fill('2026');
    await page.getByText(/Солнце возвращается на натальное место 17.мая.2026/).waitFor();
    await page.getByRole('combobox', { name: 'Где встретить соляр' }).fill('Владивосток');
    const [away] = await Promise.all([
      page.waitForRequest(
        (one) => one.url().endsWith('/western.getSolarReturn') && /"residence"/.test(one.postData() ?? ''),
      ),
      page
        .getByRole('option', { name: /Владивосток/ })
        .first()
        .click(),
    ]);
    expect(away.postData()).toMatch(/"residence":\{"latitude":43\.\d+,"longitude":131\.\d+\}/);
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Лунар' }).click();
    await page.getByRole('textbox', { name: 'Лунар после даты' }).fill('16.05.1990');
    await page.getByText('Лунары считаются с рождения').waitFor();
    await page.getByRole('textbox', { name: 'Лунар после даты' }).fill('21.11.2026');
    await page.getByText(/14.декабря.2026.г\., 14:51:2\d \(UTC\+3\)\. В следующий раз 10.января.2027/).waitFor();
    // The Moon of the return is the Moon of the birth.
    await expect.poll(() => bodies.innerText()).toMatch(/Луна\s+21°37′\sв\sВодолее/);
    await page.getByRole('button', { name: 'Следующий лунар' }).click();
    await page.getByText(/место 10.января.2027.г\., 20:50/).waitFor();
    await page.getByRole('button', { name: 'Предыдущий лунар' }).click();
    await page.getByText(/место 14.декабря.2026/).waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Синастрия' }).click();
    await page.getByText('Две карты в одном колесе').waitFor();
    await page.getByLabel('С кем сравнить').selectOption({ label: 'Анна (на этом устройстве)' });
    await page.getByRole('region', { name: 'В домах второй карты' }).waitFor();
    await page.getByLabel('С кем сравнить').selectOption({ label: 'Борис' });
    // The other comparison stays, dimmed, until this one comes.
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    await expectAccessible(page);
    // The second chart stays chosen.
    await page.getByRole('button', { name: 'Композит' }).click();
    await page.getByText('Каждая планета стоит посередине').waitFor();
    await page.getByRole('button', { name: 'Карта Дэвисона' }).click();
    await page.getByText('Карта середины времени и места двух рождений').waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Календарь неба' }).click();
    await page.getByRole('textbox', { name: 'С', exact: true }).fill('1.12.2026');
    await page.getByRole('textbox', { name: 'По', exact: true }).fill('31.12.2026');
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    const sky = page.getByRole('table', { name: 'Календарь неба' });
    await sky.getByText('Солнце входит в знак Козерога').waitFor();
    await page.getByRole('combobox', { name: 'Планета' }).selectOption('Сатурн');
    await page.getByRole('button', { name: 'Аспекты', exact: true }).click();
    await expect
      .poll(() => sky.locator('tbody').innerText())
      .toMatch(/^11\sдекабря\s2026, 02:31\s+Сатурн разворачивается вперёд, в Овне$/);
    const [ics] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Календарь .ics' }).click(),
    ]);
    expect(ics.suggestedFilename()).toBe('Небо 01.12.2026 — 31.12.2026.ics');
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Эфемерида' }).click();
    await page.getByRole('button', { name: '10 лет' }).click();
    await page.getByRole('img', { name: /^Линии планет, 20\d\d–20\d\d/ }).waitFor();
    await page.getByRole('button', { name: 'Месяц' }).click();
    await page.getByRole('img', { name: /^Линии планет, [а-я]+\s20\d\d/ }).waitFor();
    await page.getByRole('slider', { name: 'Дата на графике' }).press('Home');
    const places = page.getByRole('region', { name: /^Положения на 1\s/ });
    // The Moon is drawn in a month alone.
    await places.getByText('Луна').waitFor();
    await page.getByText('Таблица положений', { exact: true }).first().click();
    await page
      .getByRole('table', { name: 'Таблица положений' })
      .getByRole('columnheader', { name: 'Плутон' })
      .waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await drawingSaved(page, 'Графическая эфемерида');
    await page.getByRole('button', { name: 'Карта мира' }).click();
    const world = page.getByRole('application', { name: /^Карта мира с линиями планет/ });
    await world.waitFor();
    await drawingSaved(page, 'Карта мира');
    await page.getByRole('table', { name: 'Города у линий' }).getByRole('button', { name: 'Ереван' }).click();
    await page.getByRole('heading', { name: 'Карта для места: Ереван' }).waitFor();
    await world.press('ArrowDown');
    await world.press('Enter');
    await page.getByRole('heading', { name: /^Карта для места: 39°/ }).waitFor();
    await expectAccessible(page);
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Местное пространство' }).click();
    await page.getByRole('table', { name: 'Местное пространство' }).getByText('Сатурн').waitFor();
    await page.getByRole('button', { name: 'Параны' }).click();
    await page.getByText('Все параны', { exact: true }).first().click();
    await page.getByRole('table', { name: 'Все параны' }).getByText('Солнце').first().waitFor();
    await expect.poll(() => scrollsSideways(page)).toBe(false);
  });
});
