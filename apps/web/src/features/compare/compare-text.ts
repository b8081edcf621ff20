/** Words of the choice of a second chart. */
export const compareText = {
  whom: 'С кем сравнить',
  example: 'Пример',
  typed: 'Ввести рождение',
  saved: 'Из сохранённых',
  another: 'Сравнить с другим',
  compareWith: (name: string) => `Сравнить с картой «${name}»`,
  guest: 'Сохранённые карты есть у вошедших. Войдите: карта этого устройства останется на месте.',
  typedHint: 'Введённое останется до закрытия вкладки и в аккаунт не попадёт.',
} as const;
