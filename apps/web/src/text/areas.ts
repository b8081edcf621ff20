import type { ProductArea } from '@nebosvod/contracts/products.table';

export type Area = ProductArea;
/** Areas of those who work with clients. */
export type PracticeArea = Exclude<Area, 'marketer'>;

interface AreaText {
  readonly title: string;
  readonly subtitle: string;
  /** Ids any one of which opens the area. */
  readonly productIds: readonly number[];
  /** «Раздел открывает …» */
  readonly opener: string;
  readonly forWhom: string;
  /** What is free and near the subject. */
  readonly free: { readonly label: string; readonly to: '/home/natal-chart' | '/home/panchanga' };
}

/** What each area is, for whom and what it holds: shown to those who do not own it yet. */
export const areas: Readonly<Record<Area, AreaText>> = {
  astrolog: {
    title: 'Астролог',
    subtitle: 'Западная карта: аспекты, транзиты, возвращения и синастрия на одной странице',
    productIds: [1],
    opener: 'продукт «Астролог»',
    forWhom:
      'Для практикующих астрологов. Тропический зодиак, дома Плацидуса, аспекты, транзиты, соляр и синастрия. Все техники одной карты лежат рядом.',
    free: { label: 'Открыть натальную карту', to: '/home/natal-chart' },
  },
  numerolog: {
    title: 'Нумеролог',
    subtitle: 'Все системы на одной дате: матрица, квадрат, числа имени и личные циклы',
    productIds: [2],
    opener: 'продукт «Нумеролог»',
    forWhom:
      'Для практикующих нумерологов. Школа выбирается отдельно для каждой системы, расхождения школ показаны рядом, а не спрятаны. У каждого числа видно, как оно получено.',
    free: { label: 'Открыть натальную карту', to: '/home/natal-chart' },
  },
  marketer: {
    title: 'Маркетолог',
    subtitle: 'Контент-план на неделю и на месяц: рубрики в равновесии, у каждой сети свой тон',
    productIds: [3],
    opener: 'продукт «Маркетолог»',
    forWhom:
      'Для тех, кто ведёт блог о Джйотиш, астрологии или нумерологии сам. План ведёте вы: темы, рубрики и поводы на своих днях, и видно, чего слишком много. Тексты остаются вашими.',
    free: { label: 'Открыть панчангу', to: '/home/panchanga' },
  },
  veda: {
    title: 'Veda',
    subtitle: 'Веда: рабочее место Джйотиш, где карты и вкладки уровня под рукой',
    productIds: [14, 15, 16, 17],
    opener: 'любой из четырёх уровней Veda',
    forWhom:
      'Для тех, кто учится Джйотиш или ведёт по ней консультации. Расчёты карты открыты всем, КП — с третьего уровня; уровень собирает нужные вкладки вокруг ваших карт. Каждый следующий уровень включает предыдущий.',
    free: { label: 'Открыть натальную карту', to: '/home/natal-chart' },
  },
};

export const areaText = {
  whatInside: 'Что внутри',
  forWhom: 'Для кого',
  howTo: 'Как получить доступ',
  toShop: 'В магазин',
  signIn: 'Войти',
  guestLock: (opener: string) => `Раздел открывает ${opener}. Если он у вас есть, войдите в аккаунт.`,
  userLock: (opener: string) => `Раздел открывает ${opener}. На вашей почте его пока нет.`,
  steps: [
    'Выберите продукт в магазине.',
    'Оплатите его на ту почту, с которой входите сюда.',
    'Раздел откроется сам, этот адрес останется тем же.',
  ],
  productsFailed: 'Не удалось проверить ваши продукты. Остальные разделы работают.',
} as const;
