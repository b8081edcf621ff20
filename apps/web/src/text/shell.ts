/** Words of the shell. */
export const shellText = {
  skip: 'К содержанию',
  sections: 'Разделы',
  toHome: 'На главную',
  collapse: 'Свернуть меню',
  expand: 'Развернуть меню',
  menu: 'Меню',
  newTab: 'откроется в новой вкладке',
  chatHint: 'откроется чат на другом сайте',
  privacy: 'Политика конфиденциальности',
  source: 'Исходный код',
  cookies: 'Настройки cookie',
  theme: 'Тема',
  themes: { dark: 'Тёмная', light: 'Светлая', auto: 'Как в системе' },
  offline: 'Нет сети: новое не загрузится, открытое остаётся на экране',
} as const;
