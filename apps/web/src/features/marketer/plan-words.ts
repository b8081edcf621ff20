import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';

export type PlanStatus = ContentPlanItem['status'];
export type PlanFormat = ContentPlanItem['format'];
export type PlanPurpose = ContentPlanItem['purpose'];

export const statusWords: Readonly<Record<PlanStatus, string>> = {
  idea: 'Идея',
  draft: 'Черновик',
  ready: 'Готово',
  published: 'Опубликовано',
};

export const formatWords: Readonly<Record<PlanFormat, string>> = {
  post: 'Пост',
  story: 'История',
  reels: 'Рилс, клип',
  carousel: 'Карусель',
  article: 'Статья',
  stream: 'Эфир',
  letter: 'Письмо',
};

export const purposeWords: Readonly<Record<PlanPurpose, string>> = {
  useful: 'Польза',
  personal: 'Личное',
  trust: 'Доверие',
  sale: 'Продажа',
};
