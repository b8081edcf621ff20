/** Words of the calendar of the sky. */
export const skyCalendarText = {
  title: 'Календарь неба',
  lead: (zone: string) =>
    `Ингрессии, развороты, лунации, затмения и точные аспекты в тропическом зодиаке, до десяти лет за раз. Время по часам этого устройства (${zone}).`,
  show: 'Показать',
  kinds: {
    ingress: 'Ингрессии',
    station: 'Развороты',
    'moon-phase': 'Лунации',
    eclipse: 'Затмения',
    aspect: 'Аспекты',
  },
  kindsOf: 'Какие события показать',
  moon: 'Луна в ингрессиях и аспектах',
  moons: { without: 'Без Луны', with: 'С Луной' },
  body: 'Планета',
  anyBody: 'Все планеты',
  found: 'Событий:',
  when: 'Когда',
  event: 'Событие',
  none: 'Таких событий за это время нет.',
  noKinds: 'Отметьте хотя бы один вид событий.',
  more: 'Показать ещё',
  calendar: 'Календарь .ics',
  table: 'Таблица CSV',
  file: (from: string, to: string) => `Небо ${from} — ${to}`,
  columns: ['Дата', 'Время', 'Вид', 'Событие'],
} as const;
