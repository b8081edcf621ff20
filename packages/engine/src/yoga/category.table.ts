import type { YogaCategory } from './definition.ts';

/** Russian names of the categories. Source: the project's own wording. */
export const YOGA_CATEGORY_NAMES: Readonly<Record<YogaCategory, string>> = {
  mahapurusha: 'Панча-махапуруша',
  chandra: 'Йоги Луны',
  surya: 'Йоги Солнца',
  nabhasa: 'Набхаса: фигуры неба',
  raja: 'Раджа-йоги: положение и признание',
  dhana: 'Дхана-йоги: достаток',
  daridra: 'Даридра-йоги: бережность со средствами',
  arishta: 'Аришта: что просит заботы',
  'arishta-bhanga': 'Аришта-бханга: защита',
  'neecha-bhanga': 'Нича-бханга: отмена падения',
  viparita: 'Випарита: оборот трудного',
  parivartana: 'Паривартана: обмен домов',
  sannyasa: 'Санньяса: внутренний путь',
  dosha: 'Доши',
  others: 'Другие сочетания',
};
