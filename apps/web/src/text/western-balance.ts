/** Words of how a Western chart is balanced. */
export const balanceText = {
  title: 'Секта и стихии',
  sect: 'Секта',
  day: 'дневная',
  night: 'ночная',
  elements: [
    { id: 'fire', label: 'Огонь' },
    { id: 'earth', label: 'Земля' },
    { id: 'air', label: 'Воздух' },
    { id: 'water', label: 'Вода' },
  ],
  modes: [
    { id: 'movable', label: 'Кардинальные' },
    { id: 'fixed', label: 'Фиксированные' },
    { id: 'dual', label: 'Мутабельные' },
  ],
  angular: 'В угловых домах',
  none: 'никого',
} as const;
