import type { LinkStep, testLink, testModel } from '@nebosvod/contracts/admin-setup';
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
