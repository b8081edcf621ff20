import type { ConsentPurpose } from '@nebosvod/contracts/account';

/** Words of the profile. */
export const profileText = {
  tabs: {
    data: 'Данные',
    products: 'Мои продукты',
    purchases: 'Покупки',
    networks: 'Соцсети',
    reading: 'Мой разбор',
    booking: 'Запись',
    reminders: 'Напоминания',
    calculation: 'Расчёт',
    privacy: 'Приватность',
    security: 'Безопасность',
  },
  purposes: {
    offer: 'Оферта',
    'personal-data': 'Обработка персональных данных',
    newsletter: 'Рассылка новостей',
    analytics: 'Статистика посещений',
  } satisfies Record<ConsentPurpose, string>,
  orderStatuses: { paid: 'Оплачен', pending: 'Ждёт оплаты', refunded: 'Возвращён', cancelled: 'Отменён' },
} as const;

export type ProfileTab = keyof typeof profileText.tabs;
