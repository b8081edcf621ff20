import type { Schema } from './schema.ts';

/** Who can make rows of a table without being one of us. */
type Filler = 'guest' | 'account' | 'payment service' | 'operator' | 'server';

/** How much a table may hold and what clears it; docs/operating.md prints this table. */
export interface TableCeiling {
  readonly filledBy: Filler;
  /** How much, in Russian. */
  readonly ceiling: string;
  /** When rows go, in Russian. */
  readonly cleared: string;
  /**
   * Names of parts of the regular purge (`app.purges`); `account` where rows go with their account, `window` where the writer sweeps,
   * `never` for what neither a guest nor an account can add to.
   */
  readonly clearedBy: readonly string[];
}

/** Every table that a guest or a free account can fill has a ceiling and something that clears it. modern */
export const tableCeilings: Readonly<Record<keyof Schema, TableCeiling>> = {
  rate_limit: {
    filledBy: 'guest',
    ceiling: 'строка на ограничение и сеть, пока идёт окно (не дольше суток)',
    cleared: 'по концу окна',
    clearedBy: ['window', 'spent limits'],
  },
  account: {
    filledBy: 'guest',
    ceiling: '10 регистраций и 10 временных людей в час с сети',
    cleared: 'неподтверждённые и временные через 7 дней, удаляемые через 14',
    clearedBy: ['accounts'],
  },
  mail_code: {
    filledBy: 'guest',
    ceiling: '13 на человека',
    cleared: 'через 10 минут',
    clearedBy: ['account', 'accounts'],
  },
  mail_outbox: {
    filledBy: 'guest',
    ceiling: '10 000 всего',
    cleared: 'по доставке, недоставленные через день',
    clearedBy: ['accounts'],
  },
  calendar_feed: {
    filledBy: 'guest',
    ceiling: '30 в день с сети, 100 000 всего',
    cleared: 'не читались 90 дней',
    clearedBy: ['unread calendars'],
  },
  session: {
    filledBy: 'account',
    ceiling: '100 на человека',
    cleared: 'по концу срока, закрытые через 30 дней',
    clearedBy: ['account', 'accounts'],
  },
  refresh_token: {
    filledBy: 'account',
    ceiling: 'около 100 на сеанс',
    cleared: 'по концу срока',
    clearedBy: ['account', 'accounts'],
  },
  consent: {
    filledBy: 'account',
    ceiling: '200 на человека',
    cleared: 'с аккаунтом',
    clearedBy: ['account'],
  },
  second_factor: {
    filledBy: 'account',
    ceiling: '1 на человека',
    cleared: 'с выключением; с аккаунтом',
    clearedBy: ['account'],
  },
  recovery_code: {
    filledBy: 'account',
    ceiling: '10 на человека',
    cleared: 'использованный сразу; с аккаунтом',
    clearedBy: ['account'],
  },
  user_data: {
    filledBy: 'account',
    ceiling: '1 на человека, до 300 событий жизни',
    cleared: 'с аккаунтом',
    clearedBy: ['account'],
  },
  saved_map: {
    filledBy: 'account',
    ceiling: '5 000 на человека вместе с удалёнными',
    cleared: 'удалённые через день',
    clearedBy: ['account', 'deleted maps'],
  },
  map_note: {
    filledBy: 'account',
    ceiling: '1 на карту, до 10 000 знаков',
    cleared: 'с картой',
    clearedBy: ['account', 'deleted maps'],
  },
  map_share: {
    filledBy: 'account',
    ceiling: '100 действующих ссылок на человека',
    cleared: 'по концу срока',
    clearedBy: ['account', 'links to maps'],
  },
  client: {
    filledBy: 'account',
    ceiling: '10 000 на человека',
    cleared: 'с аккаунтом; стёртые сразу',
    clearedBy: ['account'],
  },
  consultation: {
    filledBy: 'account',
    ceiling: '10 000 на человека вместе с удалёнными',
    cleared: 'удалённые через 30 дней',
    clearedBy: ['account', 'deleted consultations'],
  },
  consultation_client: {
    filledBy: 'account',
    ceiling: '6 на документ',
    cleared: 'с документом; с клиентом',
    clearedBy: ['account', 'deleted consultations'],
  },
  consultation_version: {
    filledBy: 'account',
    ceiling: '50 на документ',
    cleared: 'с документом',
    clearedBy: ['account', 'deleted consultations'],
  },
  consultation_event: {
    filledBy: 'account',
    ceiling: '100 на документ',
    cleared: 'через день после окончания',
    clearedBy: ['account', 'events of consultations'],
  },
  brand: {
    filledBy: 'account',
    ceiling: '1 на человека',
    cleared: 'с аккаунтом',
    clearedBy: ['account'],
  },
  brand_file: {
    filledBy: 'account',
    ceiling: '2 на человека',
    cleared: 'лишний со следующим; с аккаунтом',
    clearedBy: ['account'],
  },
  document_link: {
    filledBy: 'account',
    ceiling: '1 000 действующих ссылок на человека',
    cleared: 'по концу срока',
    clearedBy: ['account', 'links to documents'],
  },
  booking_page: {
    filledBy: 'account',
    ceiling: '1 на человека',
    cleared: 'с аккаунтом',
    clearedBy: ['account'],
  },
  booking_request: {
    filledBy: 'guest',
    ceiling: '200 ждущих и 5 000 всего на специалиста, 10 в час с сети',
    cleared: 'непринятые через 30 дней, принятые через год после встречи; стёртые сразу',
    clearedBy: ['account', 'booking requests'],
  },
  document_letter: {
    filledBy: 'account',
    ceiling: '30 в день на человека',
    cleared: 'через 30 дней',
    clearedBy: ['account', 'letters with documents'],
  },
  mail_refusal: {
    filledBy: 'guest',
    ceiling: 'строка на адрес, которому писали',
    cleared: 'через 5 лет',
    clearedBy: ['refusals of letters'],
  },
  reminder: {
    filledBy: 'account',
    ceiling: '1 на человека',
    cleared: 'с выключением; с аккаунтом',
    clearedBy: ['account'],
  },
  reminder_sent: {
    filledBy: 'account',
    ceiling: 'строка на событие: около 500 в год на человека, у специалиста и на контакт с клиентом',
    cleared: 'через 400 дней',
    clearedBy: ['account', 'old reminders'],
  },
  reminder_chat: {
    filledBy: 'account',
    ceiling: '1 на человека и мессенджер',
    cleared: 'с отключением чата; с аккаунтом',
    clearedBy: ['account'],
  },
  reminder_chat_code: {
    filledBy: 'account',
    ceiling: '1 на человека',
    cleared: 'использованный сразу, прочие через 15 минут',
    clearedBy: ['account', 'codes of chats'],
  },
  bot_cursor: {
    filledBy: 'server',
    ceiling: 'одна строка на бота',
    cleared: 'хранится всегда',
    clearedBy: ['never'],
  },
  told_fact: {
    filledBy: 'account',
    ceiling: '500 на человека',
    cleared: 'через 60 дней',
    clearedBy: ['account', 'told facts'],
  },
  social_media: {
    filledBy: 'account',
    ceiling: '1 на человека и продукт',
    cleared: 'с аккаунтом',
    clearedBy: ['account'],
  },
  content_plan: {
    filledBy: 'account',
    ceiling: '500 на человека',
    cleared: 'с аккаунтом',
    clearedBy: ['account'],
  },
  content_plan_item: {
    filledBy: 'account',
    ceiling: '5 000 на человека',
    cleared: 'с аккаунтом',
    clearedBy: ['account'],
  },
  quota_usage: {
    filledBy: 'account',
    ceiling: '1 на человека, продукт и месяц',
    cleared: 'через 13 месяцев',
    clearedBy: ['account', 'old generations'],
  },
  generation_charge: {
    filledBy: 'account',
    ceiling: 'месячная квота продукта: от 1 строки',
    cleared: 'через 13 месяцев',
    clearedBy: ['account', 'old generations'],
  },
  purchase_order: {
    filledBy: 'account',
    ceiling: '20 новых заказов в час на человека',
    cleared: 'неоплаченные через 30 дней',
    clearedBy: ['accounts'],
  },
  payment_event: {
    filledBy: 'payment service',
    ceiling: 'одна строка на подтверждённое сообщение',
    cleared: 'с удалением человека',
    clearedBy: ['accounts'],
  },
  purchase: {
    filledBy: 'payment service',
    ceiling: 'одна строка на покупку и продукт',
    cleared: 'с удалением человека',
    clearedBy: ['accounts'],
  },
  promo_code: {
    filledBy: 'operator',
    ceiling: '1 000 промокодов',
    cleared: 'когда организатор их убирает',
    clearedBy: ['never'],
  },
  legal_text: {
    filledBy: 'operator',
    ceiling: 'одна строка на редакцию текста',
    cleared: 'хранится всегда',
    clearedBy: ['never'],
  },
  content_entry: {
    filledBy: 'operator',
    ceiling: '1 000 записей на раздел; службы консоли — по одной, зашифрованы',
    cleared: 'когда организатор их убирает',
    clearedBy: ['never'],
  },
  site_logo: {
    filledBy: 'operator',
    ceiling: '2 картинки',
    cleared: 'лишние со следующей',
    clearedBy: ['never'],
  },
  content_picture: {
    filledBy: 'operator',
    ceiling: '300 картинок до 1 МБ',
    cleared: 'которых сутки нет ни в одном тексте — со следующей',
    clearedBy: ['never'],
  },
  base_text_version: {
    filledBy: 'operator',
    ceiling: '50 версий на текст базы',
    cleared: 'старшие с новой',
    clearedBy: ['never'],
  },
  operator_event: {
    filledBy: 'operator',
    ceiling: 'строка на изменение в консоли',
    cleared: 'через 3 года',
    clearedBy: ['log of the console'],
  },
  server_secret: {
    filledBy: 'server',
    ceiling: 'одна строка на секрет',
    cleared: 'хранится всегда',
    clearedBy: ['never'],
  },
};
