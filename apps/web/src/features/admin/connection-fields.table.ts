import { type ConnectionId, robokassaHashes } from '@nebosvod/contracts/connection.ids';

export interface ConnectionField {
  readonly name: string;
  readonly label: string;
  /** `secret` is typed anew or left as it is, `number` and `choice` of numbers travel as numbers. */
  readonly type: 'text' | 'secret' | 'number' | 'choice' | 'numbers';
  /** Where the operator finds it. */
  readonly hint?: string;
  /** Stands in the field until something is kept. */
  readonly first?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** Rates of VAT and systems of taxation by the codes of YooKassa's receipts: yookassa.ru/developers/54fz/parameters-values. */
const vatCodes = [
  { value: '', label: 'чеки отправляю без ЮKassa' },
  { value: '1', label: 'без НДС' },
  { value: '2', label: 'НДС 0\u00a0%' },
  { value: '7', label: 'НДС 5\u00a0%' },
  { value: '8', label: 'НДС 7\u00a0%' },
  { value: '3', label: 'НДС 10\u00a0%' },
  { value: '4', label: 'НДС 20\u00a0%' },
  { value: '11', label: 'НДС 22\u00a0%' },
  { value: '9', label: 'расчётная ставка 5/105' },
  { value: '10', label: 'расчётная ставка 7/107' },
  { value: '5', label: 'расчётная ставка 10/110' },
  { value: '6', label: 'расчётная ставка 20/120' },
  { value: '12', label: 'расчётная ставка 22/122' },
];
const taxSystems = [
  { value: '', label: 'одна, как в кабинете' },
  { value: '1', label: 'общая' },
  { value: '2', label: 'упрощённая, доходы' },
  { value: '3', label: 'упрощённая, доходы минус расходы' },
  { value: '4', label: 'ЕНВД' },
  { value: '5', label: 'единый сельхозналог' },
  { value: '6', label: 'патент' },
];

export const connectionFields: Readonly<Record<ConnectionId, readonly ConnectionField[]>> = {
  mail: [
    {
      name: 'host',
      label: 'Почтовый сервер (SMTP)',
      type: 'text',
      hint: 'Его называет ваша почтовая служба: например, smtp.yandex.ru или smtp.mail.ru.',
    },
    {
      name: 'port',
      label: 'Порт',
      type: 'number',
      first: '465',
      hint: '465 — соединение защищено сразу; на других портах сервер должен предложить STARTTLS.',
    },
    { name: 'user', label: 'Имя для входа', type: 'text', hint: 'Чаще всего это сам адрес почты.' },
    {
      name: 'password',
      label: 'Пароль для программ',
      type: 'secret',
      hint: 'Отдельный пароль из настроек почты, не тот, с которым вы открываете ящик.',
    },
    { name: 'from', label: 'С какого адреса приходят письма', type: 'text' },
    { name: 'fromName', label: 'От чьего имени', type: 'text', first: 'Небосвод' },
  ],
  chat: [
    {
      name: 'url',
      label: 'Ссылка на чат (https://…)',
      type: 'text',
      hint: 'Страница, где вы отвечаете людям: бот, чат поддержки, сообщество.',
    },
  ],
  counter: [
    {
      name: 'number',
      label: 'Номер счётчика Яндекс Метрики',
      type: 'text',
      hint: 'Он стоит рядом с именем счётчика на metrika.yandex.ru.',
    },
  ],
  yookassa: [
    {
      name: 'shopId',
      label: 'Номер магазина (shopId)',
      type: 'text',
      hint: 'Кабинет ЮKassa → «Настройки» → «Магазин».',
    },
    {
      name: 'secretKey',
      label: 'Секретный ключ',
      type: 'secret',
      hint: 'Кабинет → «Интеграция» → «Ключи API». Боевой начинается с live_, пробный с test_.',
    },
    { name: 'vatCode', label: 'Ставка НДС в чеке', type: 'numbers', options: vatCodes },
    { name: 'taxSystemCode', label: 'Система налогообложения в чеке', type: 'numbers', options: taxSystems },
  ],
  robokassa: [
    { name: 'login', label: 'Идентификатор магазина', type: 'text', hint: '«Технические настройки» магазина.' },
    { name: 'password1', label: 'Пароль №1', type: 'secret' },
    { name: 'password2', label: 'Пароль №2', type: 'secret' },
    {
      name: 'hash',
      label: 'Алгоритм расчёта хеша',
      type: 'choice',
      first: 'md5',
      hint: 'Тот же, что выбран в технических настройках.',
      options: robokassaHashes.map((value) => ({ value, label: value.toUpperCase() })),
    },
  ],
  getcourse: [
    {
      name: 'secret',
      label: 'Секрет в адресе для GetCourse',
      type: 'secret',
      hint: 'По нему сервер узнаёт вашу школу. Придумайте или возьмите предложенный.',
    },
    {
      name: 'account',
      label: 'Имя школы (необязательно)',
      type: 'text',
      hint: '«школа» из адреса школа.getcourse.ru.',
    },
    {
      name: 'apiKey',
      label: 'Ключ API (необязательно)',
      type: 'secret',
      hint: 'С ним заказы раз в сутки сверяются с выгрузкой: потерянное сообщение находится само.',
    },
  ],
};
