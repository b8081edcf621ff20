import type { SetupStep } from '@nebosvod/contracts/admin-setup';

interface StepWords {
  readonly title: string;
  /** What visitors meet while it is not set. */
  readonly without: string;
  /** Where it is set, if not here. */
  readonly how?: string;
}

export const stepWords: Readonly<Record<SetupStep, StepWords>> = {
  seller: {
    title: 'Имя и контакты',
    without: 'Посетитель, который не может купить на сайте, не знает, кому писать.',
  },
  brand: {
    title: 'Цвета и логотип',
    without: 'Сайт в цветах и с логотипом Небосвода.',
  },
  address: {
    title: 'Адрес сайта',
    without: 'Ссылки в письмах ведут на этот компьютер, поисковики не знают канонического адреса.',
    how: 'Его задаёт тот, кто держит сервер: переменная PUBLIC_URL (например, https://nebo.example) и перезапуск. Пока адреса нет, сайт виден только с этого компьютера.',
  },
  mail: {
    title: 'Почта',
    without: 'Письма не уходят: коды входа лежат в папке outbox рядом с базой.',
  },
  prices: {
    title: 'Цены',
    without: 'Вместо цены посетитель читает «цену задаёт организатор».',
  },
  payment: {
    title: 'Оплата',
    without: 'Купить на сайте нельзя: товар предлагает написать организатору.',
  },
  offers: {
    title: 'Предложения GetCourse',
    without: 'Покупки в GetCourse сохраняются, но ничего не открывают.',
  },
  legal: {
    title: 'Юридические тексты',
    without: 'На страницах текстов стоят шаблоны с пустыми местами в квадратных скобках.',
  },
  chat: { title: 'Чат', without: 'Пункта «Чат» в меню нет.' },
  counter: {
    title: 'Счётчик посещений',
    without: 'Посещения не считаются, вопроса о cookie нет.',
  },
  model: {
    title: 'Языковая модель',
    without: 'Документы пишет сам сервис по базе толкований.',
    how: 'Необязательна. Её задаёт тот, кто держит сервер: переменные LLM_PROVIDER, LLM_MODEL и LLM_API_KEY и перезапуск.',
  },
  keys: {
    title: 'Свои ключи',
    without: 'Ключи подписи и шифрования лежат в той же базе, что и данные.',
    how: 'Их задаёт тот, кто держит сервер: переменные TOKEN_SECRETS и SECRETS_KEY (длинные случайные строки, сохраните их отдельно) и перезапуск. Все войдут заново, ключи служб введёте ещё раз.',
  },
};
