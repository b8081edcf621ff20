import { readFile } from 'node:fs/promises';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { expectAccessible, expectSoundAtEveryWidth, launch, newContext, openPage, scrollsSideways } from './browser.ts';
import { provokes } from './console-watch.ts';
import { mailed } from './outbox.ts';
import { callAs, operator, type Person, person } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const book = '/home/veda?tab=clients';
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, where: string, field: string, text: string) =>
  panel(page, where).getByRole('textbox', { name: field, exact: true }).fill(text);
const downloaded = async (page: Page, button: string) => {
  const download = page.waitForEvent('download');
  await press(page, button);
  return readFile(await (await download).path(), 'utf8');
};

/** «24.11.2026» of the day after this one. */
const tomorrow = () => addDays(new Date().toISOString().slice(0, 10), 1).split('-').reverse().join('.');

const consent = { at: '2026-11-01T07:00:00.000Z', how: 'на встрече', text: 'Согласие на хранение данных рождения' };
const birth = {
  date: '1990-05-17',
  time: '14:30',
  latitude: 55.7558,
  longitude: 37.6173,
  place: 'Москва',
  name: 'Анна',
};

/** A client with something in every list. */
async function kept(who: Person): Promise<string> {
  const made = await callAs(who, '/v3/clients', {
    name: 'Анна Соколова',
    contacts: [{ kind: 'phone', value: '+7 921 000-14-08' }],
    births: [
      { label: 'сама', birth, sex: 'female', consent },
      { label: 'дочь', birth: { ...birth, date: '2020-03-09', name: 'Вера' }, consent: { ...consent, how: 'мать' } },
    ],
    tags: ['постоянные', 'пара'],
    notes: [{ text: 'Просит смотреть дело, не отношения' }],
    events: [{ date: '2025-09-08', precision: 'month', kind: 'новая работа' }],
    sessions: [{ at: '2026-10-12T09:00:00Z', kind: 'Дашамша и дело', price: 8000 }],
    packages: [{ title: 'Год рядом', total: 5, used: 3 }],
    nextContact: { date: '2027-01-15', reason: 'Раху приходит на натальную Луну' },
  });
  if (typeof made !== 'object' || made === null || !('response' in made)) throw new Error('no client');
  const { response } = made;
  if (typeof response !== 'object' || response === null || !('id' in response)) throw new Error('no client');
  return String(response.id);
}

it('an owner of Veda keeps a client: birth by the place field, note, session, search, two windows, files, erasure', async () => {
  const owner = await person([14]);
  const context = await newContext(browser, { storage: owner.storage });
  provokes(context, 'refusal');
  const page = await openPage(context, '/home/veda');
  await page.getByRole('link', { name: 'Клиенты', exact: true }).click();
  await page.getByText('Здесь будет ваша книга клиентов').waitFor();
  await page.getByRole('link', { name: 'Новый клиент' }).click();
  await press(page, 'Добавить клиента');
  await page.getByText('Назовите клиента').waitFor();
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна Соколова');
  await page.getByRole('textbox', { name: 'Метки' }).fill('постоянные, пара');
  // What is typed outlives a reload.
  await page.reload();
  await press(page, 'Добавить клиента');
  await page.getByRole('heading', { level: 1, name: 'Анна Соколова' }).waitFor();

  await press(page, 'Рождение');
  await fill(page, 'Рождения', 'Кто это', 'сама');
  await fill(page, 'Рождения', 'Дата согласия', '01.11.2026');
  await fill(page, 'Рождения', 'Дата', '17.05.1990');
  await fill(page, 'Рождения', 'Время', '14:30');
  await panel(page, 'Рождения')
    .getByRole('combobox', { name: /^Место/ })
    .fill('Москва');
  await page
    .getByRole('option', { name: /^Москва/ })
    .first()
    .click();
  await press(page, 'Сохранить рождение');
  await page.getByText('Напишите, как получено согласие').waitFor();
  await fill(page, 'Рождения', 'Как получено', 'на встрече');
  await press(page, 'Сохранить рождение');
  await panel(page, 'Рождения').getByText('Согласие 01.11.2026, на встрече').waitFor();

  await press(page, 'Посмотреть');
  const reasons = panel(page, 'Повод по небу');
  await reasons
    .getByRole('button', { name: /^Назначить/ })
    .first()
    .click();
  await reasons.getByText('назначено').waitFor();
  await panel(page, 'Следующий контакт').getByRole('listitem').waitFor();

  await press(page, 'Встреча');
  await fill(page, 'Встречи', 'Дата', '30.02.2026');
  await fill(page, 'Встречи', 'О чём', 'Даши на 3 года');
  await fill(page, 'Встречи', 'Цена, ₽', '8 000');
  await press(page, 'Сохранить');
  await page.getByText('В феврале 28 дней').waitFor();
  await fill(page, 'Встречи', 'Дата', '28.02.2026');
  await press(page, 'Сохранить');
  await panel(page, 'Встречи').getByText('ждёт оплаты').waitFor();

  const other = await context.newPage();
  await other.goto(page.url());
  await press(page, 'Заметка');
  await fill(page, 'Заметки', 'Заметка', 'Просит смотреть дело');
  await press(other, 'Заметка');
  await fill(other, 'Заметки', 'Заметка', 'Из второго окна');
  await press(other, 'Сохранить');
  await panel(other, 'Заметки').getByRole('listitem').filter({ hasText: 'Из второго окна' }).waitFor();
  await press(page, 'Сохранить');
  await page.getByText('Клиента уже изменили в другом окне').waitFor();
  await press(page, 'Показать, что стало');
  await panel(page, 'Заметки').getByRole('listitem').filter({ hasText: 'Из второго окна' }).waitFor();
  await expect
    .poll(() => panel(page, 'Заметки').getByRole('textbox', { name: 'Заметка' }).inputValue())
    .toBe('Просит смотреть дело');
  await press(page, 'Сохранить');
  await panel(page, 'Заметки').getByRole('listitem').filter({ hasText: 'Просит смотреть дело' }).waitFor();
  await expect.poll(() => panel(page, 'Заметки').getByRole('listitem').count()).toBe(2);
  await other.close();
  await press(page, 'Отметить оплату');
  await panel(page, 'Встречи').getByText('оплачено').waitFor();

  // A package pays for a session, and gets it back once the session is gone.
  await press(page, 'Пакет');
  await fill(page, 'Пакеты', 'Название', 'Год рядом');
  await press(page, 'Сохранить');
  await panel(page, 'Пакеты').getByText('0 из 5').waitFor();
  await press(page, 'Встреча');
  await fill(page, 'Встречи', 'Дата', tomorrow());
  await fill(page, 'Встречи', 'О чём', 'По пакету');
  await panel(page, 'Встречи').getByRole('combobox', { name: 'Из пакета' }).selectOption('Год рядом: осталось 5');
  await press(page, 'Сохранить');
  await panel(page, 'Встречи').getByText('из пакета «Год рядом»').waitFor();
  await panel(page, 'Пакеты').getByText('1 из 5').waitFor();
  await press(page, 'Показать линию');
  const line = panel(page, 'Линия времени');
  await line.getByRole('slider', { name: /^Линия жизни/ }).waitFor();
  await line.getByRole('row').filter({ hasText: 'По пакету' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Изменить: По пакету');
  await press(page, 'Удалить…');
  await press(page, 'Да, удалить');
  await panel(page, 'Пакеты').getByText('0 из 5').waitFor();

  expect(await downloaded(page, 'Выгрузить клиента, JSON')).toContain('Просит смотреть дело');
  await page.getByRole('link', { name: 'Клиенты', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Искать клиента' });
  await search.fill('иванова');
  await page.getByText('По этому запросу ничего не нашлось').waitFor();
  await search.fill('москва сокол');
  await page.getByRole('link', { name: 'Анна Соколова' }).waitFor();
  expect(await downloaded(page, 'Выгрузить книгу, CSV')).toContain('Анна Соколова');
  await page.locator('input[type=file]').setInputFiles({
    name: 'klienty.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Имя;Дата\r\nПавел;\r\nНеверный;31.02.1990\r\n'),
  });
  await page.getByText(/Загружено: 1\sклиент\./).waitFor();
  await page.getByText('строка 3').waitFor();

  await page.getByRole('link', { name: 'Анна Соколова' }).click();
  await press(page, 'Открыть карту');
  await page.waitForURL('**map=local**');
  await page.goBack();
  await page.getByText(/1\sрождение, 2\sзаметки, 1\sвстреча, 1\sпакет/).waitFor();
  await press(page, 'Стереть клиента…');
  await press(page, 'Да, стереть насовсем');
  await page.getByRole('link', { name: 'Павел' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Анна Соколова' }).count()).toBe(0);
});

it('one book stands in the areas of the astrologer and the numerologist; clients are related to each other', async () => {
  const owner = await person([1, 2]);
  const id = await kept(owner);
  await callAs(owner, '/v3/clients', { name: 'Ольга Рощина' });
  const context = await newContext(browser, { storage: owner.storage });
  const page = await openPage(context, '/home/astrolog');
  await page.getByRole('link', { name: 'Клиенты', exact: true }).click();
  await page.getByRole('link', { name: 'Анна Соколова' }).click();
  await press(page, 'Связь');
  await press(page, 'Сохранить');
  await page.getByText('Найдите клиента и выберите его').waitFor();
  await page.getByRole('searchbox', { name: 'С кем' }).fill('рощ');
  await press(page, 'Ольга Рощина');
  await fill(page, 'Связи', 'Кем приходится', 'сестра');
  await press(page, 'Сохранить');
  await panel(page, 'Связи').getByText('сестра').waitFor();
  await press(page, 'Списать встречу');
  await panel(page, 'Пакеты').getByText('4 из 5').waitFor();
  await press(page, 'Показать линию');
  await panel(page, 'Линия времени')
    .getByRole('slider', { name: /^Линия жизни/ })
    .waitFor();
  const western = panel(page, 'Линия времени')
    .getByRole('row')
    .filter({ hasText: /Профекция|фирдар|От Фортуны|От Духа/i });
  await western.first().waitFor();

  await page.goto('/home/numerolog');
  await page.getByRole('navigation', { name: 'Инструменты нумеролога' }).getByRole('link', { name: 'Клиенты' }).click();
  await page.getByRole('link', { name: 'Анна Соколова' }).click();
  await page.waitForURL(`**client=${id}`);
  await press(page, 'Показать линию');
  await panel(page, 'Линия времени')
    .getByRole('slider', { name: /^Линия жизни/ })
    .waitFor();
  await page.getByRole('link', { name: 'Ольга Рощина' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ольга Рощина' }).waitFor();
});

it('the book and the card are accessible at every width, and stay readable after the term', async () => {
  const owner = await person([14]);
  const id = await kept(owner);
  const context = await newContext(browser, { storage: owner.storage, reducedMotion: true });
  const page = await openPage(context, book);
  await page.getByRole('link', { name: 'Анна Соколова' }).waitFor();
  const looked = async () => {
    await expectSoundAtEveryWidth(page);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect.poll(() => scrollsSideways(page)).toBe(false);
    await expectAccessible(page);
  };
  await looked();
  await page.goto(`${book}&client=${id}`);
  await page.getByRole('heading', { level: 1, name: 'Анна Соколова' }).waitFor();
  await panel(page, 'Рождения').getByText('нет 18 лет').waitFor();
  await looked();
  await press(page, 'Рождение');
  await press(page, 'Заметка');
  await panel(page, 'Связи').getByRole('button', { name: 'Связь' }).click();
  await looked();

  await operator(inject('dataDir'), 'revoke', owner.email, '14');
  await page.goto(book);
  await page.getByText('На вашей почте его пока нет').waitFor();
  await page.getByRole('link', { name: 'Анна Соколова' }).click();
  await page.getByRole('heading', { level: 2, name: 'Анна Соколова' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Изменить/ }).count()).toBe(0);
  await expectSoundAtEveryWidth(page);
  await press(page, 'Стереть клиента…');
  await press(page, 'Да, стереть насовсем');
  await page.getByRole('region', { name: 'Ваша книга клиентов' }).waitFor({ state: 'detached' });
});

const weekdays = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'];

it('a practitioner publishes hours, a guest books one on a phone, and once accepted stands in the book', async () => {
  const owner = await person([14]);
  const desk = await openPage(await newContext(browser, { storage: owner.storage }), '/home/profile?tab=booking');
  const field = (name: string) => desk.getByRole('textbox', { name, exact: true });
  await field('Кто принимает').fill('Вера Ли');
  await press(desk, 'Вид встречи');
  await field('Встреча').fill('Разбор карты');
  await field('Цена').fill('5 000 ₽');
  for (const day of weekdays) await field(day).fill('10-20');
  await field('Уведомление о персональных данных').fill(
    'Вера Ли хранит имя, почту и рождение ради встречи. '.repeat(3),
  );
  await desk.getByRole('checkbox', { name: /^Страница открыта/ }).check();
  await press(desk, 'Сохранить');
  await desk.getByRole('heading', { name: 'Ваша страница записи' }).waitFor();
  const address = new URL(await desk.getByLabel('Адрес').first().inputValue());
  await expectSoundAtEveryWidth(desk);

  const phone = await newContext(browser, { width: 360 });
  const page = await openPage(phone, `${address.pathname}${address.hash}`);
  await page
    .getByRole('group', { name: /^Время на ваших часах/ })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Имя', exact: true }).fill('Анна');
  await page.getByRole('textbox', { name: 'Дата', exact: true }).fill('17.05.1990');
  await press(page, 'Не знаю');
  await page.getByRole('combobox', { name: /^Место/ }).fill('Москва');
  await page
    .getByRole('option', { name: /^Москва/ })
    .first()
    .click();
  await press(page, 'Добавить рождение');
  const guest = `guest-${process.pid}-${Date.now()}@example.ru`;
  await page.getByRole('textbox', { name: 'Как вас зовут' }).fill('Анна Соколова');
  await page.getByRole('textbox', { name: 'Почта' }).fill(guest);
  await press(page, 'Записаться');
  await page.getByText('Без согласия на обработку данных').waitFor();
  await expectSoundAtEveryWidth(page);
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).check();
  await press(page, 'Записаться');
  await page.getByRole('heading', { level: 1, name: 'Заявка отправлена' }).waitFor();
  const link = await mailed(inject('dataDir'), guest, /\/home\/booked#[\w-]{43}/);
  await mailed(inject('dataDir'), guest, /BEGIN:VEVENT/);

  await desk.reload();
  await press(desk, 'Принять');
  await desk.getByText('Новых заявок нет').waitFor();
  await press(desk, 'Принятые');
  await desk.getByRole('link', { name: 'В книге клиентов' }).click();
  await desk.getByRole('heading', { level: 1, name: 'Анна Соколова' }).waitFor();
  await panel(desk, 'Рождения').getByText('на странице записи, текст версии 1').waitFor();

  const own = await openPage(phone, link);
  await own.getByText('Встреча подтверждена').waitFor();
  await expectAccessible(own);
  await press(own, 'Стереть мои данные…');
  await press(own, 'Да, стереть насовсем');
  await own.getByRole('heading', { level: 1, name: 'Данные стёрты' }).waitFor();
});
