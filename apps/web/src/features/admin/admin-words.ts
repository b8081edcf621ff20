import type { ContentKind } from '@nebosvod/contracts/admin-content';

/** Parts of the console, in the order of its navigation. */
export const partTitles = {
  people: 'Люди',
  orders: 'Заказы',
  content: 'Содержание',
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
};

/** What was done, as the log says it. */
export const actionNames: Readonly<Record<string, string>> = {
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
