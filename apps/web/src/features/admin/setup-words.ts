import type { SetupStep } from '@nebosvod/contracts/admin-setup';

interface StepWords {
  readonly title: string;
  /** What visitors meet while it is not set. */
  readonly without: string;
  /** Where it is set. */
  readonly how: string;
}

export const stepWords: Readonly<Record<SetupStep, StepWords>> = {
  seller: {
    title: 'Имя и контакты',
    without: 'Посетитель, который не может купить на сайте, не знает, кому писать.',
    how: 'Имя, почта, телефон или страница для связи',
  },
  brand: {
    title: 'Цвета и логотип',
    without: 'Сайт в цветах и с логотипом Небосвода.',
    how: 'Цвет для тёмной и светлой темы, картинка логотипа',
  },
  address: {
    title: 'Адрес сайта',
    without: 'Ссылки в письмах ведут на этот компьютер, поисковики не знают канонического адреса.',
    how: 'Переменная PUBLIC_URL',
  },
  mail: {
    title: 'Почта',
    without: 'Письма не уходят: коды входа лежат в папке outbox рядом с базой.',
    how: 'Переменные SMTP_URL и MAIL_FROM',
  },
  prices: {
    title: 'Цены',
    without: 'Вместо цены посетитель читает «цену задаёт организатор».',
    how: 'Поле price в content/shop.yaml',
  },
  payment: {
    title: 'Оплата',
    without: 'Купить на сайте нельзя: товар предлагает написать организатору.',
    how: 'Переменные YOOKASSA_SHOP_ID и YOOKASSA_SECRET_KEY или ROBOKASSA_LOGIN с двумя паролями',
  },
  offers: {
    title: 'Предложения GetCourse',
    without: 'Покупки в GetCourse сохраняются, но ничего не открывают.',
    how: 'Файл content/offers.yaml и переменные GETCOURSE_…',
  },
  legal: {
    title: 'Юридические тексты',
    without: 'На страницах текстов стоят шаблоны с пустыми местами в квадратных скобках.',
    how: 'Файлы content/legal/*.md, template: false',
  },
  chat: { title: 'Чат', without: 'Пункта «Чат» в меню нет.', how: 'Переменная CHAT_URL' },
  counter: {
    title: 'Счётчик посещений',
    without: 'Посещения не считаются, вопроса о cookie нет.',
    how: 'Переменная METRIKA_ID',
  },
  model: {
    title: 'Языковая модель',
    without: 'Документы пишет сам сервис по базе толкований.',
    how: 'Переменные LLM_PROVIDER, LLM_MODEL и LLM_API_KEY',
  },
  keys: {
    title: 'Свои ключи',
    without: 'Ключи подписи и шифрования лежат в той же базе, что и данные.',
    how: 'Переменные TOKEN_SECRETS и SECRETS_KEY',
  },
};
