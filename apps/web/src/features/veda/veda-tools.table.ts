import type { ProductId } from '@nebosvod/contracts/products.table';

/** A tool of a Veda level: a place of the workspace. */
export interface VedaTool {
  readonly label: string;
  readonly note: string;
  /** Tab and varga of the open chart; null for the choice of a time, which is in the panchanga. */
  readonly chart: { readonly tab?: string; readonly varga?: number } | null;
}

interface VedaLevel {
  readonly id: ProductId;
  readonly title: string;
  readonly tools: readonly VedaTool[];
}

/**
 * What each level adds; a higher level holds the lower ones.
 * Source: product design 4.5, levels 14–17.
 */
export const vedaLevels: readonly VedaLevel[] = [
  {
    id: 14,
    title: 'Основы',
    tools: [
      { label: 'Раши', note: 'планеты, знаки, накшатры', chart: { tab: 'planets' } },
      { label: 'Толкования', note: 'чтение карты целиком', chart: { tab: 'reading' } },
      { label: 'Рождение', note: 'панчанга рождения, слог имени', chart: { tab: 'birth' } },
      { label: 'Отношения', note: 'дружба и вражда грах', chart: { tab: 'relations' } },
    ],
  },
  {
    id: 15,
    title: 'Периоды',
    tools: [
      { label: 'Даши', note: 'периоды с датами', chart: { tab: 'dashas' } },
      { label: 'Линия жизни', note: 'даши и транзиты на одной оси', chart: { tab: 'life' } },
      { label: 'Раши-даши', note: 'периоды знаков', chart: { tab: 'rasi-dashas' } },
      { label: 'Транзиты', note: 'гочара над картой', chart: { tab: 'transits' } },
      { label: 'Саде-сати', note: 'Сатурн у Луны', chart: { tab: 'sade-sati' } },
      { label: 'Таджика', note: 'карта года', chart: { tab: 'tajaka' } },
      { label: 'Навамша', note: 'D9, отношения', chart: { varga: 9 } },
      { label: 'Дашамша', note: 'D10, дело', chart: { varga: 10 } },
    ],
  },
  {
    id: 16,
    title: 'Мухурта и совместимость',
    tools: [
      { label: 'Мухурта', note: 'выбор времени для дела', chart: null },
      { label: 'Совместимость', note: '36 баллов двух карт', chart: { tab: 'compatibility' } },
      { label: 'Особые лагны', note: 'хора, гхати, варнада', chart: { tab: 'lagnas' } },
      { label: 'КП', note: 'куспиды с сабами, сигнификаторы, число вопроса', chart: { tab: 'kp' } },
      { label: 'Прашна', note: 'карта вопроса, доводы за и против, сроки', chart: { tab: 'prashna' } },
      { label: 'Пушкара', note: 'благие навамши и градусы', chart: { tab: 'pushkara' } },
    ],
  },
  {
    id: 17,
    title: 'Полный доступ',
    tools: [
      { label: 'Шадбала', note: 'сила грах', chart: { tab: 'shadbala' } },
      { label: 'Аштакаварга', note: 'баллы домов', chart: { tab: 'ashtakavarga' } },
      { label: 'Авастхи', note: 'состояния грах', chart: { tab: 'avasthas' } },
      { label: 'Йоги', note: 'сочетания с условиями', chart: { tab: 'yogas' } },
      { label: 'Чакры', note: 'сударшана и другие диаграммы', chart: { tab: 'chakras' } },
      { label: 'Ректификация', note: 'время рождения по событиям', chart: { tab: 'rectification' } },
    ],
  },
];
