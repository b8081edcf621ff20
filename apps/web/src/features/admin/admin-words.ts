import type { ContentKind } from '@nebosvod/contracts/admin-content';
import type { operatorActions } from '@nebosvod/contracts/admin-logs';
import { formatRubles } from '@nebosvod/terms/plural';

/** Parts of the console, in the order of its navigation. */
export const partTitles = {
  overview: 'Обзор',
  people: 'Люди',
  orders: 'Заказы',
  promo: 'Промокоды',
  content: 'Содержание',
  texts: 'Тексты базы',
  letters: 'Почта',
  jobs: 'Задачи',
  consents: 'Согласия',
  events: 'Журнал',
  setup: 'Настройки',
} as const;

export type AdminPart = keyof typeof partTitles;

export const kindNames: Readonly<Record<ContentKind, string>> = {
  news: 'Новости',
  events: 'События',
  questions: 'Вопросы и ответы',
  items: 'Товары',
};

/** How a text of the base stands. */
export const textStateNames = { written: 'как в базе', edited: 'переписан', off: 'выключен' } as const;

/** What was done, as the log says it. */
export const actionNames: Readonly<Record<(typeof operatorActions)[number], string>> = {
  grant: 'открыт продукт',
  revoke: 'закрыт продукт',
  block: 'закрыт вход',
  unblock: 'открыт вход',
  'end-sessions': 'завершены сессии',
  publish: 'опубликовано',
  'save-draft': 'сохранён черновик',
  hide: 'снято с сайта',
  remove: 'удалено',
  restore: 'возвращено к файлу',
  'test-mail': 'проверка почты',
  'test-payment': 'проверка оплаты',
  'test-link': 'проверка адреса',
  'test-model': 'проверка языковой модели',
  'test-held': 'проверка шага настройки',
  set: 'задана настройка',
  reset: 'настройка возвращена к файлу',
  'promo-create': 'заведён промокод',
  'promo-remove': 'убран промокод',
  replay: 'заказ проведён заново',
  refund: 'запрошен возврат денег',
  'text-edit': 'переписан текст базы',
  'text-off': 'выключен текст базы',
  'text-on': 'включён текст базы',
  'text-restore': 'возвращена версия текста',
  upload: 'загружен логотип',
  'upload-picture': 'загружена картинка',
};

export const jobStates = {
  queued: 'ждёт',
  running: 'пишется',
  done: 'готов',
  failed: 'не удался',
  cancelled: 'остановлен',
} as const;

export const orderStates = {
  paid: 'оплачен',
  pending: 'ждёт оплаты',
  refunded: 'возврат',
  cancelled: 'отменён',
} as const;

/** The sum of an order as people write it. */
export const sumOf = ({
  amountKopecks,
  currency,
}: {
  readonly amountKopecks: number | null;
  readonly currency: string;
}) =>
  amountKopecks === null
    ? 'сумма неизвестна'
    : currency === 'RUB'
      ? formatRubles(amountKopecks / 100)
      : `${amountKopecks / 100} ${currency}`;
