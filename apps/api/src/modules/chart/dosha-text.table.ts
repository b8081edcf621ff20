import type { KalaSarpaForm, KalaSarpaKind } from '@nebosvod/engine/dosha/kala-sarpa';

/** Russian names and texts of the doshas. Source: the project's own wording; spelling as Russian practice has it. */
export const DOSHA_TEXTS = {
  manglik: {
    name: 'Манглик (куджа-доша)',
    text: 'Марс в домах, связанных с отношениями: много огня и прямоты. Обычай советует партнёра с таким же положением и неспешность; исключений больше, чем случаев без них.',
    source: '[modern] [PD 10]',
  },
  kalaSarpa: {
    name: 'Кала-сарпа',
    text: 'Грахи собраны по одну сторону от узлов: цельность пути и сильное чувство задачи. В древних текстах такого правила нет, это обычай последних веков.',
    source: '[modern]',
  },
  gandaMoola: {
    name: 'Ганда-мула',
    text: 'Луна в одной из шести накшатр у стыков зодиака: начало пути просит внимания, зато даёт глубину. Обычай предлагает тихий обряд в двадцать седьмой день.',
    source: '[BPHS 92] [MC 1–2]',
  },
  guruChandala: {
    name: 'Гуру-Чандала',
    text: 'Юпитер с узлом: нестандартный взгляд на учение и правила. Помогает проверенный наставник и привычка сверять источники.',
    source: '[modern]',
  },
  shrapit: {
    name: 'Шрапит',
    text: 'Сатурн с Раху: терпение и необычные задачи. Успех чаще приходит к тому, кто не спешит и держит слово.',
    source: '[modern]',
  },
} as const;

export const KALA_SARPA_KIND_NAMES: Readonly<Record<KalaSarpaKind, string>> = {
  ananta: 'Ананта',
  kulika: 'Кулика',
  vasuki: 'Васуки',
  shankhapala: 'Шанкхапала',
  padma: 'Падма',
  mahapadma: 'Махападма',
  takshaka: 'Такшака',
  karkotaka: 'Каркотака',
  shankhachuda: 'Шанкхачуда',
  ghataka: 'Гхатака',
  vishadhara: 'Вишадхара',
  sheshanaga: 'Шешанага',
};

export const KALA_SARPA_FORM_TEXTS: Readonly<Record<KalaSarpaForm, string>> = {
  full: 'полная: все семь грах по градусам с одной стороны',
  'by-sign': 'только по знакам: по градусам хотя бы одна граха уже за осью',
  partial: 'частичная: одна граха по другую сторону',
  none: 'нет',
};

export const KALA_SARPA_DIRECTION_TEXTS = {
  'rahu-to-ketu': 'прямая: грахи от Раху к Кету',
  'ketu-to-rahu': 'обратная (кала-амрита): грахи от Кету к Раху',
} as const;
