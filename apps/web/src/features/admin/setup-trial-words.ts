import type { HeldStep, LinkStep, testHeld, testLink, testMail, testModel } from '@nebosvod/contracts/admin-setup';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';

type LinkTrial = AnswerOf<typeof testLink>;
type ModelTrial = AnswerOf<typeof testModel>;

export const linkTestLabels: Readonly<Record<LinkStep, string>> = {
  address: 'Проверить адрес',
  chat: 'Проверить чат',
  counter: 'Проверить счётчик',
};

/** What an answer as it should be proves, and what it does not. */
const good: Readonly<Record<LinkStep, string>> = {
  address: 'По этому адресу отвечает Небосвод. Тот ли это сервер, видно, если открыть адрес в браузере.',
  chat: 'Страница чата открывается. Отвечает ли в нём человек, отсюда не видно.',
  counter:
    'Номер записан верно, код счётчика с mc.yandex.ru доступен. Ваш ли это номер и считаются ли посещения, видно только в отчётах Метрики.',
};
const foreign: Readonly<Record<LinkStep, string>> = {
  address: 'По этому адресу отвечает не Небосвод: проверьте прокси и PUBLIC_URL.',
  chat: 'Адрес отвечает, но не страницей: проверьте CHAT_URL.',
  counter: 'Вместо кода счётчика пришло другое: похоже, ответы mc.yandex.ru подменяет сеть сервера.',
};
const redirects: Readonly<Record<LinkStep, (host: string) => string>> = {
  address: (host) => `Адрес переводит на ${host}: задайте PUBLIC_URL тем адресом, который открывают люди.`,
  chat: (host) => `Адрес отвечает и переводит на ${host}. Дальше сервер не идёт: откройте чат сами.`,
  counter: (host) => `Код счётчика переводит на ${host}: похоже, ответы mc.yandex.ru подменяет сеть сервера.`,
};

/** What came of asking an address, told to the operator. */
export function linkTrialWords(step: LinkStep, { url, outcome, status, redirectHost, tookMs }: LinkTrial): string {
  const host = new URL(url).host;
  const plain = url.startsWith('http:') ? ' Адрес без https: пароли и письма идут по сети открыто.' : '';
  switch (outcome) {
    case 'answers':
      return `${good[step]} Ответ за ${tookMs}\u00a0мс.${step === 'address' ? plain : ''}`;
    case 'foreign':
      return foreign[step];
    case 'redirects':
      return redirects[step](redirectHost ?? 'другой адрес');
    case 'refuses':
      return step === 'chat'
        ? `${host} ответил серверу ${status}: возможно, он не пускает программы. Откройте чат в браузере.`
        : `${host} ответил ${status}.`;
    case 'unknown-host':
      return `Имени ${host} нет: проверьте адрес и запись DNS.`;
    case 'certificate':
      return `Сертификат ${host} не принят: браузеры покажут предупреждение.`;
    case 'timeout':
      return `${host} не ответил за 10\u00a0секунд.`;
    case 'unreachable':
      return `С сервера до ${host} не достучаться.${step === 'address' ? ' Из дома сеть иногда не пускает к самой себе: откройте адрес с телефона.' : ''}`;
  }
}

const faults: Readonly<Record<NonNullable<ModelTrial['fault']>, string>> = {
  unreachable: 'до неё не достучаться: проверьте LLM_BASE_URL, сеть и сертификат.',
  timeout: 'она не ответила за 30\u00a0секунд.',
  busy: 'она занята или исчерпан лимит, спросите позже.',
  broken: 'у неё внутренняя ошибка, спросите позже.',
  refused: 'она отказала: проверьте ключ, имя модели и каталог.',
  garbage: 'её ответ не читается: проверьте, что LLM_BASE_URL ведёт к OpenAI-совместимому API.',
  'too-long': 'её ответ длиннее, чем можно принять.',
};

/** What came of asking the language model. */
export function modelTrialWords({ name, fault, tookMs }: ModelTrial): string {
  if (fault === null) return `Модель «${name}» ответила за ${tookMs}\u00a0мс.`;
  return `Модель «${name}» не ответила: ${faults[fault]} Пока документы пишет сам сервис.`;
}

export const heldTestLabels: Readonly<Record<HeldStep, string>> = {
  seller: 'Проверить контакты',
  brand: 'Проверить цвета и логотип',
  prices: 'Проверить цены',
  offers: 'Проверить GetCourse',
  legal: 'Проверить тексты',
};

type Finding = AnswerOf<typeof testHeld>[number];

/** What holds, then what does not. */
const foundWords: Readonly<
  Record<Finding['id'], readonly [good: (of: string) => string, bad: (of: string) => string]>
> = {
  contacts: [(of) => `Посетители видят: ${of}.`, () => 'Посетителям некому написать.'],
  'mail-host': [
    (of) => `Домен ${of} есть. Приходят ли письма именно вам, видно, если написать себе.`,
    (of) => `Домена ${of} отсюда не найти: проверьте, верно ли написан адрес.`,
  ],
  'contact-page': [(of) => `Страница на ${of} отвечает.`, (of) => `Страница на ${of} не отвечает: откройте её сами.`],
  'colour-on-light': [
    (of) => `Цвет на светлом фоне читается: контраст ${of}:1.`,
    (of) => `Цвет на светлом фоне читается плохо: контраст ${of}:1, нужно 4,5:1.`,
  ],
  'colour-on-dark': [
    (of) => `Цвет на тёмном фоне читается: контраст ${of}:1.`,
    (of) => `Цвет на тёмном фоне читается плохо: контраст ${of}:1, нужно 4,5:1.`,
  ],
  logo: [
    (of) => (of === '' ? 'Логотип — знак Небосвода.' : `Логотип на месте: ${of} точек.`),
    () => 'Картинки логотипа больше нет: загрузите её снова.',
  ],
  priced: [() => 'Цена есть у каждого товара.', (of) => `Без цены: ${of}.`],
  payable: [
    () => 'Купить можно прямо на сайте.',
    (of) =>
      of === 'test'
        ? 'Оплата пока проверочная: деньги не движутся, видно её только с этого компьютера.'
        : 'Купить на сайте нельзя, пока не пройден шаг «Оплата»: товар назовёт ваши контакты.',
  ],
  callback: [() => 'Сервер ждёт сообщений GetCourse.', () => 'Секрет не задан: сообщений GetCourse сервер не примет.'],
  'getcourse-key': [
    () => 'GetCourse принял ключ API: ночная сверка пойдёт.',
    () => 'GetCourse не принял ключ API: проверьте имя школы и ключ.',
  ],
  offered: [
    () => 'Каждый продукт открывает какое-нибудь предложение.',
    (of) => `Ни одно предложение не открывает: ${of}.`,
  ],
  'waiting-orders': [
    () => 'Оплаченных заказов, которые ничего не открыли, нет.',
    (of) => `Оплаченных заказов, которые ничего не открыли: ${of}. Добавьте их предложения, и доступ откроется сам.`,
  ],
  filled: [
    (of) => `«${of}»: заполнено.`,
    (of) => `«${of.replace(/ \((\d+)\)$/, '»: осталось мест в квадратных скобках: $1.')}`,
  ],
  'own-text': [
    (of) => `«${of}»: ваш текст.`,
    (of) => `«${of}»: это образец из программы. Прочтите его и сохраните как свой.`,
  ],
  'policy-pdf': [() => 'Политика открывается и в PDF.', () => 'Политика не собралась в PDF.'],
};

export function findingWords({ id, isGood, of }: Finding): string {
  const [good, bad] = foundWords[id];
  return (isGood ? good : bad)(of ?? '');
}

/** Why the mail server did not let the server in. */
export const mailFaults: Readonly<Record<NonNullable<AnswerOf<typeof testMail>['fault']>, string>> = {
  'unknown-host': 'Такого почтового сервера нет: проверьте его адрес.',
  unreachable: 'Почтовый сервер не отвечает: проверьте адрес и порт, не закрыт ли он у хостинга.',
  tls: 'Почтовый сервер не защищает соединение: попробуйте порт 465.',
  login: 'Почтовый сервер не принял имя или пароль: нужен пароль для программ, не от ящика.',
};
